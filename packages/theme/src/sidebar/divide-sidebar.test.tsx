import type { Sidebar, SidebarItem } from '@fyr/content-pipeline/manifest'
import { act, screen } from '@testing-library/react'
import { type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { InRouter } from '../fixtures/in-router.tsx'
import { largeSidebar, sampleSidebar, sidebarWithUnlistedPages } from '../fixtures/sample-sidebars.ts'
import { divideSidebar } from './divide-sidebar.ts'
import {
  fillBranches,
  LoadSidebarBranchContext,
  type LoadSidebarBranch,
  type SidebarBranches,
} from './sidebar-branches.ts'
import { SidebarNav } from './sidebar-nav.tsx'

/** A large sidebar with every kind of category in it, three levels deep. */
const LARGE: Sidebar = {
  ...largeSidebar(13),
  items: [
    ...largeSidebar(13).items,
    ...sampleSidebar.items,
    ...sidebarWithUnlistedPages.items.slice(1, 3),
    ...sidebarWithUnlistedPages.items.slice(4),
    {
      type: 'category',
      label: 'Outer',
      href: null,
      isCollapsible: true,
      isCollapsed: false,
      items: [
        {
          type: 'category',
          label: 'Inner',
          href: '/docs/inner/',
          isCollapsible: true,
          isCollapsed: true,
          items: [
            { type: 'link', label: 'Innermost', href: '/docs/inner/most' },
            { type: 'link', label: 'Elsewhere too', href: '/docs/section-3/page-4' },
          ],
        },
        { type: 'link', label: 'Outer page', href: '/docs/outer/page' },
      ],
    },
  ],
}

/** Divides a sidebar; `files` is what was published, by address. */
function divide(sidebar: Sidebar) {
  const files = new Map<string, unknown>()
  const { filesOf } = divideSidebar(sidebar, (data) => {
    const url = `/assets/${files.size}.json`
    files.set(url, JSON.parse(JSON.stringify(data)))
    return url
  })
  const trunkOf = (path: string) => files.get(filesOf(path).url) as Sidebar
  const branchesOf = (path: string): SidebarBranches =>
    new Map(filesOf(path).branches.map((url) => [url, files.get(url) as SidebarItem[]]))
  return { files, filesOf, trunkOf, branchesOf }
}

function nav(sidebar: Sidebar, currentPath: string): ReactElement {
  return (
    <InRouter>
      <SidebarNav sidebar={sidebar} currentPath={currentPath} />
    </InRouter>
  )
}

function pathsIn(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return []
    const own = item.type === 'group' || item.href === null ? [] : [item.href]
    return [...own, ...('items' in item ? pathsIn(item.items) : [])]
  })
}

afterEach(() => {
  document.body.innerHTML = ''
})

test('a small sidebar is one file', () => {
  const { files, filesOf } = divide(largeSidebar(5))
  expect([...files.values()]).toEqual([largeSidebar(5)])
  expect(filesOf('/docs/section-3/page-4')).toEqual({ url: '/assets/0.json', branches: [] })
})

/** A sidebar of 20 parts with a category of pages each. */
function partedSidebar(pages: number): Sidebar {
  const part = (index: number): SidebarItem => ({
    type: 'category',
    label: `Part ${index}`,
    href: null,
    isCollapsible: true,
    isCollapsed: true,
    items: Array.from({ length: index === 3 ? 10 : pages }, (_, page) => ({
      type: 'link',
      label: `Page ${page}`,
      href: `/docs/part-${index}/page-${page}`,
    })),
  })
  return { ...largeSidebar(0), items: Array.from({ length: 20 }, (_, index) => part(index)) }
}

/** Characters that the page `/docs/part-3/page-4` loads of a sidebar. */
function loaded(sidebar: Sidebar): number {
  const { trunkOf, branchesOf } = divide(sidebar)
  const path = '/docs/part-3/page-4'
  return JSON.stringify([trunkOf(path), ...branchesOf(path).values()]).length
}

test('what a page loads of a sidebar does not grow with the pages in other categories', () => {
  expect(loaded(partedSidebar(500))).toBeLessThan(loaded(partedSidebar(20)) * 1.02)
})

test('with its branches a page renders what the whole sidebar renders, wherever the reader is', () => {
  const { trunkOf, branchesOf } = divide(LARGE)
  const paths = [...new Set(pathsIn(LARGE.items)), '/docs/in-no-sidebar']
  const rendered = paths.map((path) =>
    renderToString(nav(fillBranches(trunkOf(path), branchesOf(path)), path)),
  )
  expect(rendered).toEqual(paths.map((path) => renderToString(nav(LARGE, path))))
})

/** Hydrates what a server sends of the sidebar at a page, with a way to fetch branches. */
async function hydrate(path: string, load: (url: string) => Promise<void>) {
  const { trunkOf, branchesOf } = divide(LARGE)
  const container = document.createElement('div')
  container.innerHTML = renderToString(nav(LARGE, path))
  document.body.append(container)
  const issues: unknown[] = []
  const sidebarWith = (branches: SidebarBranches): ReactElement => (
    <LoadSidebarBranchContext value={load}>
      {nav(fillBranches(trunkOf(path), branches), path)}
    </LoadSidebarBranchContext>
  )
  const root = await act(async () =>
    hydrateRoot(container, sidebarWith(branchesOf(path)), {
      onRecoverableError: (error) => issues.push(error),
    }),
  )
  return {
    issues,
    rerender: (branches: SidebarBranches) => act(async () => root.render(sidebarWith(branches))),
  }
}

async function open(label: string): Promise<HTMLDetailsElement> {
  const details = screen.getByText(label).closest('details')
  if (details === null) throw new Error(`"${label}" is in no disclosure.`)
  await act(async () => {
    details.open = true
    details.dispatchEvent(new Event('toggle'))
  })
  return details
}

test('what a new branch does not concern stays the same object, so React does not render it again', () => {
  const { trunkOf, branchesOf } = divide(LARGE)
  const path = '/docs/section-3/page-4'
  const trunk = trunkOf(path)
  const some = branchesOf(path)
  const more = new Map([...some, ...branchesOf('/docs/section-7/page-1')])
  const [before, after] = [some, more].map((branches) => fillBranches(trunk, branches).items)
  const changed = after?.filter((item, index) => item !== before?.[index])
  expect(changed?.map((item) => item.type === 'category' && item.label)).toEqual(['Section 7'])
})

test('a category that is opened fetches its branch and shows it, and stays open', async () => {
  const load = vi.fn<LoadSidebarBranch>(async () => {})
  const { issues, rerender } = await hydrate('/docs/section-3/page-4', load)
  expect(issues).toEqual([])
  const details = await open('Section 5')
  const { filesOf, branchesOf } = divide(LARGE)
  const elsewhere = '/docs/section-5/page-0'
  expect(load.mock.calls).toEqual(filesOf(elsewhere).branches.map((url) => [url]))
  await rerender(new Map([...branchesOf('/docs/section-3/page-4'), ...branchesOf(elsewhere)]))
  expect(details.open).toBe(true)
  expect(screen.getByText('Page 5.0').closest('a')?.getAttribute('href')).toBe(elsewhere)
})

test('a branch that cannot be loaded leaves a link to its first page', async () => {
  await hydrate('/docs/section-3/page-4', async () => Promise.reject(new Error('503')))
  const details = await open('Section 5')
  expect(details.querySelector('a')?.getAttribute('href')).toBe('/docs/section-5/page-0')
})
