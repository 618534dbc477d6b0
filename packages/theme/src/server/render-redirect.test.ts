import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { sampleNorwegianSiteData } from '../fixtures/sample-site-data.ts'
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
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('/no/docs/måling')
  expect([document.documentElement.lang, document.title]).toEqual(['no', 'Siden er flyttet | Sample Docs'])
  const scripts = [...document.querySelectorAll('script, style, [style]')].map(({ outerHTML }) => outerHTML)
  expect(scripts).toEqual(['<script type="module" src="/no/b.js" integrity="sha256-b"></script>'])
})
