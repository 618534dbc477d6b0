import { appendFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSiteConfig, type SiteConfig, type SourceRequest } from '@fyr/content-pipeline'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '../config/load-config.ts'
import { openSiteReader } from '../content/site-reader.ts'
import type { LoadedSite } from '../content/loaded-site.ts'
import { openDevSession } from '../dev/dev-session.ts'
import { build } from '../site-build/build.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { dataSource } from './data-source.ts'
import { type LoadedSources, loadSources } from './load-sources.ts'

let root = ''
let storeFolder = ''
beforeEach(() => {
  root = copyTinySite()
  // Each with snapshots of its own.
  storeFolder = makeTemporaryFolder()
})

/** Gives the site a source whose `load` has this body. */
function writeSource(body: string, rest = ''): void {
  const file = join(root, 'site.config.ts')
  const [config = ''] = readFileSync(file, 'utf8').split('  sources: ')
  const end = config.endsWith('}\n') ? config.slice(0, -2) : config
  writeFileSync(
    file,
    `${end}  sources: [{ name: 'fish', version: '1', async *load({ locale, cache, signal }) {\n    if (locale !== 'en') return\n    ${body}\n  }${rest} }],\n}\n`,
  )
}

function yieldOne(path: string, markdown = '# Cod\n\nA fish.\n'): string {
  return `yield { path: ${JSON.stringify(path)}, markdown: ${JSON.stringify(markdown)}, origin: { file: 'data/fish.csv', line: 2 } }`
}

function yieldTree(tree: string): string {
  return `yield { path: 'docs/cod.md', origin: { file: 'a' }, tree: ${tree} }`
}

async function read(): Promise<LoadedSite> {
  const reader = openSiteReader({ root, storeFolder })
  try {
    return await reader.read()
  } finally {
    await reader.close()
  }
}

/** Loads the sources of the site, and compiles nothing. */
async function loadAll(isFrozen = false): Promise<LoadedSources> {
  const { config } = await loadConfig(root)
  if (config === null) throw new TypeError('The configuration of the test is wrong.')
  return loadSources({ root, config, storeFolder, isFrozen })
}

/** Places of the documents that the sources have yielded. */
async function loadedFiles(): Promise<string[]> {
  const { generated } = await loadAll()
  return generated.all.map(({ file }) => file)
}

function addresses({ content }: LoadedSite): string[] {
  return (content?.manifest.locales ?? []).flatMap(({ routes }) => routes.map(({ path }) => path))
}

test('what a source says to authors is a warning at its place, and its documents are taken', async () => {
  writeFileSync(join(root, 'template.md'), 'A\nB {{ row.c }}\n')
  const warning = `{ file: 'template.md', line: 2, column: 3, problem: 'A gap.', hint: 'Fill it.' }`
  writeSource(`arguments[0].warn(${warning}); ${yieldOne('docs/cod.md')}`)
  const { generated, diagnostics } = await loadAll()
  expect(generated.all).toHaveLength(1)
  expect(diagnostics).toMatchObject([
    {
      code: 'source-warning',
      severity: 'warning',
      file: 'template.md',
      line: 2,
      column: 3,
      sourceLine: 'B {{ row.c }}',
      problem: 'A gap. The source "fish" says so.',
      hint: 'Fill it.',
    },
  ])
})

