// @vitest-environment jsdom
import type { NavbarItem, Sidebar } from '@fyr/content-pipeline/manifest'
import { expect, test, vi } from 'vitest'
import { createValueStore } from '../browser/value-store.ts'
import { sampleSiteData } from '../fixtures/sample-site-data.ts'
import { sampleMeta } from '../fixtures/sample-shell.tsx'
import { sampleSidebar } from '../fixtures/sample-sidebars.ts'
import type { LoadSidebarBranch, SidebarBranches } from '../sidebar/sidebar-branches.ts'
import { loadMenuSidebars } from './load-menu-sidebars.ts'
import type { PageSource } from './page-source.ts'

const VERSIONED: NavbarItem = {
  type: 'sidebar',
  label: 'Docs',
  href: '/docs/intro',
  sidebar: 'guide',
  position: 'left',
  versions: [{ version: '1.0', href: '/docs/1.0/intro', sidebar: 'guide' }],
}

function makeLoader(sidebar: Sidebar | null = sampleSidebar, navbar = sampleSiteData.navbar) {
  const branches = createValueStore<SidebarBranches>(new Map())
  const loadBranch = vi.fn<LoadSidebarBranch>(async () => {})
  const prefetch = vi.fn<PageSource['prefetch']>(async () => ({
    meta: sampleMeta(),
    article: { __html: '' },
    sidebar,
  }))
  return {
    load: loadMenuSidebars(navbar, { prefetch }, { branches, loadBranch }),
    branches,
    loadBranch,
    prefetch,
  }
}

test('the sidebar of the page that an item of the navbar leads to is loaded once', async () => {
  const { load, branches, loadBranch, prefetch } = makeLoader()
  await load('/docs/intro')
  await load('/docs/intro')
  expect([...branches.get()]).toEqual([['/docs/intro', sampleSidebar.items]])
  expect(prefetch.mock.calls).toEqual([['/docs/intro']])
  expect(loadBranch).not.toHaveBeenCalled()
})

test('a version has the sidebar of its own first page', async () => {
  const { load, branches } = makeLoader(sampleSidebar, [VERSIONED])
  await load('/docs/1.0/intro')
  expect([...branches.get().keys()]).toEqual(['/docs/1.0/intro'])
})

test('a page that has lost its sidebar has no entries', async () => {
  const { load, branches } = makeLoader(null)
  await load('/docs/intro')
  expect([...branches.get()]).toEqual([['/docs/intro', []]])
})

test('everything else is a branch', async () => {
  const { load, loadBranch, prefetch } = makeLoader()
  await load('/assets/branch.json')
  expect(loadBranch.mock.calls).toEqual([['/assets/branch.json']])
  expect(prefetch).not.toHaveBeenCalled()
})
