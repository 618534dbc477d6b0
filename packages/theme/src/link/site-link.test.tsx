import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../fixtures/render.tsx'
import { InRouter } from '../fixtures/in-router.tsx'
import { SiteLink, type SiteLinkProps } from './site-link.tsx'

function renderLink(link: Pick<SiteLinkProps, 'href' | 'isExternal' | 'isDocument'>): HTMLElement {
  render(
    <InRouter>
      <SiteLink {...link} className="x">
        There
      </SiteLink>
    </InRouter>,
  )
  return screen.getByRole('link')
}

/** Whether the router takes a click. */
function takes(link: HTMLElement): boolean {
  let isTaken = false
  const onClick = (event: MouseEvent): void => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', onClick, { once: true })
  fireEvent.click(link)
  return isTaken
}

test('the router handles a link to a page', () => {
  const link = renderLink({ href: '/docs/intro', isExternal: false })
  expect(link.outerHTML).toBe('<a class="x" href="/docs/intro">There</a>')
  expect(takes(link)).toBe(true)
})

test('a link to a file is marked for the shell and left to the browser', () => {
  const link = renderLink({ href: '/data.zip', isExternal: false, isDocument: true })
  expect(link.outerHTML).toBe('<a class="x" href="/data.zip" data-fyr-document="">There</a>')
  expect(takes(link)).toBe(false)
})

test.each(['mailto:a@x.example', 'tel:+4755000000'])('%s opens no tab', (href) => {
  const link = renderLink({ href, isExternal: true })
  expect(link.outerHTML).toBe(`<a class="x" href="${href}">There</a>`)
  expect(takes(link)).toBe(false)
})

test.each(['https://x.example/', '//x.example/'])('%s opens a tab and says so', (href) => {
  const link = renderLink({ href, isExternal: true })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  expect(link.textContent).toBe('There (opens in a new tab)')
  expect(link.querySelector('[data-icon="external"]')).not.toBeNull()
})