describe('a source', () => {
  test('has its documents among the files: in routes, links both ways, and as fallbacks of other locales', async () => {
    const heading = "{ type: 'heading', depth: 1, children: [{ type: 'text', value: 'Cod_1' }] }"
    const note =
      "{ type: 'containerDirective', name: 'note', children: [{ type: 'paragraph', children: [{ type: 'text', value: 'Deep.' }] }] }"
    const cell = "{ type: 'tableCell', children: [{ type: 'text', value: 'x|y' }] }"
    const table = `{ type: 'table', children: [{ type: 'tableRow', children: [${cell}] }] }`
    writeSource(
      [
        yieldOne('docs/species/cod.md', '# Cod\n\n[In](../intro.md)\n'),
        // A file translates it.
        yieldOne('docs/eel.md'),
        yieldTree(`{ type: 'root', children: [${heading}, ${note}, ${table}] }`),
      ].join('; '),
    )
    appendFileSync(join(root, 'content/docs/intro.md'), '\n[Cod](species/cod.md)\n')
    writeFileSync(join(root, 'i18n/no/docs/eel.md'), '# Ål\n')
    const site = await read()
    expect(site.diagnostics).toEqual([])
    expect(addresses(site)).toEqual(expect.arrayContaining(['/docs/species/cod', '/no/docs/species/cod']))
    const routes = site.content?.manifest.locales.flatMap((locale) => locale.routes) ?? []
    const titleOf = (address: string) => routes.find(({ path }) => path === address)?.title
    expect(titleOf('/no/docs/eel')).toBe('Ål')
    expect(titleOf('/docs/cod')).toBe('Cod_1')
  })

  test.each(['../../../../etc/passwd', '/etc/passwd', '.env', '../secret.txt', 'data/linked.csv'])(
    'has no line of %s in a report',
    async (file) => {
      mkdirSync(join(root, 'data'))
      for (const place of ['.env', '../secret.txt']) writeFileSync(join(root, place), 'secret\n')
      symlinkSync('../../secret.txt', join(root, 'data/linked.csv'))
      writeSource(
        `yield { path: 'docs/cod.md', markdown: '# Cod\\n\\n[Gone](gone.md)\\n', origin: { file: ${JSON.stringify(file)}, line: 1 } }
    yield { path: 'docs/_x.md', markdown: '', origin: { file: ${JSON.stringify(file)}, line: 1 } }`,
      )
      const { diagnostics } = await read()
      expect(diagnostics.map(({ code, sourceLine }) => [code, sourceLine])).toEqual([
        ['source-document', ''],
        ['broken-link', ''],
      ])
    },
  )

  test('reports issues of its documents at their origins, and those of lines that it kept at these lines', async () => {
    mkdirSync(join(root, 'data'))
    writeFileSync(join(root, 'data/fish.csv'), 'id\ncod\n')
    writeFileSync(join(root, 'CHANGES.md'), 'x\n### Cod\n\nSee [this](gone.md).\n')
    writeSource(
      [
        "yield { path: 'docs/changes.md', frontMatter: { title: 'Cod' }, markdown: '## Cod\\n\\nSee [this](gone.md).\\n', origin: { file: 'CHANGES.md', line: 2, isVerbatim: true } }",
        yieldOne('docs/cod.md', '# Cod\n\n[Gone](gone.md)\n'),
      ].join('; '),
    )
    expect((await read()).diagnostics).toMatchObject([
      { code: 'broken-link', file: 'CHANGES.md', line: 4, column: 5, sourceLine: 'See [this](gone.md).' },
      { code: 'broken-link', file: 'data/fish.csv', line: 2, column: 1, sourceLine: 'cod' },
    ])
  })

  test('keeps texts of its own between runs', async () => {
    const body = "const n = Number((await cache.read('n')) ?? 0) + 1; await cache.write('n', String(n)); "
    writeSource(`${body}yield { path: 'docs/n' + n + '.md', markdown: '# N', origin: { file: 'x' } }`)
    expect(await loadedFiles()).toEqual(['content/docs/n1.md'])
    expect(await loadedFiles()).toEqual(['content/docs/n2.md'])
  })
})

