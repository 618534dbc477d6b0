import type { SidebarLink } from '@fyr/content-pipeline/manifest'
import { act, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { render } from '../fixtures/render.tsx'
import { InRouter } from '../fixtures/in-router.tsx'
import {
  flatSidebar,
  largeSidebar,
  sampleBlogSidebar,
  sampleSidebar,
  sidebarWithHtml,
  sidebarWithUnlistedPages,
} from '../fixtures/sample-sidebars.ts'
import { SidebarNav } from './sidebar-nav.tsx'

function docs(currentPath: string, isPending = false) {
  return (
    <InRouter isPending={isPending}>
      <SidebarNav sidebar={sampleSidebar} currentPath={currentPath} />
    </InRouter>
  )
}

function disclosureAround(text: string): HTMLDetailsElement {
  const details = screen.getByText(text).closest('details')
  if (details === null) throw new Error(`"${text}" is in no disclosure.`)
  return details
}

test('is a navigation with a name', () => {
  render(docs('/docs/intro'))
  expect(screen.getByRole('navigation', { name: 'Documentation' })).toBeTruthy()
})

test('marks the current page and no other', () => {
  const { container } = render(docs('/docs/resources/feeding'))
  const current = [...container.querySelectorAll('[aria-current]')].map((link) => link.textContent)
  expect(current).toEqual(['Feeding'])
})

test('opens the category that holds the current page and leaves others closed', () => {
  render(docs('/docs/resources/feeding'))
  expect(disclosureAround('Feeding').open).toBe(true)
  expect(disclosureAround('Command line').open).toBe(false)
})

test('opens the category whose own page is the current one', () => {
  render(docs('/docs/resources/'))
  expect(disclosureAround('Feeding').open).toBe(true)
})

test('has every link in the document, closed categories included', () => {
  const { container } = render(docs('/docs/intro'))
  expect(container.querySelector('a[href="/docs/tools/command-line"]')).not.toBeNull()
})

test('following a link renders no unrelated entry again', () => {
  const looks = { rendered: 0 }
  const away: SidebarLink = {
    type: 'link',
    label: 'Away',
    href: 'https://away.example/',
    // Read by nothing but the rendering of the entry.
    get isExternal(): true {
      looks.rendered += 1
      return true
    },
  }
  const sidebar = { ...sampleSidebar, items: [...sampleSidebar.items, away] }
  const at = (currentPath: string) => (
    <InRouter>
      <SidebarNav sidebar={sidebar} currentPath={currentPath} />
    </InRouter>
  )
  const { rerender } = render(at('/docs/intro'))
  const { rendered } = looks
  rerender(at('/docs/resources/feeding'))
  expect(rendered).toBeGreaterThan(0)
  expect(looks.rendered).toBe(rendered)
})

test('keeps what the reader opened while pages change, and opens the category of the new page', () => {
  const { rerender } = render(docs('/docs/intro'))
  disclosureAround('Command line').open = true
  disclosureAround('Command line').dispatchEvent(new Event('toggle'))
  rerender(docs('/docs/resources/mortality'))
  expect(disclosureAround('Command line').open).toBe(true)
  expect(disclosureAround('Mortality').open).toBe(true)
})

test('a category that the reader closed stays closed on the next page inside it', () => {
  const { rerender } = render(docs('/docs/resources/mortality'))
  disclosureAround('Feeding').open = false
  disclosureAround('Feeding').dispatchEvent(new Event('toggle'))
  rerender(docs('/docs/resources/feeding'))
  expect(disclosureAround('Feeding').open).toBe(false)
})

test('begins with the current entry in view, and a navigation leaves it where the reader has it', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
    const nav = this.closest('nav')
    if (this === nav) return new DOMRect(0, 0, 200, 400)
    const place = [...(nav?.querySelectorAll('a') ?? [])].findIndex((link) => link === this)
    return new DOMRect(0, place * 40 - (nav?.scrollTop ?? 0), 200, 40)
  })
  const { rerender } = render(large(12, '/docs/section-3/page-5'))
  const nav = screen.getByRole('navigation')
  const { scrollTop } = nav
  expect(scrollTop).toBeGreaterThan(0)
  rerender(large(12, '/docs/section-9/page-5'))
  expect(nav.querySelector('[aria-current="page"]')?.textContent).toBe('Page 9.5')
  expect(nav.scrollTop).toBe(scrollTop)
  vi.restoreAllMocks()
})

