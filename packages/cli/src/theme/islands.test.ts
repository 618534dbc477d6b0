import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
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

const RATED = `import { numbers } from '../library.ts'

export const attributes = numbers({ rise: 2 })

export default function Rated({ attributes: { level, rise } }) {
  return <p data-own="rated">{JSON.stringify({ level, rise })}</p>
}
`

describe('a site with islands', () => {
  let root = ''
  let built: ReadonlyMap<string, string> = new Map()
  const page = (): string => built.get('docs/tide/index.html') ?? ''
  const scriptsWith = (text: RegExp): string[] =>
    [...built].flatMap(([place, code]) => (/^assets\/.*\.js$/.test(place) && text.test(code) ? place : []))
  const rated = (): readonly string[] =>
    [...page().matchAll(/data-own="rated">([^<]*)</g)].map(([, json = '']) => json.replaceAll('&quot;', '"'))

  async function publish(storeFolder?: string): Promise<void> {
    const options = storeFolder === undefined ? { root } : { root, storeFolder }
    expect(await build(options)).toMatchObject({ isPublished: true, diagnostics: [] })
    built = readFolder(join(root, 'dist'))
  }

  beforeAll(async () => {
    root = islandSite(
      [
        '::island{name=tide level=40}',
        '::island{name=rated level=40}\n\n<Rated level={41} rise={3} />',
        ':::island{name=box title=Why}\n\nThe *moon*:\n\n::island{name=tide level=40}\n\n:::',
      ].join('\n\n'),
      {
        'islands/tide.tsx': TIDE,
        'islands/rated.tsx': RATED,
        'islands/box.tsx': BOX,
        'library.ts': LIBRARY,
      },
    )
    await publish()
  })

  test('has each rendered where a text asks for it, and in browsers as a script of its own', () => {
    // By itself, and in the island that is never hydrated.
    expect(page().split(renderedTide('en'))).toHaveLength(3)
    expect(built.get('no/docs/tide/index.html')).toContain(renderedTide('no'))
    expect(JSON.parse(built.get('docs/tide/page.json') ?? '').html).toContain(renderedTide('en'))
    const scripts = [/data-own\W+tide/, /data-own\W+rated/].map(scriptsWith)
    expect(scripts).toEqual(scripts.map(() => [expect.stringMatching(/^assets\/island-[\da-f]{8}\.js$/)]))
    expect(new Set(scripts.flat()).size).toBe(2)
  })

  test('gives each the attributes that its schema returns, and no script the schema', () => {
    expect(rated()).toEqual(['{"level":40,"rise":2}', '{"level":41,"rise":3}'])
    expect(page()).toContain('data-fyr-attributes="{&quot;rise&quot;:2,&quot;level&quot;:40}"')
    expect(scriptsWith(/the library of schemas/)).toEqual([])
  })

  test('has of one that is never hydrated only its HTML, and no script for browsers', () => {
    expect(page()).toContain(
      '<details class="box" data-box=""><summary>Why</summary><p>The <em>moon</em>:</p>',
    )
    expect(page()).not.toContain('data-fyr-island="box"')
    expect(scriptsWith(/data-box/)).toEqual([])
  })

  test('shows edits of an island, and of its schema, as a first build does', async () => {
    writeFileSync(join(root, 'theme/islands/tide.tsx'), TIDE.replace(' cm<', ' metres<'))
    await publish()
    expect(page()).toContain(' metres</button>')
    writeFileSync(join(root, 'theme/islands/rated.tsx'), RATED.replace('rise: 2', 'rise: 5'))
    await publish()
    expect(rated()).toEqual(['{"level":40,"rise":5}', '{"level":41,"rise":3}'])
    const edited = built
    await publish(makeTemporaryFolder())
    expect(built).toEqual(edited)
  })
})

test('problems with attributes and their schemas are reported at their positions', async () => {
  const root = islandSite('::island{name=tide level=high}\n\n::island{name=wind}', {
    'islands/tide.tsx': RATED,
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
