import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { customisedSite } from '../testing/customised-site.ts'
import { readFolder } from '../testing/read-folder.ts'
import { build } from './build.ts'

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production')
})

afterEach(() => {
  vi.unstubAllEnvs()
})

const ISLAND = `import { useState } from 'react'
import { unit } from '../shared'

export default function Tide() {
  const [level, setLevel] = useState(40)
  const more = async () => setLevel((await import('../deep')).deeper(level))
  return <button type="button" onClick={() => void more()}>{level} {unit}</button>
}
`

/** A site that needs every kind of script: of slots, islands, on request from islands, and the site's own. */
const FILES = {
  'slots.tsx': "export const NavbarEnd = () => <span>{'ebb'}</span>\n",
  'islands/tide.tsx': ISLAND,
  'islands/wind.tsx': "import { unit } from '../shared'\nexport default () => <b>{unit}</b>\n",
  'shared.ts': "export const unit = ['c', 'm'].join('')\n",
  'deep.ts':
    "import { unit } from './shared'\nexport const deeper = (level: number) => level + unit.length\n",
  'client.ts': "export function onPageView() { document.title = 'seen' }\n",
}

/** The attribute of an element, as the file behind its address should have it. */
function integrityOf(root: string, place: string): string {
  return `sha256-${createHash('sha256')
    .update(readFileSync(join(root, 'dist', place)))
    .digest('base64')}`
}

/** The attributes of the elements of a document that load something. */
function loadingElements(html: string): readonly ReadonlyMap<string, string>[] {
  return [...html.matchAll(/<(?:script|link) ([^>]*)>/g)]
    .map(
      ([, text = '']) =>
        new Map([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])),
    )
    .filter(
      (attributes) =>
        attributes.has('src') ||
        attributes.has('data-fyr-for') ||
        attributes.has('data-fyr-shell-data') ||
        /^(?:stylesheet|modulepreload)$/.test(attributes.get('rel') ?? ''),
    )
}

/** What the documents of a site say of the hashes of its files, by address; each is compared with the file. */
function checkedFiles(root: string): ReadonlySet<string> {
  const checked = new Set<string>()
  for (const [place, html] of readFolder(join(root, 'dist'))) {
    if (!place.endsWith('.html')) continue
    const loaded = loadingElements(html)
    expect(loaded).not.toEqual([])
    for (const attributes of loaded) {
      const address = attributes.get('src') ?? attributes.get('href') ?? ''
      expect([address, attributes.get('integrity')]).toEqual([address, integrityOf(root, address)])
      checked.add(address.slice(1))
    }
  }
  return checked
}

test.each([
  ['the theme as it is', () => copyTinySite()],
  ['a customised theme', () => customisedSite(FILES)],
])('every script and style sheet of %s has its hash in the documents', async (_, makeSite) => {
  const root = makeSite()
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const files = readFolder(join(root, 'dist'))
  const assets = [...files.keys()].filter((place) => /assets\/.*\.(?:js|css)$/.test(place))
  // The list of the indexes has the hashes of these two.
  const others = assets.filter((place) => /search-worker-|stemmer-/.test(place))
  const checked = checkedFiles(root)
  expect(assets.filter((place) => !checked.has(place))).toEqual(others)
  for (const place of others) {
    const manifest = JSON.parse(files.get(posix.join(place, '../../search/index.json')) ?? '')
    expect(Object.values(manifest.integrity)).toContain(integrityOf(root, place))
  }
})

test('a script that is imported on request is named to the function that compares it, with all that it needs', async () => {
  const root = customisedSite(FILES)
  await build({ root })
  const files = readFolder(join(root, 'dist'))
  const elements = loadingElements(files.get('index.html') ?? '')
  const early = elements
    .find((attributes) => attributes.has('src'))
    ?.get('src')
    ?.replace('/assets/', './')
  const imports = [...files].flatMap(([place, code]) =>
    /^assets\/.*\.js$/.test(place) && !/search-worker|stemmer/.test(place)
      ? [...code.matchAll(/import\([`"'](\.\/[^`"']+)[`"']\)/g)].map(([, name = '']) => ({ name, code }))
      : [],
  )
  expect(imports.length).toBeGreaterThanOrEqual(7)
  for (const { name, code } of imports) {
    expect(code.replaceAll(/["'`]/g, '`')).toContain(`,\`${name}\``)
    const listed = elements
      .filter((attributes) => attributes.get('data-fyr-for')?.split(' ').includes(name))
      .map((attributes) => attributes.get('href')?.replace('/assets/', './'))
    expect(listed).toContain(name)
    const needed = [...(files.get(`assets/${name.slice(2)}`) ?? '').matchAll(/from\s*[`"'](\.\/[^`"']+)/g)]
    const missing = needed
      .map(([, other]) => other)
      .filter((other) => other !== early && !listed.includes(other))
    expect({ name, missing }).toEqual({ name, missing: [] })
  }
})