test('the link of a category opens it, and on its own page opens and closes it', () => {
  const { rerender } = render(docs('/docs/resources/mortality'))
  const category = disclosureAround('Feeding')
  category.open = false
  act(() => void category.dispatchEvent(new Event('toggle')))
  const link = screen.getByRole('link', { name: 'Resources' })
  fireEvent.click(link)
  rerender(docs('/docs/resources/'))
  expect(category.open).toBe(true)
  fireEvent.click(link)
  expect(category.open).toBe(false)
  fireEvent.click(link)
  expect(category.open).toBe(true)
})

test('the second click of a double click leaves a category as it was after the first', () => {
  const { rerender } = render(docs('/docs/intro'))
  const link = screen.getByRole('link', { name: 'Resources' })
  fireEvent.click(link, { detail: 1 })
  rerender(docs('/docs/resources/'))
  fireEvent.click(link, { detail: 2 })
  expect(disclosureAround('Feeding').open).toBe(true)
})

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  "a click with %s, which is the browser's, opens and closes no category",
  (key) => {
    render(docs('/docs/resources/'))
    const link = screen.getByRole('link', { name: 'Resources' })
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link, { [key]: true })
    expect(disclosureAround('Feeding').open).toBe(true)
  },
)

test('a category stays open for a reader who turns back to its page from one that is on its way', () => {
  const { rerender } = render(docs('/docs/resources/'))
  const link = screen.getByRole('link', { name: 'Resources' })
  rerender(docs('/docs/resources/', true))
  fireEvent.click(link)
  rerender(docs('/docs/resources/'))
  expect(disclosureAround('Feeding').open).toBe(true)
  fireEvent.click(link)
  expect(disclosureAround('Feeding').open).toBe(false)
})

test('shows HTML between the entries, and the classes that a site gives them', () => {
  const { container } = render(
    <InRouter>
      <SidebarNav sidebar={sidebarWithHtml} currentPath="/docs/quickstart" />
    </InRouter>,
  )
  expect(screen.getByRole('img', { name: 'Fjord' }).getAttribute('width')).toBe('32')
  expect(screen.getByRole('link', { name: 'What is new' }).getAttribute('href')).toBe('/docs/changes')
  const away = screen.getByRole<HTMLAnchorElement>('link', { name: 'How it runs (opens in a new tab)' })
  expect([away.target, away.rel, away.dataset['kind']]).toEqual(['_blank', 'noopener noreferrer', 'status'])
  expect(container.querySelector('hr')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelector('li.is-new')?.textContent).toBe('Introduction')
})

