import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../site-build/build.ts'
import { check } from '../check/check.ts'
import { customisedSite } from '../testing/customised-site.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

const TIDE = `import type { IslandProps } from '@fyr/theme'
import { useState } from 'react'

export default function Tide({ attributes, siteData }: IslandProps) {
  const [level, setLevel] = useState(Number(attributes.level))
  return <button type="button" data-own="tide" onClick={() => setLevel(level + 1)}>{siteData.locale.code} {level} cm</button>
}
`

/** A site whose page also shows an island. */
function islandSite(text: string, files: Readonly<Record<string, string>>): string {
  const root = customisedSite(files)
  writeFileSync(join(root, 'content/docs/tide.md'), `# The tide\n\n${text}\n`)
  return root
}

/** An island that browsers do not hydrate. */
const BOX = `import { useId } from 'react'

export const hydrate = false

export default function Box({ attributes: { title }, children }) {
  return <details className="box" data-box={useId() === '' ? 'none' : ''}><summary>{title}</summary>{children}</details>
}
`

/** Its HTML from the build. */
const renderedTide = (locale: string): string =>
  `<button type="button" data-own="tide">${locale}<!-- --> <!-- -->40<!-- --> cm</button>`

test('an island is rendered where a text asks for it, and reaches browsers as a script of its own', async () => {
  const root = islandSite('::island{name=tide level=40}', { 'islands/tide.tsx': TIDE })
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const built = readFolder(join(root, 'dist'))
  expect(built.get('docs/tide/index.html')).toContain(renderedTide('en'))
  expect(built.get('no/docs/tide/index.html')).toContain(renderedTide('no'))
  expect(JSON.parse(built.get('docs/tide/page.json') ?? '').html).toContain(renderedTide('en'))
  const scripts = [...built].filter(([place]) => /^assets\/.*\.js$/.test(place))
  const holders = scripts.filter(([, code]) => code.includes('data-own')).map(([place]) => place)
  expect(holders).toEqual([expect.stringMatching(/^assets\/island-[\da-f]{8}\.js$/)])

  writeFileSync(join(root, 'theme/islands/tide.tsx'), TIDE.replace(' cm<', ' metres<'))
  expect(await build({ root })).toMatchObject({ isPublished: true })
  const edited = readFolder(join(root, 'dist'))
  expect(edited.get('docs/tide/index.html')).toContain(' metres</button>')
  await build({ root, storeFolder: makeTemporaryFolder() })
  expect(readFolder(join(root, 'dist'))).toEqual(edited)
})

/** A library of schemas, whose calls a bundler cannot take for free of effects. */
const LIBRARY = `export const LIBRARY = ['the library of schemas']
export function numbers(defaults: Record<string, number>) {
  LIBRARY.push('used')
  const read = (value: Record<string, unknown>) => {
    const wrong = Object.keys(value).find((key) => typeof value[key] !== 'number')
    return wrong ? { issues: [{ message: 'must be a number', path: [wrong] }] } : { value: { ...defaults, ...value } }
  }
  return { '~standard': { version: 1, vendor: 'own', validate: read } }
}
`

const TYPED_TIDE = `import { numbers } from '../library.ts'

export const attributes = numbers({ rise: 2 })

export default function Tide({ attributes: { level, rise } }) {
  return <p data-own="tide">{JSON.stringify({ level, rise })}</p>
}
`

test('attributes are what the schema of an island gives, and the schema is in no script', async () => {
  const root = islandSite('::island{name=tide level=40}\n\n<Tide level={41} rise={3} />', {
    'islands/tide.tsx': TYPED_TIDE,
    'library.ts': LIBRARY,
  })
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const built = readFolder(join(root, 'dist'))
  const rendered = (): readonly string[] =>
    [
      ...(readFolder(join(root, 'dist')).get('docs/tide/index.html') ?? '').matchAll(
        /data-own="tide">([^<]*)</g,
      ),
    ].map(([, json = '']) => json.replaceAll('&quot;', '"'))
  expect(rendered()).toEqual(['{"level":40,"rise":2}', '{"level":41,"rise":3}'])
  expect(built.get('docs/tide/index.html')).toContain(
    'data-fyr-attributes="{&quot;rise&quot;:2,&quot;level&quot;:40}"',
  )
  const scripts = [...built].filter(([place]) => /^assets\/.*\.js$/.test(place))
  expect(scripts.filter(([, code]) => code.includes('data-own'))).toEqual([
    [expect.stringMatching(/^assets\/island-/), expect.anything()],
  ])
  expect(scripts.filter(([, code]) => code.includes('the library of schemas'))).toEqual([])

  writeFileSync(join(root, 'theme/islands/tide.tsx'), TYPED_TIDE.replace('rise: 2', 'rise: 5'))
  expect(await build({ root })).toMatchObject({ isPublished: true })
  expect(rendered()).toEqual(['{"level":40,"rise":5}', '{"level":41,"rise":3}'])
  const edited = readFolder(join(root, 'dist'))
  await build({ root, storeFolder: makeTemporaryFolder() })
  expect(readFolder(join(root, 'dist'))).toEqual(edited)
})

