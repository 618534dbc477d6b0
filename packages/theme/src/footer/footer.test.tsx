import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../fixtures/render.tsx'
import { InRouter } from '../fixtures/in-router.tsx'
import { sampleSiteData } from '../fixtures/sample-site-data.ts'
import { Footer } from './footer.tsx'

test('has its columns under their titles, and the rights below', () => {
  const { container } = render(
    <InRouter>
      <Footer footer={sampleSiteData.footer} />
    </InRouter>,
  )
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Documentation',
    'Resources',
  ])
  expect(screen.getByRole('link', { name: 'Updates' }).getAttribute('href')).toBe('/blog')
  expect(container.textContent).toContain('© Sample AS')
})

test('has a line of links and a linked picture', () => {
  const link = { href: 'https://sample.example', isExternal: true }
  const links = [{ label: 'Terms', href: '/terms', isExternal: false }]
  const footer = { columns: [], links, logo: { src: '/img/as.svg', alt: 'Sample AS', link }, copyright: '' }
  render(
    <InRouter>
      <Footer footer={footer} />
    </InRouter>,
  )
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms')
  expect(screen.getByRole('link', { name: /^Sample AS/ }).getAttribute('href')).toBe('https://sample.example')
  expect(screen.getByRole('img').getAttribute('src')).toBe('/img/as.svg')
})

test('is rendered in a mode of its own where the site wants that', () => {
  const { container } = render(
    <InRouter>
      <Footer footer={{ ...sampleSiteData.footer, mode: 'dark' }} />
    </InRouter>,
  )
  expect(container.querySelector('footer')?.dataset['theme']).toBe('dark')
})

test('a link to a file is marked for the shell', () => {
  const link = { label: 'Data', href: '/data.zip', isExternal: false, isDocument: true } as const
  render(
    <InRouter>
      <Footer footer={{ columns: [{ title: 'Files', links: [link] }], copyright: '' }} />
    </InRouter>,
  )
  expect(screen.getByRole('link').hasAttribute('data-fyr-document')).toBe(true)
})