describe('what is wrong with a source is reported, and its last documents are shown', () => {
  const cases: readonly (readonly [what: string, body: string, diagnostic: object])[] = [
    [
      'an exception',
      "throw new Error('No answer')",
      { code: 'source-failed', problem: 'The source "fish" failed: No answer' },
    ],
    ['an exception that is not an error', 'throw null', { code: 'source-failed' }],
    [
      'a path that leaves its folder',
      yieldOne('docs/../../x.md'),
      { code: 'source-document', file: 'data/fish.csv', line: 2 },
    ],
    ['an absolute path', yieldOne('/etc/x.md'), { code: 'source-document' }],
    ['a path of a drive', yieldOne('docs/C:\\x.md'), { code: 'source-document' }],
    ['a path with a NUL', yieldOne('docs/x\0.md'), { code: 'source-document' }],
    ['a path outside the folders of pages', yieldOne('static/x.md'), { code: 'source-document' }],
    ['a path that is not a page', yieldOne('docs/_x.md'), { code: 'source-document' }],
    ['a name too long for the pages', yieldOne('docs/x.html'), { code: 'source-document' }],
    [
      'a number as text',
      "yield { path: 'docs/x.md', markdown: 1, origin: { file: 'x' } }",
      { code: 'source-document' },
    ],
    [
      'a document without an origin',
      "yield { path: 'docs/x.md', markdown: '' }",
      { code: 'source-document', file: 'site.config.ts' },
    ],
    ['nothing as a document', 'yield null', { code: 'source-document' }],
    [
      'front matter that is not data',
      "yield { path: 'docs/x.md', markdown: '', frontMatter: { title: 1n }, origin: { file: 'x' } }",
      { code: 'source-document' },
    ],
    [
      'a tree that is not Markdown',
      yieldTree("{ type: 'root', children: [{ type: 'mdxJsxFlowElement', name: 'X' }] }"),
      {
        code: 'source-document',
        file: 'a',
        problem: expect.stringContaining('The tree of "docs/cod.md" is not Markdown:'),
      },
    ],
    [
      'a path twice',
      `${yieldOne('docs/x.md')}; ${yieldOne('docs/x.md', '# Other\n')}`,
      { code: 'source-document' },
    ],
  ]
  test.each(cases)('%s', async (_what, body, diagnostic) => {
    writeSource(body)
    const { diagnostics } = await loadAll()
    expect(diagnostics).toMatchObject([{ severity: 'error', ...diagnostic }])
  })

  test('documents that are wrong as files are', async () => {
    writeSource(
      [
        "yield { path: 'docs/a.md', markdown: '', frontMatter: { title: 1 }, origin: { file: 'x' } }",
        yieldOne('docs/intro.md'),
        yieldOne('docs/x.md', 'a\0b'),
      ].join('; '),
    )
    const { diagnostics } = await read()
    expect(diagnostics.map(({ severity, code, file }) => `${severity} ${code} ${file}`).toSorted()).toEqual([
      'error binary-file data/fish.csv',
      'error duplicate-document content/docs/intro.md',
      'error invalid-value x',
    ])
  })

  test('an exception leaves the documents of the last load', async () => {
    writeSource(yieldOne('docs/before.md'))
    await loadAll()
    writeSource(`${yieldOne('docs/after.md')}; throw new Error('No answer')`)
    expect(await loadedFiles()).toEqual(['content/docs/before.md'])
  })

  test('an issue of a file in every locale, once', async () => {
    writeFileSync(join(root, 'fish.csv'), 'id,name\ncod\n')
    const source = dataSource({ file: 'fish.csv', path: 'docs/{{ row.id }}.md', template: () => null })
    const [locale] = configWith(source.load).locales
    const locales = locale === undefined ? [] : [locale, { ...locale, code: 'no' }]
    const config = { ...configWith(source.load), locales }
    const { diagnostics } = await loadSources({ root, config, storeFolder, isFrozen: false })
    expect(diagnostics).toMatchObject([{ code: 'source-failed', file: 'fish.csv', line: 2 }])
  })

  test('no end, of which the signal notifies the source', async () => {
    let isAborted = false
    const config = configWith(async function* ({ signal }: SourceRequest) {
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      isAborted = true
      yield null
    })
    const { diagnostics } = await loadSources({ root, config, storeFolder, isFrozen: false, deadlineMs: 50 })
    expect(diagnostics).toMatchObject([
      {
        code: 'source-failed',
        problem: 'The source "fish" failed: It yielded no document within 1 seconds.',
      },
    ])
    expect(isAborted).toBe(true)
  })

  test('a value that is not a source', async () => {
    const { diagnostics } = parseSiteConfig(
      { ...BASE, sources: [{ name: 'A b', version: 1 }] },
      { file: 'site.config.ts' },
    )
    expect(diagnostics.map(({ problem }) => problem)).toEqual([
      expect.stringContaining('"sources[0].load"'),
      expect.stringContaining('"sources[0].name"'),
      expect.stringContaining('"sources[0].version"'),
    ])
  })
})

const BASE = {
  title: 'T',
  product: { name: 'T', slug: 't' },
  url: 'https://t.example',
  locales: [{ code: 'en', label: 'English' }],
  defaultLocale: 'en',
}

