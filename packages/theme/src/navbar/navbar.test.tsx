import type { Page } from '@fyr/content-pipeline/manifest'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../fixtures/render.tsx'
import { AS_IT_COMES, CustomisationContext } from '../customising/customisation.ts'
import type { Customisation } from '../overridable-components.ts'
import { InRouter } from '../fixtures/in-router.tsx'
import { sampleSiteData } from '../fixtures/sample-site-data.ts'
import { sampleBlogList, sampleDoc, sampleLoneDoc } from '../fixtures/sample-pages.ts'
import { sampleMeta } from '../fixtures/sample-shell.tsx'
import { Navbar } from './navbar.tsx'

const colorMode = { choice: 'light', isReady: true, choose: () => {} } as const

function renderNavbar(meta = sampleMeta(sampleDoc), openDrawer = () => {}, siteData = sampleSiteData) {
  return render(
    <InRouter at={`${meta.path}?x=1#s`}>
      <Navbar
        siteData={siteData}
        meta={meta}
        colorMode={colorMode}
        isDrawerOpen={false}
        onOpenDrawer={openDrawer}
      />
    </InRouter>,
  )
}

test('is a navigation with a name', () => {
  renderNavbar()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
})

test('marks the item of the page that is shown', () => {
  renderNavbar(sampleMeta(sampleBlogList))
  expect(screen.getByRole('link', { name: 'Updates' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Docs' }).hasAttribute('aria-current')).toBe(false)
})

test('the language menu leads to this page, query and hash included, and loads a document', () => {
  renderNavbar()
  const link = screen.getByText('Norsk')
  expect(link.getAttribute('href')).toBe('/no/docs/resources/feeding?x=1#s')
  expect([link.getAttribute('lang'), link.getAttribute('hreflang')]).toEqual(['no', 'no'])
  expect(link.hasAttribute('data-fyr-locale')).toBe(true)
})

test('a link that leaves the site opens a tab of its own and says so', () => {
  renderNavbar()
  const link = screen.getByRole('link', { name: 'Source code (opens in a new tab)' })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

test('a link to a file is marked for the shell', () => {
  const link = {
    type: 'link',
    label: 'API',
    href: '/openapi.json',
    isExternal: false,
    isDocument: true,
    position: 'left',
  } as const
  renderNavbar(undefined, undefined, { ...sampleSiteData, navbar: [link] })
  expect(screen.getByRole('link', { name: 'API' }).hasAttribute('data-fyr-document')).toBe(true)
})

test('the menu button opens the drawer', () => {
  const openDrawer = vi.fn<() => void>()
  renderNavbar(undefined, openDrawer)
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(openDrawer).toHaveBeenCalledOnce()
})

/** The navbar of a site without items, on a page. */
function renderEmpty(page: Page, customisation: Customisation = AS_IT_COMES): HTMLElement | null {
  render(
    <CustomisationContext value={customisation}>
      <InRouter>
        <Navbar
          siteData={{ ...sampleSiteData, navbar: [] }}
          meta={sampleMeta(page)}
          colorMode={colorMode}
          isDrawerOpen={false}
          onOpenDrawer={() => {}}
        />
      </InRouter>
    </CustomisationContext>,
  )
  return screen.queryByRole('button', { name: 'Open menu' })
}

test('a site without items has a menu button only on pages with a sidebar', () => {
  expect(renderEmpty(sampleLoneDoc)).toBeNull()
  expect(renderEmpty(sampleDoc)).not.toBeNull()
})

test.each([
  ['adds to the drawer', { slots: { DrawerEnd: () => null } }],
  ['has a drawer of its own', { components: { Drawer: () => null } }],
])('a site without items that %s has a menu button on every page', (_, customisation) => {
  expect(renderEmpty(sampleLoneDoc, customisation)).not.toBeNull()
})

function openLanguageMenu(): HTMLDetailsElement {
  const details = screen.getByText('Norsk').closest('details')
  if (details === null) throw new Error('The language menu is not a disclosure.')
  details.open = true
  return details
}

test('Escape closes a menu and gives the focus back to its button', () => {
  renderNavbar()
  const details = openLanguageMenu()
  within(details).getByText('Norsk').focus()
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })
  expect(details.open).toBe(false)
  expect(document.activeElement).toBe(details.querySelector('summary'))
})

test.each(['pointerDown', 'focusIn'] as const)('a %s outside closes a menu', (event) => {
  renderNavbar()
  const details = openLanguageMenu()
  fireEvent[event](within(details).getByText('Norsk'))
  expect(details.open).toBe(true)
  fireEvent[event](document.body)
  expect(details.open).toBe(false)
})
