import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildManifest } from '../build-manifest.ts'
import { BASE_CONFIG } from '../fixtures/build-fixture.ts'
import type { SiteConfigInput } from '../schemas/site-config.ts'
import { parseSiteConfig } from '../schemas/parse-site-config.ts'
import { formatUrlsLock } from './urls-lock.ts'

let root: string

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'fyr-urls-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

async function build(settings: Partial<SiteConfigInput> = {}) {
  const { config } = parseSiteConfig({ ...BASE_CONFIG, ...settings }, { file: 'site.json', text: '' })
  if (config === null) throw new Error('The configuration is invalid.')
  return buildManifest({ root, config, mode: 'production' })
}

/** Problems and hints, as an author reads them. */
async function problems(settings?: Partial<SiteConfigInput>): Promise<string[]> {
  const { diagnostics } = await build(settings)
  return diagnostics.map(
    ({ code, file, line, problem, hint }) => `${file}:${line} ${code} ${problem} ${hint}`,
  )
}

async function accept(settings?: Partial<SiteConfigInput>): Promise<void> {
  const { listUrls } = await build(settings)
  write('urls.lock', formatUrlsLock(listUrls?.() ?? []))
}

const PAGE = '# Setup\n\n## Cables\n\nText[^1].\n\n## Ropes\n\n[^1]: A note.\n'

test('a site that has what its lock lists, and more, is fine', async () => {
  write('content/docs/setup.md', PAGE)
  await accept()
  write('content/docs/other.md', '# Other\n')
  expect(await problems()).toEqual([])
})

test('a page that moved is an error that names its new home by the headings', async () => {
  write('content/docs/setup.md', PAGE)
  await accept()
  rmSync(join(root, 'content/docs/setup.md'))
  write('content/docs/zebra.md', '# Zebra\n')
  write('content/docs/guide/start.md', PAGE)
  expect(await problems()).toEqual([
    'urls.lock:2 lost-address "/docs/setup" was published but no longer exists. Did it move to "/docs/guide/start"? Add "aliases: [../setup]" to content/docs/guide/start.md. If it is gone for good, run "fyr urls accept".',
  ])
  write('content/docs/guide/start.md', `---\naliases: [../setup]\n---\n\n${PAGE}`)
  expect(await problems()).toEqual([])
})

/** Broken links: what is suggested, and what a fix writes. */
async function brokenLinks(): Promise<(readonly [string, string | undefined])[]> {
  const { diagnostics } = await build()
  return diagnostics.flatMap(({ code, hint, fix }) =>
    code === 'broken-link' ? [[hint, fix?.to] as const] : [],
  )
}

test('links to a file that has another name lead to the page that took its place', async () => {
  write('content/docs/01-guides/setup.md', PAGE)
  write('content/docs/intro.md', '# Intro\n\n[One](./01-guides/setup.md#ropes) [Two](/docs/guides/setup)\n')
  write('content/pages/about.md', '# About\n\n[Setup](../docs/01-guides/setup.md)\n')
  await accept()
  rmSync(join(root, 'content/docs/01-guides/setup.md'))
  write('content/docs/02-start/first-steps.md', PAGE)
  expect(await brokenLinks()).toEqual([
    ['Did you mean "./02-start/first-steps.md"?', './02-start/first-steps.md'],
    ['Did you mean "/docs/start/first-steps"?', undefined],
    ['Did you mean "../docs/02-start/first-steps.md"?', '../docs/02-start/first-steps.md'],
  ])
  write('content/docs/02-start/other.md', PAGE)
  expect((await brokenLinks()).map(([, to]) => to)).toEqual([undefined, undefined, undefined])
})

test('a page of the newest version that is gone has not moved to an older one, and its alias stays in its version', async () => {
  write('content/docs/intro.md', '# Intro\n')
  write('content/docs/setup.md', PAGE)
  await accept()
  for (const [version, name] of [
    ['1.0', 'setup'],
    ['2.0', 'start'],
  ] as const) {
    write(`versioned_docs/version-${version}/intro.md`, '# Intro\n')
    write(`versioned_docs/version-${version}/${name}.md`, PAGE)
  }
  write('versions.json', '["2.0", "1.0"]')
  rmSync(join(root, 'content/docs/setup.md'))
  write('content/docs/start.md', PAGE)
  expect(await aliases()).toEqual(['versioned_docs/version-2.0/start.md setup'])
  rmSync(join(root, 'versioned_docs/version-2.0/start.md'))
  expect(await aliases()).toEqual([undefined])
})