function configWith(load: unknown): SiteConfig {
  const { config } = parseSiteConfig(
    { ...BASE, sources: [{ name: 'fish', version: '1', load }] },
    { file: 'site.config.ts' },
  )
  if (config === null) throw new TypeError('The configuration of the test is wrong.')
  return config
}

describe('a snapshot', () => {
  test('gives a frozen build the same bytes without asking the source, and a failing source does not change them', async () => {
    writeSource(yieldOne('docs/cod.md'))
    expect(await build({ root, storeFolder })).toMatchObject({ isPublished: true, diagnostics: [] })
    const before = readFolder(join(root, 'dist'))
    expect([...before.keys()]).toContain('docs/cod/index.html')
    writeSource("throw new Error('No network')")
    expect(await build({ root, storeFolder })).toMatchObject({ isPublished: false })
    expect(readFolder(join(root, 'dist'))).toEqual(before)
    rmSync(join(root, 'dist'), { recursive: true })
    expect(await build({ root, storeFolder, frozen: true })).toMatchObject({
      isPublished: true,
      diagnostics: [],
    })
    expect(readFolder(join(root, 'dist'))).toEqual(before)
  })

  test('that is missing, of another version, or damaged, is an error', async () => {
    writeSource(yieldOne('docs/cod.md'))
    const missing = { code: 'source-snapshot', file: 'site.config.ts' }
    expect((await loadAll(true)).diagnostics).toMatchObject([missing, missing])
    await loadAll()
    expect((await loadAll(true)).diagnostics).toEqual([])
    const texts = join(storeFolder, 'sources/fish/en/texts')
    const [name = ''] = readFolder(texts).keys()
    appendFileSync(join(texts, name), 'Damage')
    expect((await loadAll(true)).diagnostics).toMatchObject([missing])
    await loadAll()
    expect((await loadAll(true)).diagnostics).toEqual([])
  })

  test('keeps the files of documents that are as they were, so that they are not compiled again', async () => {
    const cod = yieldOne('docs/cod.md')
    writeSource(cod)
    await loadAll()
    const texts = join(storeFolder, 'sources/fish/en/texts')
    const before = [...readFolder(texts).keys()]
    writeSource(`${cod}; ${yieldOne('docs/eel.md')}`)
    await loadAll()
    expect([...readFolder(texts).keys()]).toEqual(expect.arrayContaining(before))
  })
})

test('in development a source is loaded again when one of its files has changed', async () => {
  writeFileSync(join(root, 'fish.txt'), 'Cod')
  writeSource(
    "const { readFileSync } = process.getBuiltinModule('node:fs'); yield { path: 'docs/fish.md', markdown: '# ' + readFileSync('" +
      `${root}/fish.txt` +
      "', 'utf8'), origin: { file: 'fish.txt' } }",
    ", watch: ['fish.txt']",
  )
  const session = await openDevSession(root)
  expect((await session.settled()).site.diagnostics).toEqual([])
  const titleNow = () => session.current().finder?.find('/docs/fish')?.route.title
  expect(titleNow()).toBe('Cod')
  expect(session.current().site.loadedConfig.watched).toEqual([join(root, 'fish.txt')])
  writeFileSync(join(root, 'fish.txt'), 'Eel')
  await session.reload({ isConfigChanged: true, files: ['fish.txt'] })
  expect(titleNow()).toBe('Eel')
  await session.close()
})

test('a source writes texts of the interface in the language of each locale, and again when the site changes them', async () => {
  const file = join(root, 'site.config.ts')
  const source = `{ name: 'fish', version: '1', async *load({ openTexts }) {
    const text = await openTexts()
    const title = [text('apiRequired'), text('apiFieldCount', { count: 12345 })].join(', ')
    yield { path: 'docs/fish.md', markdown: '# ' + title, origin: { file: 'fish.txt' } }
  } }`
  const config = readFileSync(file, 'utf8')
    .replace("{ code: 'no'", "{ code: 'de', label: 'Deutsch' },\n    { code: 'no'")
    .replace('  navbar:', `  sources: [${source}],\n  navbar:`)
  writeFileSync(file, config)
  const session = await openDevSession(root)
  expect((await session.settled()).site.diagnostics.filter(({ severity }) => severity === 'error')).toEqual(
    [],
  )
  const titles = (): (string | undefined)[] =>
    ['', '/de', '/no'].map((base) => session.current().finder?.find(`${base}/docs/fish`)?.route.title)
  expect(titles()).toEqual([
    'required, 12,345 fields',
    'erforderlich, 12.345 Felder',
    'påkrevd, 12\u00A0345 felter',
  ])
  const messages = 'i18n/nb/messages.json'
  expect(session.current().site.loadedConfig.watched).toContain(join(root, messages))
  mkdirSync(join(root, 'i18n/nb'), { recursive: true })
  writeFileSync(join(root, messages), '{ "theme.apiRequired": "må være med" }')
  await session.reload({ isConfigChanged: true, files: [messages] })
  expect(titles()[2]).toBe('må være med, 12\u00A0345 felter')
  await session.close()
})

