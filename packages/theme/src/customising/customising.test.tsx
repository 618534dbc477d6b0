// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, describe, expect, test } from 'vitest'
import { sampleSiteData } from '../fixtures/sample-site-data.ts'
import { sampleDoc } from '../fixtures/sample-pages.ts'
import { sampleSidebar } from '../fixtures/sample-sidebars.ts'
import { el, tree } from '../fixtures/tree.ts'
import { Admonition, type AdmonitionProps } from '../content/admonition.tsx'
import { Footer, type FooterProps } from '../footer/footer.tsx'
import * as theme from '../index.ts'
import { renderPage, type RenderPageInput } from '../server/render-page.tsx'
import type { Customisation } from '../overridable-components.ts'
import type { ArticleSlots, ShellSlots } from './slots.ts'

const SOURCES = join(import.meta.dirname, '..')

const INPUT: RenderPageInput = {
  page: sampleDoc,
  siteData: sampleSiteData,
  sidebar: sampleSidebar,
  assets: {
    bootScript: '/b.js',
    styleSheet: '/s.css',
    shellData: '/d.json',
    sidebar: { url: '/n.json', branches: [] },
  },
  shell: 's1',
}

function renderWith(customisation: Customisation, over: Partial<RenderPageInput> = {}) {
  const { html, payload } = renderPage({ ...INPUT, ...over, customisation })
  return { payload, document: new JSDOM(html).window.document }
}

/** A component for every slot there is: the type check fails when one is missing here. */
const slots: Required<ShellSlots & ArticleSlots> = {
  HeaderEnd: ({ meta }) => <p data-slot="HeaderEnd">{meta.kind}</p>,
  NavbarEnd: ({ siteData }) => <p data-slot="NavbarEnd">{siteData.title}</p>,
  DrawerEnd: ({ meta }) => <p data-slot="DrawerEnd">{meta.kind}</p>,
  SidebarStart: ({ meta }) => <p data-slot="SidebarStart">{meta.kind}</p>,
  SidebarEnd: ({ meta }) => <p data-slot="SidebarEnd">{meta.kind}</p>,
  TableOfContentsEnd: ({ meta }) => <p data-slot="TableOfContentsEnd">{meta.kind}</p>,
  FooterStart: ({ messages }) => <p data-slot="FooterStart">{messages.tags}</p>,
  FooterEnd: ({ meta }) => <p data-slot="FooterEnd">{meta.kind}</p>,
  Consent: () => <p>Consent</p>,
  ArticleStart: ({ page }) => <p data-slot="ArticleStart">{page.route.title}</p>,
  ArticleEnd: ({ page }) => <p data-slot="ArticleEnd">{page.kind}</p>,
}

function Broken(): never {
  throw new Error('The star has no name.')
}

describe('slots', () => {
  test.each([
    ['HeaderEnd', 'header > [data-slot]', 'doc'],
    ['NavbarEnd', 'header nav > [data-slot]', sampleSiteData.title],
    ['SidebarStart', 'aside > [data-slot]:first-child', 'doc'],
    ['SidebarEnd', 'aside > [data-slot]:last-child', 'doc'],
    ['TableOfContentsEnd', '.fyr-layout-toc > [data-slot]', 'doc'],
    ['FooterStart', '#fyr > [data-slot]:has(+ footer)', 'Tags'],
    ['FooterEnd', '#fyr > footer + [data-slot]', 'doc'],
    ['ArticleStart', 'main > [data-slot]:first-child', sampleDoc.route.title],
    ['ArticleEnd', 'main > [data-slot]:last-child', 'doc'],
  ])('%s is rendered where it belongs', (name, place, text) => {
    const [found, ...others] = renderWith({ slots }).document.querySelectorAll(place)
    expect([others.length, found?.getAttribute('data-slot'), found?.textContent]).toEqual([0, name, text])
  })

  test('those of the article are in what a navigation fetches', () => {
    const { payload } = renderWith({ slots })
    expect(payload.html).toMatch(/^<p data-slot="ArticleStart">.*<p data-slot="ArticleEnd">doc<\/p>$/s)
  })

  test('one that breaks in a build is reported', () => {
    expect(() => renderWith({ slots: { NavbarEnd: Broken } })).toThrow('The star has no name.')
  })

  test('without a customisation nothing is rendered there', () => {
    expect(renderPage({ ...INPUT, customisation: {} })).toEqual(renderPage(INPUT))
  })
})

function SiteFooter(props: FooterProps) {
  return (
    <div data-own="">
      <Footer {...props} />
    </div>
  )
}

function SiteAdmonition(props: AdmonitionProps) {
  return (
    <section data-own={props.type}>
      <Admonition {...props} />
    </section>
  )
}

describe('a component of the site', () => {
  test("overrides the theme's and may render it inside", () => {
    const { document } = renderWith({ components: { Footer: SiteFooter } })
    expect(document.querySelectorAll('[data-own] > footer')).toHaveLength(1)
    expect(document.querySelectorAll('footer.fyr-footer')).toHaveLength(1)
  })

  test('is used everywhere, also inside itself', () => {
    const body = tree(
      el('fyr-admonition', { type: 'note' }, el('fyr-admonition', { type: 'tip' }, el('p', {}, 'x'))),
    )
    const { document } = renderWith(
      { components: { Admonition: SiteAdmonition } },
      { page: { ...sampleDoc, body } },
    )
    expect(document.querySelector('main [data-own=note] [data-own=tip]')?.textContent).toContain('x')
  })
})

test('the theme itself renders no component past its override', () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !/\.(stories|test)\.tsx$|^fixtures/.test(path))
    // The boundary around the shell is outside the customisation, which may be what crashed.
    .filter((path) => path !== join('crash', 'crash-boundary.tsx'))
    .map((path) => [path, readFileSync(join(SOURCES, path), 'utf8')] as const)
  const names = sources.flatMap(([, text]) =>
    [...text.matchAll(/overridable\(\s*'(\w+)',/g)].map(([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(20)
  const past = sources.flatMap(([path, text]) =>
    names.filter((name) => new RegExp(`<${name}\\b`).test(text)).map((name) => `${path}: ${name}`),
  )
  expect(past).toEqual([])
})

const folder = mkdtempSync(join(tmpdir(), 'fyr-theme-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('everything that a site can put into the theme is written down for it', () => {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/write-data-files.mjs'), folder])
  const written: { slots: { name: string }[]; components: { name: string }[] } = JSON.parse(
    readFileSync(join(folder, 'customising.json'), 'utf8'),
  )
  const names = written.components.map(({ name }) => name)
  expect(names.filter((name) => !Object.hasOwn(theme, name))).toEqual([])
  expect(written.slots.map(({ name }) => name).toSorted()).toEqual(Object.keys(slots).toSorted())
  expect(written.components.find(({ name }) => name === 'Footer')).toMatchObject({
    part: 'shell',
    description: 'The footer of every page; nothing on a site without one.',
    usedIn: ['Shell'],
    props: [{ name: 'footer', type: "SiteData['footer']", isRequired: true }],
  })
  expect(written.components.find(({ name }) => name === 'Admonition')).toMatchObject({ part: 'article' })
})
