import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readGitHistory } from '@fyr/git'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildManifest } from './build-manifest.ts'
import { createLocalCompiler, compileSettings } from './compile/create-local-compiler.ts'
import type { DocPage, PostPage } from './manifest/index.ts'
import { openSourceDocuments } from './source-documents/open-source-documents.ts'
import { parseSiteConfig } from './schemas/parse-site-config.ts'
import { ANY_NAMES } from './theme-names.ts'

const CONFIG = {
  product: { name: 'Fjord', slug: 'fjord' },
  title: 'Fjord Docs',
  url: 'https://docs.example.com',
  locales: [
    { code: 'en', label: 'English' },
    { code: 'no', label: 'Norsk' },
  ],
  defaultLocale: 'en',
  docs: { lastUpdated: 'date-and-author' },
  blog: { datesFromGit: true },
}
let parent = ''
let root = ''

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'fyr-git-dates-'))
  root = join(parent, 'repository', 'site')
  mkdirSync(root, { recursive: true })
  git(dirname(root), 'init', '--quiet')
  write('content/docs/måling.md', '# Måling\n')
  write('content/docs/quiet.md', '# Quiet\n')
  write('content/docs/own.md', '---\nlast_update: { date: 2020-02-02 }\n---\n\n# Own\n')
  write('content/pages/about.md', '---\nlast_update: { author: Kari Moe }\n---\n\n# About\n')
  write('content/blog/first.md', '# First\n')
  commit('Ida Berg', '2024-03-01T23:30:00+01:00')
  write('content/docs/måling.md', '# Måling\n\nMore.\n')
  write('content/blog/first.md', '# First\n\nMore.\n')
  write('i18n/no/docs/quiet.md', '# Stille\n')
  commit('Ola Vik', '2025-06-15T00:30:00+02:00')
  write('content/docs/new.md', '# New\n')
})

afterAll(() => rmSync(parent, { recursive: true }))

test('a doc shows the day, in UTC, and the author of the last commit of its own file', async () => {
  const { pages, codes } = await read(root)
  expect(codes).toEqual([])
  expect(updated(pages)).toEqual([
    ['/docs/måling', '2025-06-14', 'Ola Vik'],
    ['/docs/new', null, null],
    ['/docs/own', '2020-02-02', 'Ida Berg'],
    ['/docs/quiet', '2024-03-01', 'Ida Berg'],
    ['/no/docs/måling', '2025-06-14', 'Ola Vik'],
    ['/no/docs/new', null, null],
    ['/no/docs/own', '2020-02-02', 'Ida Berg'],
    ['/no/docs/quiet', '2025-06-14', 'Ola Vik'],
  ])
})

test('a page whose front matter knows the author alone shows the author', async () => {
  const { pages } = await read(root)
  const about = pages.find(({ route }) => route.path === '/about')
  expect(about).toMatchObject({ lastUpdated: { date: null, author: 'Kari Moe' } })
})

test('a post without a date has that of its first commit', async () => {
  const { pages } = await read(root)
  const posts = pages.filter((page): page is PostPage => page.kind === 'post')
  expect(posts.map(({ post }) => [post.href, post.date])).toEqual([
    ['/blog/first', '2024-03-01'],
    ['/no/blog/first', '2024-03-01'],
  ])
})

test('a post that is in no commit has no date, and may get one by being committed', async () => {
  write('content/blog/second.md', '# Second\n')
  const { diagnostics } = await read(root)
  rmSync(join(root, 'content/blog/second.md'))
  expect(diagnostics).toMatchObject([
    {
      code: 'missing-date',
      file: 'content/blog/second.md',
      hint: 'Write "date: 2024-09-01" in its front matter, commit the file, or start the file name with the date: "2024-09-01-name.md".',
    },
  ])
})

test('a shallow clone shows no dates, and says so once', async () => {
  const clone = join(parent, 'shallow')
  execFileSync('git', ['clone', '--quiet', '--depth=1', pathToFileURL(dirname(root)).href, clone])
  const { pages, diagnostics } = await read(join(clone, 'site'), { blog: false })
  expect(diagnostics).toMatchObject([
    {
      code: 'missing-history',
      severity: 'warning',
      file: 'site.json',
      problem: '"docs.lastUpdated" needs the Git history, but this clone is shallow, so pages show no dates.',
    },
  ])
  expect(updated(pages).filter(([, date]) => date !== null)).toEqual([
    ['/docs/own', '2020-02-02', null],
    ['/no/docs/own', '2020-02-02', null],
  ])
})

test('a folder without a history shows no dates, and says so once', async () => {
  const copy = join(parent, 'copy')
  cpSync(root, copy, { recursive: true })
  const { diagnostics } = await read(copy, { blog: false })
  expect(diagnostics.map(({ code, problem }) => [code, problem])).toEqual([
    [
      'missing-history',
      '"docs.lastUpdated" needs the Git history, but this folder has none, so pages show no dates.',
    ],
  ])
})