test('a text that the theme does not have is an error of its source', async () => {
  writeSource("(await arguments[0].openTexts())('apiRequried')")
  const { diagnostics } = await loadAll()
  expect(diagnostics).toMatchObject([
    { code: 'source-failed', problem: 'The source "fish" failed: The theme has no text "apiRequried".' },
  ])
})

test('a document has the operation that its source hands over, on servers that the source names, and no text has one', async () => {
  const written = "':::endpoint{method=get address=https://api.example}\\n:::\\n'"
  const document = (servers: string): string =>
    `yield { path: 'docs/list.md', markdown: ${written}, origin: { file: 'a' }, operation: { servers: ['${servers}'] } }`
  const connect = ", connect: ['https://sandbox.example']"
  writeSource(document('https://attacker.example/v1'), connect)
  expect((await read()).diagnostics).toMatchObject([
    {
      code: 'source-document',
      problem: expect.stringContaining('The operation of "docs/list.md" calls a server that'),
    },
  ])
  writeSource(document('https://sandbox.example/v1'), connect)
  expect(await build({ root, storeFolder })).toMatchObject({ isPublished: true, diagnostics: [] })
  const html = () => readFileSync(join(root, 'dist/docs/list/index.html'), 'utf8')
  expect(html()).toContain('data-fyr-try="{&quot;servers&quot;:[&quot;https://sandbox.example/v1&quot;]}"')
  // The same text as a file of the site, at the same place and with the same cache.
  const texts = join(storeFolder, 'sources/fish/en/texts')
  const [kept = Buffer.from('')] = readFolder(texts).values()
  writeSource('')
  writeFileSync(join(root, 'content/docs/list.md'), kept)
  expect(await build({ root, storeFolder })).toMatchObject({ isPublished: true, diagnostics: [] })
  expect(html()).not.toContain('data-fyr-try')
})

function showInGuide(lines: string): void {
  mkdirSync(join(root, 'content/docs/guide'), { recursive: true })
  writeFileSync(join(root, 'content/docs/guide/feeding.md'), `# Feeding\n\n${lines}\n`)
}

async function readPage(address: string): Promise<string> {
  const site = await read()
  expect(site.diagnostics).toEqual([])
  const route = site.content?.manifest.locales[0]?.routes.find(({ path }) => path === address)
  if (route === undefined) throw new Error('There is no such page.')
  return JSON.stringify(await site.content?.loadPage(route))
}

