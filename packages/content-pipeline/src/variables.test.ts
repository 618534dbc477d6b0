import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { buildSoundFixture } from './fixtures/build-fixture.ts'

const VALUE = 'R&#x26;D &#x3C;b>*Kit*&#x3C;/b> [x](y)'

async function localesOf(name: string) {
  const { manifest } = await buildSoundFixture(name)
  return manifest.locales
}

function markupOf(tree: Root | undefined): string {
  return toHtml(tree ?? { type: 'root', children: [] })
}

test('a value never becomes markup in the announcement, nor in its translation', async () => {
  const locales = await localesOf('variables')
  expect(locales.map(({ siteData }) => markupOf(siteData.announcement?.body))).toEqual([
    `<strong>${VALUE}</strong> is <a href="/docs/intro">here</a>.`,
    `<em>${VALUE}</em> er <a href="/no/docs/intro">her</a>.`,
  ])
})

test('a value never becomes markup in the HTML of a sidebar, nor in its translation', async () => {
  const locales = await localesOf('variables')
  const html = locales.map(({ sidebars }) => {
    const entry = sidebars['main']?.items.at(-1)
    return markupOf(entry?.type === 'html' ? entry.body : undefined)
  })
  expect(html).toEqual([
    `<strong title="R&#x26;D <b>*Kit*</b> [x](y)">${VALUE}</strong>`,
    `<em>${VALUE}</em>`,
  ])
})

test('variables of other texts are filled in as they are read', async () => {
  const locales = await localesOf('variables')
  expect(locales.map(({ siteData }) => siteData.title)).toEqual(['kit docs', 'Om kit'])
})