test('a page of a version that exists has not moved to its namesake in another one', async () => {
  write('content/docs/intro.md', '# Intro\n')
  write('content/docs/start.md', PAGE)
  write('versioned_docs/version-1.0/setup.md', PAGE)
  write('versioned_docs/version-2.0/start.md', PAGE)
  write('versions.json', '["2.0", "1.0"]')
  write('urls.lock', '/docs/next/setup\ten\tcables ropes\n')
  expect(await aliases()).toEqual(['content/docs/start.md setup'])
})

test('an alias that names another version leads to its copy there', async () => {
  const text = `---\naliases: [/docs/next/setup]\n---\n\n${PAGE}`
  write('content/docs/start.md', text)
  write('versioned_docs/version-2.0/start.md', text)
  write('versions.json', '["2.0"]')
  const { manifest } = await build()
  expect(manifest.locales[0]?.redirects).toEqual([{ from: '/docs/next/setup', to: '/docs/next/start' }])
})

test('an alias is enough to know where a file has gone, also without a lock', async () => {
  write('content/docs/intro.md', '# Intro\n\n[One](./setup.md) [Two](./README.md)\n')
  write('content/docs/first-steps.md', `---\naliases: [/docs/setup]\n---\n\n${PAGE}`)
  expect((await brokenLinks()).map(([, to]) => to)).toEqual(['./first-steps.md', undefined])
})

/** Where every lost address would be kept. */
async function aliases(): Promise<(string | undefined)[]> {
  const { diagnostics } = await build()
  return diagnostics.map(({ alias }) => alias && `${alias.file} ${alias.alias}`)
}

test('a page without headings that is gone took the name of the only such page that is new in its folder', async () => {
  write('content/docs/setup.md', '# Setup\n\nText.\n')
  await accept()
  rmSync(join(root, 'content/docs/setup.md'))
  write('content/docs/guide/start.md', '# Start\n')
  write('content/docs/cables.md', PAGE)
  expect(await aliases()).toEqual([undefined])
  write('content/docs/mooring.md', '# Mooring\n\nText.\n')
  expect(await aliases()).toEqual(['content/docs/mooring.md setup'])
  write('content/docs/knots.md', '# Knots\n')
  expect(await aliases()).toEqual([undefined])
})

test('of two pages without headings that are gone, none is taken for the new one', async () => {
  for (const name of ['setup', 'ropes']) write(`content/docs/${name}.md`, '# Title\n')
  await accept()
  for (const name of ['setup', 'ropes']) rmSync(join(root, `content/docs/${name}.md`))
  write('content/docs/mooring.md', '# Title\n')
  expect(await aliases()).toEqual([undefined, undefined])
})

test('a redirect is enough, also one for everything below a folder', async () => {
  write('content/docs/intro.md', '# Intro\n')
  write('content/docs/old/setup.md', PAGE)
  await accept()
  rmSync(join(root, 'content/docs/old'), { recursive: true })
  expect(await problems()).toHaveLength(1)
  expect(await problems({ redirects: { '/docs/old/setup': '/docs/intro' } })).toEqual([])
  expect(await problems({ redirects: { '/docs/old/*': '/docs/intro' } })).toEqual([])
})

test('a heading that was renamed is an error that says how to keep its id', async () => {
  write('content/docs/setup.md', PAGE)
  await accept()
  write('content/docs/setup.md', PAGE.replace('## Ropes', '## Rope'))
  expect(await problems()).toEqual([
    'urls.lock:2 lost-anchor "/docs/setup#ropes" was published but no longer exists. Is it "#rope" now? To keep it, write "{#ropes}" after its heading. If it is gone for good, run "fyr urls accept".',
  ])
})

