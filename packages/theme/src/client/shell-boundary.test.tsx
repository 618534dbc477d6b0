import { createMemoryLocation } from '@fyr/router/react'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '../fixtures/render.tsx'
import { sampleSiteData } from '../fixtures/sample-site-data.ts'
import { sampleDoc } from '../fixtures/sample-pages.ts'
import { sampleMeta, sampleShellProps } from '../fixtures/sample-shell.tsx'
import { sampleSidebar } from '../fixtures/sample-sidebars.ts'
import type { PageMeta } from '../page-payload.ts'
import { en } from '../messages/en.ts'
import { ShellBoundary } from './shell-boundary.tsx'

/** What a table of contents must not be, and what breaks its component. */
const BROKEN = JSON.parse('[{ "id": "x", "level": 2, "label": null }]')

function boundary(meta: PageMeta) {
  const shell = {
    ...sampleShellProps(sampleDoc, sampleSidebar),
    meta,
    messages: en,
    location: createMemoryLocation(meta.path),
  }
  return <ShellBoundary shell={shell} resetKey={meta.path} />
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

test('a page that breaks the shell is replaced by the crash, and the navbar stays', () => {
  render(boundary({ ...sampleMeta(), toc: BROKEN }))
  expect(screen.getByRole('heading', { name: 'This page crashed' })).toBeDefined()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined()
  expect(screen.getByRole('contentinfo')).toBeDefined()
  expect(sampleSiteData.navbar.length).toBeGreaterThan(0)
})

test('trying again shows the page once the cause is removed', () => {
  const { rerender } = render(boundary({ ...sampleMeta(), toc: BROKEN }))
  rerender(boundary(sampleMeta()))
  expect(screen.queryByRole('heading', { name: 'This page crashed' })).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('heading', { name: 'This page crashed' })).toBeNull()
})

test('trying again shows the crash again while the cause lasts', () => {
  render(boundary({ ...sampleMeta(), toc: BROKEN }))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('heading', { name: 'This page crashed' })).not.toBeNull()
})

test('the next page is shown without the error', () => {
  const { rerender } = render(boundary({ ...sampleMeta(), toc: BROKEN }))
  rerender(boundary({ ...sampleMeta(), path: '/docs/other' }))
  expect(screen.queryByRole('heading', { name: 'This page crashed' })).toBeNull()
})