const longText = (name: string): string => `# ${name}\n\nA text that is long enough to be recognised again.\n`

test('a file keeps its history when it, or its folder, is renamed', async () => {
  const own = join(parent, 'renamed', 'site')
  const inOwn = (file: string, text: string): void => {
    mkdirSync(dirname(join(own, file)), { recursive: true })
    writeFileSync(join(own, file), text)
  }
  mkdirSync(own, { recursive: true })
  git(dirname(own), 'init', '--quiet')
  inOwn('posts/late.md', longText('Late'))
  inOwn('posts/twin.md', longText('Twin'))
  commit('Ida Berg', '2022-01-01T12:00:00Z', dirname(own))
  renameSync(join(own, 'posts/late.md'), join(own, 'posts/later.md'))
  commit('Ida Berg', '2023-01-01T12:00:00Z', dirname(own))
  mkdirSync(join(own, 'content'))
  renameSync(join(own, 'posts'), join(own, 'content/blog'))
  commit('Ola Vik', '2024-01-01T12:00:00Z', dirname(own))
  inOwn('content/blog/later.md', `${longText('Late')}\nMore.\n`)
  // The earlier name of one file, and the text of another, belong to new files now.
  inOwn('content/blog/late.md', longText('New'))
  inOwn('content/blog/copy.md', longText('Twin'))
  commit('Ola Vik', '2025-01-01T12:00:00Z', dirname(own))
  const history = await readGitHistory(own, ['.'], null)
  const days = history.type === 'known' ? [...history.byFile] : []
  expect(
    days.map(([file, { first, last }]) => [file, first.moment.slice(0, 4), last.moment.slice(0, 4)]),
  ).toEqual(
    expect.arrayContaining([
      ['content/blog/later.md', '2022', '2025'],
      ['content/blog/twin.md', '2022', '2024'],
      ['content/blog/late.md', '2025', '2025'],
      ['content/blog/copy.md', '2025', '2025'],
    ]),
  )
})

test('a site that does not configure dates shows none', async () => {
  const { pages, codes } = await read(root, { docs: {}, blog: false })
  expect(codes).toEqual([])
  expect(updated(pages).filter(([, date]) => date !== null)).toHaveLength(2)
})

test('a history that has not changed is not read again', async () => {
  const history = await readGitHistory(root, ['content'], null)
  expect(await readGitHistory(root, ['content'], history)).toBe(history)
})

test('a post that is committed while its site is being written gets its date with the next edit', async () => {
  const { config } = parseSiteConfig(CONFIG, { file: 'site.json' })
  if (config === null) throw new Error('The configuration is sound.')
  const compiler = createLocalCompiler(compileSettings(root, config))
  const documents = openSourceDocuments({ root, config, compiler, onStalePlan() {} })
  const codes = async () => {
    const { diagnostics } = await documents.plan(ANY_NAMES, new Set())
    return diagnostics.map(({ code }) => code)
  }
  write('content/blog/late.md', '# Late\n')
  const edited = new Set(['content/blog/late.md'])
  expect(await codes()).toContain('missing-date')
  expect(await documents.refresh(edited)).toBe(true)
  commit('Ida Berg', '2026-01-02T12:00:00Z')
  expect(await documents.refresh(edited)).toBe(false)
  expect(await codes()).not.toContain('missing-date')
  expect(await documents.refresh(edited)).toBe(true)
})

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** Whatever this machine's own settings say. */
function git(folder: string, ...args: string[]): void {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
  execFileSync('git', args, { cwd: folder, env, stdio: 'pipe' })
}

function commit(author: string, date: string, folder = dirname(root)): void {
  git(folder, 'add', '--all')
  const who = ['-c', `user.name=${author}`, '-c', 'user.email=a@example.com']
  execFileSync('git', [...who, 'commit', '--quiet', '--message=change'], {
    cwd: folder,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    stdio: 'pipe',
  })
}

async function read(folder: string, over: object = {}) {
  const { config } = parseSiteConfig({ ...CONFIG, ...over }, { file: 'site.json' })
  if (config === null) throw new Error('The configuration is sound.')
  const { manifest, diagnostics, loadPage } = await buildManifest({
    root: folder,
    config,
    mode: 'production',
  })
  const routes = manifest.locales.flatMap((locale) => locale.routes)
  const pages = await Promise.all(routes.map((route) => loadPage(route)))
  return { pages, diagnostics, codes: diagnostics.map(({ code }) => code) }
}

function updated(pages: readonly { kind: string }[]): [string, string | null, string | null][] {
  return pages
    .filter((page): page is DocPage => page.kind === 'doc')
    .map(({ route, lastUpdated }) => [route.path, lastUpdated?.date ?? null, lastUpdated?.author ?? null])
}