test('an island that is never hydrated leaves only its HTML, and browsers get no script for it', async () => {
  const root = islandSite(
    ':::island{name=box title=Why}\n\nThe *moon*:\n\n::island{name=tide level=40}\n\n:::\n\n::island{name=tide level=41}',
    { 'islands/box.tsx': BOX, 'islands/tide.tsx': TIDE },
  )
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const built = readFolder(join(root, 'dist'))
  const html = built.get('docs/tide/index.html') ?? ''
  expect(html).toContain('<details class="box" data-box=""><summary>Why</summary><p>The <em>moon</em>:</p>')
  expect(html).not.toContain('data-fyr-island="box"')
  expect(html).toContain(renderedTide('en'))
  const scripts = [...built].filter(([place]) => /^assets\/.*\.js$/.test(place))
  expect(scripts.filter(([, code]) => code.includes('data-own'))).toHaveLength(1)
  expect(scripts.filter(([, code]) => code.includes('data-box'))).toEqual([])
})

test('problems with attributes and their schemas are reported at their positions', async () => {
  const root = islandSite('::island{name=tide level=high}\n\n::island{name=wind}', {
    'islands/tide.tsx': TYPED_TIDE,
    'islands/wind.tsx': 'export const attributes = { level: Number }\nexport default () => null\n',
    'library.ts': LIBRARY,
  })
  const expected = [
    { code: 'island-schema', file: 'theme/islands/wind.tsx', line: 1, column: 14 },
    {
      code: 'invalid-attribute',
      file: 'content/docs/tide.md',
      line: 3,
      column: 20,
      problem: '"level" of the island "tide": must be a number.',
    },
  ]
  const { diagnostics } = await check({ root })
  expect(diagnostics).toMatchObject(expected)
  expect(await build({ root })).toMatchObject({ isPublished: false, diagnostics })
  writeFileSync(
    join(root, 'theme/library.ts'),
    "export const numbers = () => {\n  throw new Error('no library')\n}\n",
  )
  expect((await check({ root })).diagnostics).toMatchObject([
    {
      code: 'island-schema',
      file: 'theme/library.ts',
      line: 2,
      problem: 'Cannot run the schemas of islands: no library',
    },
  ])
})

test('problems with islands are reported with their position', async () => {
  const root = islandSite('::island{name=tied}', {
    'islands/tide.tsx': TIDE,
    'islands/wind.tsx': 'export const Wind = 1\n',
    'islands/wind.test.tsx': '',
  })
  const expected = [
    { code: 'island-empty', file: 'theme/islands/wind.tsx' },
    {
      code: 'unknown-island',
      file: 'content/docs/tide.md',
      line: 3,
      column: 1,
      hint: 'Did you mean "tide"? Files in theme/islands: tide, wind.',
    },
  ]
  expect((await check({ root })).diagnostics).toMatchObject(expected)
  expect(await build({ root })).toMatchObject({ isPublished: false, diagnostics: expected })
})

test('a site without islands is shown where the first one belongs', async () => {
  const root = islandSite('::island{name=tide}', {})
  expect((await check({ root })).diagnostics).toMatchObject([
    { code: 'unknown-island', hint: 'Add the component theme/islands/tide.tsx.' },
  ])
})

test('an island that throws stops the build at the line', async () => {
  const island = "export default function Tide() { throw new Error('no tide today') }\n"
  const root = islandSite('::island{name=tide}', { 'islands/tide.tsx': island })
  expect(await build({ root })).toMatchObject({
    isPublished: false,
    diagnostics: [
      {
        code: 'page-failed',
        file: 'theme/islands/tide.tsx',
        line: 1,
        column: 40,
        sourceLine: island.trimEnd(),
      },
      { code: 'page-failed', file: 'theme/islands/tide.tsx' },
    ],
  })
})
