import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatUrlsLock } from '@fyr/content-pipeline/internal'
import { ACCENTS, createSite, DEFAULT_CHOICES, type SiteChoices } from 'create-fyr'
import { expect, test } from 'vitest'
import { ownFile } from '../own-package.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { check } from './check.ts'

function newFolder(name: string): string {
  return join(makeTemporaryFolder(), name)
}

/** The package under test is not installed in itself. */
function install(folder: string): void {
  symlinkSync(ownFile('node_modules'), join(folder, 'node_modules'))
  const config = readFileSync(join(folder, 'site.config.ts'), 'utf8')
  writeFileSync(
    join(folder, 'site.config.ts'),
    config.replace(/^import.*$/m, 'const defineConfig = <T>(x: T): T => x'),
  )
}

test('a new site is valid as created, whatever its title', async () => {
  const folder = newFolder('Blå side')
  createSite({ ...DEFAULT_CHOICES, folder, name: String.raw`Ola's \ "site"` })
  install(folder)
  const result = await check({ root: folder })
  expect(result.diagnostics).toEqual([])
  expect(result.pageCount).toBeGreaterThan(8)
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({ name: 'bla-side' })
})

const CHOICES: readonly Partial<SiteChoices>[] = [
  { locales: ['en', 'no'], host: 'github' },
  { locales: ['no', 'en'], blog: false, url: 'https://me.example/handbook' },
  { locales: ['nb'], blog: false, host: 'gitlab' },
  ...Object.values(ACCENTS).map((accent) => ({ accent })),
]

test.each(CHOICES)('a site with the choices %j is valid as created', async (choices) => {
  const folder = newFolder('chosen')
  createSite({ ...DEFAULT_CHOICES, ...choices, folder })
  install(folder)
  const { diagnostics, missingTranslations } = await check({ root: folder })
  expect(diagnostics).toEqual([])
  const missing = missingTranslations.flatMap(({ files, messages }) => [...files, ...Object.keys(messages)])
  expect(missing).toEqual([])
})

test('a language that the template and the theme lack is a warning with its fix', async () => {
  const folder = newFolder('finnish')
  createSite({ ...DEFAULT_CHOICES, locales: ['en', 'fi'], folder })
  install(folder)
  const { diagnostics } = await check({ root: folder })
  expect(diagnostics).toMatchObject([{ code: 'theme-language', severity: 'warning' }])
  expect(diagnostics[0]?.hint).toContain('fyr translate fi')
})

test('the lock of a new site lists no address, since nothing is published', () => {
  const folder = newFolder('locked')
  createSite({ ...DEFAULT_CHOICES, folder })
  expect(readFileSync(join(folder, 'urls.lock'), 'utf8')).toBe(formatUrlsLock([]))
})

test('the settings for an editor name schemas that this package has, for files that a site has', () => {
  const folder = newFolder('edited')
  createSite({ ...DEFAULT_CHOICES, folder })
  const settings = readFileSync(join(folder, '.vscode/settings.json'), 'utf8')
  const named = [...settings.matchAll(/node_modules\/@fyr\/cli\/(dist\/schemas\/[^"]+)/g)].map(
    ([, path]) => path ?? '',
  )
  expect(named.length).toBeGreaterThan(4)
  for (const path of named) {
    const schema: unknown = JSON.parse(readFileSync(ownFile(path), 'utf8'))
    // Neither the YAML language server nor the linters of front matter read a later draft.
    expect(schema).toMatchObject({ $schema: 'http://json-schema.org/draft-07/schema#' })
  }
  expect(settings).toContain('"content/blog/authors.yml"')
  expect(existsSync(join(folder, 'content/blog/authors.yml'))).toBe(true)
})

test('every key of front matter completes to a valid value', async () => {
  const folder = newFolder('completed')
  createSite({ ...DEFAULT_CHOICES, folder })
  install(folder)
  const snippets: Record<string, { prefix: string; body: string; include: string[] }> = JSON.parse(
    readFileSync(join(folder, '.vscode/front-matter.code-snippets'), 'utf8'),
  )
  const written = Object.values(snippets).map(({ prefix, body, include }, index) => {
    const kind = /content\/(\w+)/.exec(include[0] ?? '')?.[1] ?? ''
    const line = body
      .replace(/\$\{1\|(\w+),.*\}/, '$1')
      .replace(/\$\{1:(.*)\}$/, (_, text: string) => text.replaceAll(/\\(.)/g, '$1'))
    const date = kind === 'blog' && prefix !== 'date' ? 'date: 2026-01-01\n' : ''
    mkdirSync(join(folder, `content/${kind}/try`), { recursive: true })
    writeFileSync(join(folder, `content/${kind}/try/page-${index}.md`), `---\n${date}${line}\n---\n\nText.\n`)
    return prefix
  })
  expect(written).toEqual(expect.arrayContaining(['sidebar_position', 'last_update', 'authors', 'features']))
  const { diagnostics, pageCount } = await check({ root: folder })
  expect(pageCount).toBeGreaterThan(written.length - 2)
  const aboutNames = new Set([
    'unknown-doc-id',
    'unknown-sidebar',
    'unknown-author',
    'broken-link',
    'missing-image',
  ])
  // No page of these is the home page, which alone has some of the keys, nor one that only another language has.
  const isExpected = ({ code, problem }: (typeof diagnostics)[number]): boolean =>
    aboutNames.has(code) ||
    (code === 'unknown-field' && problem.includes('only works on the home page')) ||
    (code === 'invalid-value' && problem.startsWith('"original: false"'))
  expect(diagnostics.filter((issue) => !isExpected(issue))).toEqual([])
})
