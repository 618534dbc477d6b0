import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { sampleNorwegianSiteData } from '../fixtures/sample-site-data.ts'
import { metaPolicy } from './content-security-policy.ts'
import { renderRedirect } from './render-redirect.tsx'

test('redirects browsers, informs search engines, and has a link for everyone else', () => {
  const html = renderRedirect({
    to: '/no/docs/måling',
    siteData: sampleNorwegianSiteData,
    assets: { styleSheet: '/no/s.css', bootScript: '/no/b.js', integrity: { '/no/b.js': 'sha256-b' } },
  })
  const { document } = new JSDOM(html).window
  const refresh = document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')
  expect(refresh).toBe('0; url=/no/docs/m%C3%A5ling')
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://sample.example/no/docs/m%C3%A5ling',
  )
  for (const link of ['main a', 'head link[data-fyr-moved]'])
    expect(document.querySelector(link)?.getAttribute('href')).toBe('/no/docs/måling')
  expect([document.documentElement.lang, document.title]).toEqual(['no', 'Siden er flyttet | Sample Docs'])
  const scripts = [...document.querySelectorAll('script, style, [style]')].map(({ outerHTML }) => outerHTML)
  expect(scripts).toEqual(['<script type="module" src="/no/b.js" integrity="sha256-b"></script>'])
})

test('has the policy before everything that loads, where the site asks for it', () => {
  const siteData = { ...sampleNorwegianSiteData, hasMetaPolicy: true } as const
  const assets = { styleSheet: '/no/s.css', bootScript: '/no/b.js' }
  const html = renderRedirect({ to: '/no/docs/måling', siteData, assets })
  const element = new JSDOM(html).window.document.querySelector('meta[http-equiv="Content-Security-Policy"]')
  expect(element?.getAttribute('content')).toBe(metaPolicy(siteData))
  expect(html.slice(0, html.indexOf('Content-Security-Policy'))).not.toMatch(/<(?:link|script)\b/)
})