test('the fix of a renamed heading is known where only one is new', async () => {
  const lost = async (text: string) => {
    write('content/docs/setup.md', text)
    return (await build()).diagnostics.map(({ headingId }) => headingId)
  }
  write('content/docs/setup.md', PAGE)
  await accept()
  expect(await lost(PAGE.replace('## Ropes', '## Lines'))).toEqual([
    { file: 'content/docs/setup.md', current: 'lines', id: 'ropes' },
  ])
  expect(await lost(PAGE.replace('## Ropes', '## Lines\n\n## Anchors'))).toEqual([undefined])
})

/** English, and a locale with a code. */
function localesWith(code: string): Partial<SiteConfigInput> {
  return {
    locales: [
      { code: 'en', label: 'English' },
      { code, label: 'Norsk' },
    ],
  }
}

test('a locale with another code is one error, and a redirect of its folder keeps every address', async () => {
  write('content/docs/setup.md', PAGE)
  write('content/docs/moved.md', '---\naliases: [/docs/old]\n---\n\n# Moved\n')
  await accept(localesWith('no'))
  const { diagnostics } = await build(localesWith('nb'))
  expect(diagnostics.map(({ problem, hint, redirect }) => [problem, hint, redirect])).toEqual([
    [
      '4 published addresses of the locale "no" are gone.',
      `Is it called "nb" now? Add "'/no/*': '/nb/*'" to "redirects". If it is gone for good, run "fyr urls accept".`,
      { from: '/no/*', to: '/nb/*' },
    ],
  ])
  const redirects = { '/no/*': '/nb/*' }
  expect(await problems({ ...localesWith('nb'), redirects })).toEqual([])
  rmSync(join(root, 'content/docs/setup.md'))
  expect((await problems({ ...localesWith('nb'), redirects })).map((line) => line.split(' ')[2])).toEqual([
    '"/docs/setup"',
    '"/no/docs/setup"',
  ])
})

test('another base path is one error, since no alias can keep what is outside of it', async () => {
  write('content/docs/publishing.md', PAGE)
  await accept()
  write('content/pages/about.md', '# About\n')
  await accept()
  expect(await problems({ basePath: '/docs/' })).toEqual([
    'urls.lock:2 lost-address The lock lists "/about" and 1 more, which are outside the base path "/docs/". Redirect the old addresses to "/docs/" on your host, and run "fyr urls accept".',
    'urls.lock:3 lost-address "/docs/publishing" was published but no longer exists. Did it move to "/docs/docs/publishing"? Add "aliases: [/publishing]" to content/docs/publishing.md. If it is gone for good, run "fyr urls accept".',
  ])
})

test('an address outside the base path of its locale is not an alias', async () => {
  write('content/docs/publishing.md', PAGE)
  const locales = [
    { code: 'en', label: 'English' },
    { code: 'no', label: 'Norsk' },
  ]
  await accept({ locales })
  rmSync(join(root, 'content/docs/publishing.md'))
  write('content/docs/other.md', '# Other\n')
  const found = await problems({ locales, defaultLocale: 'no' })
  expect(found.find((line) => line.includes('"/docs/publishing"'))).toBe(
    'urls.lock:2 lost-address "/docs/publishing" was published but no longer exists. No page of the locale "en" can have it as an alias: add it to "redirects". If it is gone for good, run "fyr urls accept".',
  )
})

test('the marks of a merge conflict are errors at their lines', async () => {
  write('content/docs/setup.md', PAGE)
  write('urls.lock', '<<<<<<< main\n/docs/setup\ten\tcables ropes\n=======\n>>>>>>> other\n')
  expect((await build()).diagnostics.map(({ code, line }) => `${line} ${code}`)).toEqual([
    '1 invalid-lock',
    '3 invalid-lock',
    '4 invalid-lock',
  ])
})

test('a page that stands in for a missing translation has no ids in the lock, since its translation will have others', async () => {
  write('content/docs/setup.md', PAGE)
  const locales = [
    { code: 'en', label: 'English' },
    { code: 'no', label: 'Norsk' },
  ]
  const { listUrls } = await build({ locales })
  const docs = listUrls?.().filter(({ address }) => address.endsWith('/setup'))
  expect(docs).toEqual([
    { address: '/docs/setup', locale: 'en', ids: ['cables', 'ropes'] },
    { address: '/no/docs/setup', locale: 'no', ids: [] },
  ])
})