describe('parts of an API', () => {
  const parts = [
    { part: 'operation', name: 'feeding.list', markdown: '[List](./feeding/list.md)\n' },
    { part: 'operation', name: 'GET /feeding/{id}', markdown: 'One.\n' },
    { part: 'request', name: 'feeding.list', markdown: '```sh\ncurl feeding\n```\n' },
    { part: 'schema', name: 'Feeding', markdown: ':::fields\n- `amountKg` number\n:::\n' },
  ]
  const write = (yields: readonly object[] = parts): void =>
    writeSource(
      `${yieldOne('docs/api/feeding/list.md', '# List\n')}\n${yields.map((one) => `yield ${JSON.stringify(one)}`).join('\n')}`,
      ", openApi: 'api.yaml', folder: 'docs/api'",
    )

  test('can be in any document, with links of their own, and change with the API', async () => {
    write()
    showInGuide(
      '::operation{id=feeding.list}\n\n::operation{id="GET /feeding/{id}"}\n\n::request{id=feeding.list}\n\n::schema{name=Feeding}',
    )
    const text = await readPage('/docs/guide/feeding')
    expect(text).toContain('"href":"/docs/api/feeding/list"')
    expect(text).toContain('One.')
    expect(text).toContain('curl')
    expect(text).toContain('amountKg')
    write(parts.map((part) => ({ ...part, markdown: part.markdown.replace('amountKg', 'massKg') })))
    expect(await readPage('/docs/guide/feeding')).toContain('massKg')
    write([])
    const unknown = { code: 'unknown-api-part' }
    expect((await read()).diagnostics).toMatchObject([unknown, unknown, unknown, unknown])
  })

  const MISTAKES: readonly (readonly [line: string, problem: string, hint: string])[] = [
    [
      '::operation{id=feeding.lst}',
      'No API of this site has the operation "feeding.lst".',
      'Did you mean "feeding.list"? Known: ',
    ],
    [
      '::request{id=feeding.lst}',
      'No API of this site has the request "feeding.lst".',
      'Did you mean "feeding.list"? Known: ',
    ],
    ['::operation{}', '::operation needs the id of the operation to show.', 'Write "::operation{id=…}".'],
    [
      '::schema{name=Feding}',
      'No API of this site has the schema "Feding".',
      'Did you mean "Feeding"? Known: Feeding.',
    ],
    ['::schema{nam=Feeding}', 'Unknown option "nam" for ::schema.', 'Did you mean "name"? '],
    ['::schema{name=Feeding api=fih}', 'Unknown API "fih".', 'Did you mean "fish"? '],
  ]

  test('that no API has are errors with their positions and the nearest names', async () => {
    write()
    showInGuide(MISTAKES.map(([line]) => line).join('\n\n'))
    expect((await read()).diagnostics).toMatchObject(
      MISTAKES.map(([, problem, hint], index) => ({
        code: 'unknown-api-part',
        severity: 'error',
        file: 'content/docs/guide/feeding.md',
        line: 3 + 2 * index,
        column: 1,
        problem,
        hint: expect.stringContaining(hint),
      })),
    )
  })
})

function writeAccepting(text: string): void {
  writeSource(yieldOne('docs/api/list.md', `# List\n\n${text}\n`), ', acceptsProse: true')
}

describe('prose with the path of a document of a source that accepts it', () => {
  const PROSE = 'content/docs/api/list.md'
  const writeProse = (text: string): void => {
    mkdirSync(join(root, 'content/docs/api'), { recursive: true })
    writeFileSync(join(root, PROSE), text)
  }

  test('is added, changed and removed while the site is being written', async () => {
    writeAccepting('Generated.')
    const session = await openDevSession(root)
    const shown = async (): Promise<string> => {
      const { site, finder } = session.current()
      const found = finder?.find('/docs/api/list')
      return found === null || found === undefined
        ? ''
        : JSON.stringify(await site.content?.loadPage(found.route))
    }
    const reload = (files: readonly string[]) => session.reload({ isConfigChanged: false, files })
    expect(await shown()).not.toContain('Read this')
    writeProse('Read this first.\n')
    await reload([PROSE])
    expect(await shown()).toMatch(/Read this first\..*Generated\./)
    writeProse('Read this at last.\n')
    await reload([PROSE])
    expect(await shown()).toMatch(/Read this at last\..*Generated\./)
    writeAccepting('Generated again.')
    await session.reload({ isConfigChanged: true, files: ['site.config.ts'] })
    expect(await shown()).toMatch(/Read this at last\..*Generated again\./)
    rmSync(join(root, PROSE))
    await reload([PROSE])
    expect(await shown()).not.toContain('Read this')
    await session.close()
  })

  test('is read as the first time when only one of the two has changed', async () => {
    writeAccepting('Generated.')
    writeProse('Read this first.\n')
    expect(await readPage('/docs/api/list')).toMatch(/Read this first\..*Generated\./)
    writeAccepting('Generated again.')
    expect(await readPage('/docs/api/list')).toMatch(/Read this first\..*Generated again\./)
    writeProse('Read this at last.\n')
    const warm = await readPage('/docs/api/list')
    expect(warm).toMatch(/Read this at last\..*Generated again\./)
    storeFolder = makeTemporaryFolder()
    expect(await readPage('/docs/api/list')).toBe(warm)
  })
})