test('shows an unlisted page only on that page', () => {
  const { container, rerender } = render(unlisted('/docs/intro'))
  const shown = () => [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(shown()).toEqual(['/docs/intro', '/docs/lone/', '/docs/tools/open'])
  rerender(unlisted('/docs/secret'))
  expect(shown()).toEqual(['/docs/intro', '/docs/secret', '/docs/lone/', '/docs/tools/open'])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Secret')
  rerender(unlisted('/docs/tools/'))
  expect(shown()).toEqual(['/docs/intro', '/docs/lone/', '/docs/tools/', '/docs/tools/open'])
  rerender(unlisted('/docs/lone/hidden'))
  expect(shown()).toEqual(['/docs/intro', '/docs/lone/', '/docs/lone/hidden', '/docs/tools/open'])
  rerender(unlisted('/docs/dark/hidden'))
  expect(shown()).toEqual(['/docs/intro', '/docs/lone/', '/docs/tools/open', '/docs/dark/hidden'])
})

test('names a list of posts after its year', () => {
  render(
    <InRouter>
      <SidebarNav sidebar={sampleBlogSidebar} currentPath="/blog/welcome" />
    </InRouter>,
  )
  expect(screen.getByRole('navigation', { name: 'Recent posts' })).toBeTruthy()
  expect(screen.getByRole('list', { name: '2024' }).textContent).toBe('Welcome')
})

function unlisted(currentPath: string) {
  return (
    <InRouter>
      <SidebarNav sidebar={sidebarWithUnlistedPages} currentPath={currentPath} />
    </InRouter>
  )
}

function large(sections: number, currentPath = '/docs/section-3/page-4') {
  return (
    <InRouter>
      <SidebarNav sidebar={largeSidebar(sections)} currentPath={currentPath} />
    </InRouter>
  )
}

/** The addresses in the markup that a server sends. */
function sentLinks(sections: number): string[] {
  const sent = document.createElement('div')
  sent.innerHTML = renderToString(large(sections))
  return [...sent.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
}

test('a document holds the branch of a large sidebar and one link for every other category', () => {
  const links = sentLinks(40)
  expect(links.filter((href) => href.startsWith('/docs/section-3/'))).toHaveLength(10)
  expect(links.filter((href) => href.startsWith('/docs/section-4/'))).toEqual(['/docs/section-4/'])
  expect(links.filter((href) => href.startsWith('/docs/section-5/'))).toEqual(['/docs/section-5/page-0'])
  expect(links).toHaveLength(49)
})

test('a link to a file is marked for the shell, and a category in short leads to its first page instead', () => {
  const { items, ...rest } = largeSidebar(40)
  const file: SidebarLink = { type: 'link', label: 'Data', href: '/data.zip', isDocument: true }
  const page: SidebarLink = { type: 'link', label: 'Page', href: '/docs/page' }
  const category = {
    type: 'category',
    label: 'Files',
    href: null,
    isCollapsible: true,
    isCollapsed: true,
  } as const
  const sidebar = { ...rest, items: [file, { ...category, items: [file, page] }, ...items] }
  const sent = document.createElement('div')
  sent.innerHTML = renderToString(
    <InRouter>
      <SidebarNav sidebar={sidebar} currentPath="/docs/section-3/page-4" />
    </InRouter>,
  )
  const [first, second] = sent.querySelectorAll('a')
  expect([first?.getAttribute('href'), first?.hasAttribute('data-fyr-document')]).toEqual(['/data.zip', true])
  expect(second?.getAttribute('href')).toBe('/docs/page')
})

test('a document holds the whole of a small sidebar', () => {
  expect(sentLinks(10)).toHaveLength(105)
})

test('once the shell runs, every category of a large sidebar opens', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(large(40))
  document.body.append(container)
  const issues: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(container, large(40), { onRecoverableError: (error) => issues.push(error) }),
  )
  expect(issues).toEqual([])
  expect(screen.queryByText('Page 5.0')).toBeNull()
  const other = disclosureAround('Section 5')
  await act(async () => {
    other.open = true
    other.dispatchEvent(new Event('toggle'))
  })
  expect(screen.getByText('Page 5.0').closest('a')?.getAttribute('href')).toBe('/docs/section-5/page-0')
  await act(async () => root.unmount())
  container.remove()
})

function flat(currentPath: string) {
  return (
    <InRouter>
      <SidebarNav sidebar={flatSidebar(1000)} currentPath={currentPath} />
    </InRouter>
  )
}

test.each([
  ['/docs/page-500', 425],
  ['/docs/page-3', 0],
  ['/docs/page-998', 850],
  ['/docs/elsewhere', 0],
])('a document at %s holds the part of a long list around it, from page %s', (path, first) => {
  const sent = document.createElement('div')
  sent.innerHTML = renderToString(flat(path))
  const links = [...sent.querySelectorAll('a')].map((link) => link.textContent)
  expect(links).toEqual(Array.from({ length: 150 }, (_, index) => `Page ${first + index}`))
})

test('once the shell runs, a long list is complete, and the current entry where it was', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
    const nav = this.closest('nav')
    if (this === nav) return new DOMRect(0, 0, 200, 400)
    const place = [...(nav?.querySelectorAll('a') ?? [])].findIndex((link) => link === this)
    return new DOMRect(0, place * 40 - (nav?.scrollTop ?? 0), 200, 40)
  })
  const container = document.createElement('div')
  container.innerHTML = renderToString(flat('/docs/page-500'))
  document.body.append(container)
  const nav = screen.getByRole('navigation')
  // A reader who has scrolled is not brought elsewhere.
  nav.scrollTop = 2900
  const root = await act(async () => hydrateRoot(container, flat('/docs/page-500')))
  expect(nav.querySelectorAll('a')).toHaveLength(1000)
  expect(nav.scrollTop).toBe(2900 + 425 * 40)
  await act(async () => root.unmount())
  container.remove()
  vi.restoreAllMocks()
})

test('a label and a badge are texts, whatever they say', () => {
  const item: SidebarLink = {
    type: 'link',
    label: '<b>Label</b>',
    href: '/docs/a',
    badge: '<img src=x onerror=x>',
  }
  const { container } = render(
    <InRouter>
      <SidebarNav sidebar={{ ...sampleSidebar, items: [item] }} currentPath="/docs/a" />
    </InRouter>,
  )
  expect(container.querySelector('a')?.textContent).toBe('<b>Label</b> <img src=x onerror=x>')
})
