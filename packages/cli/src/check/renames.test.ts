import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parseUrlsLock } from '@fyr/content-pipeline/internal'
import { beforeAll, expect, test } from 'vitest'
import { ownFile } from '../own-package.ts'
import { findFile } from '../preview/find-file.ts'
import { build } from '../site-build/build.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { acceptUrls } from '../urls/accept-urls.ts'
import { releaseVersion } from '../version/release-version.ts'
import { check } from './check.ts'

/** Makes a published site: two locales, two released versions, pages with headings and a folder of pages. */
async function publishSite(): Promise<string> {
  const root = copyTinySite()
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const config = join(root, 'site.config.ts')
  const menu = "{ type: 'version-menu' }, { type: 'locale-menu' }"
  writeFileSync(config, readFileSync(config, 'utf8').replace("{ type: 'locale-menu' }", menu))
  write('content/docs/ropes.md', '# Ropes\n\n## Knots\n\n## Lengths\n')
  write('content/docs/nets/large.md', '# Large nets\n\n## Mesh sizes\n')
  write('content/docs/nets/small.md', '# Small nets\n\n## Needles\n')
  await releaseVersion({ root, name: '1.0' })
  await releaseVersion({ root, name: '2.0' })
  write('content/docs/weights.md', '# Weights\n\n## Chains\n')
  await acceptUrls({ root, action: 'accept' })
  return root
}

let published = ''
beforeAll(async () => {
  published = await publishSite()
})

const RENAMES: Readonly<Record<string, (root: string, replace: Replace) => void>> = {
  'a page': (root) =>
    renameSync(join(root, 'content/docs/weights.md'), join(root, 'content/docs/ballast.md')),
  'a heading': (_root, replace) => replace('content/docs/ropes.md', '## Lengths', '## How long they are'),
  'a folder': (root) => renameSync(join(root, 'content/docs/nets'), join(root, 'content/docs/seines')),
  'a version': (root, replace) => {
    for (const folder of ['versioned_docs', 'i18n/no/versioned_docs'])
      renameSync(join(root, folder, 'version-1.0'), join(root, folder, 'version-1.x'))
    replace('versions.json', '1.0', '1.x')
  },
  'a locale': (root, replace) => {
    renameSync(join(root, 'i18n/no'), join(root, 'i18n/nb'))
    replace('site.config.ts', "code: 'no'", "code: 'nb'")
  },
}

type Replace = (file: string, from: string, to: string) => void

const isReport = new Ajv2020({ strict: false }).compile(
  JSON.parse(readFileSync(ownFile('src/check/check-report.json'), 'utf8')),
)

/** Every published address with its ids, and what a host without rules answers: the ids that are missing, or no page. */
function lostOf(root: string): string[] {
  const out = join(root, 'dist')
  return parseUrlsLock(readFileSync(join(root, 'published.lock'), 'utf8')).urls.flatMap(
    ({ address, ids }) => {
      const follow = (path: string): string | null => {
        const found = findFile(out, path)
        if (found?.status !== 200) return null
        const html = readFileSync(join(out, found.place), 'utf8')
        const to = /http-equiv="refresh" content="0; ?url=([^"]+)"/i.exec(html)?.[1]
        return to === undefined ? html : follow(to)
      }
      const html = follow(address)
      if (html === null) return [address]
      return ids.filter((id) => !html.includes(`id="${id}"`)).map((id) => `${address}#${id}`)
    },
  )
}

test.each(Object.keys(RENAMES))(
  'after %s is renamed, --fix keeps every published address and place',
  async (what) => {
    const root = makeTemporaryFolder()
    cpSync(published, root, { recursive: true, verbatimSymlinks: true })
    writeFileSync(join(root, 'published.lock'), readFileSync(join(root, 'urls.lock')))
    RENAMES[what]?.(root, (file, from, to) => {
      const before = readFileSync(join(root, file), 'utf8')
      expect(before).toContain(from)
      writeFileSync(join(root, file), before.replace(from, to))
    })
    const first = await check({ root })
    expect(first.isValid).toBe(false)
    isReport(JSON.parse(JSON.stringify(first)))
    expect(isReport.errors).toBe(null)
    expect(new Set(first.diagnostics.map(({ code }) => code.replace(/^lost-.*/, 'lost')))).toEqual(
      new Set(['lost']),
    )
    const { diagnostics } = await check({ root, fix: true })
    expect(diagnostics.map(({ file, line, problem }) => [file, line, problem])).toEqual([])
    expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
    expect(lostOf(root)).toEqual([])
  },
)

/** A page with a link to a file in every spelling. */
function linksTo(file: string): string {
  const inline = `[Chains](${file}#chains), [again](${file}), <a href="${file}">in HTML</a>`
  return `# Links\n\n${inline}, [below][weights].\n\n[weights]: ${file} "Weights"\n`
}

test('after a page is renamed, --fix writes its new name into the links of the site', async () => {
  const root = copyTinySite()
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  write('content/docs/weights.md', '# Weights\n\n## Chains\n')
  write('content/docs/links.md', linksTo('weights.md'))
  write('i18n/no/docs/links.md', linksTo('weights.md'))
  await acceptUrls({ root, action: 'accept' })
  renameSync(join(root, 'content/docs/weights.md'), join(root, 'content/docs/ballast.md'))
  const { diagnostics, isValid } = await check({ root, fix: true })
  expect([diagnostics, isValid]).toEqual([[], true])
  for (const file of ['content/docs/links.md', 'i18n/no/docs/links.md'])
    expect(readFileSync(join(root, file), 'utf8')).toBe(linksTo('./ballast.md'))
})

test('after a doc is renamed, --fix writes its new id into the sidebars, and each version keeps its own address', async () => {
  const root = copyTinySite()
  const file = join(root, 'site.config.ts')
  const config = readFileSync(file, 'utf8').replace('{', "{\n  sidebars: { guide: ['intro', 'weights'] },")
  writeFileSync(file, config.replace(/navbar: \{[^\n]*\n/, ''))
  writeFileSync(join(root, 'content/docs/weights.md'), '# Weights\n\n## Chains\n')
  await releaseVersion({ root, name: '1.0' })
  await acceptUrls({ root, action: 'accept' })
  renameSync(join(root, 'content/docs/weights.md'), join(root, 'content/docs/ballast.md'))
  expect(await check({ root, fix: true })).toMatchObject({ diagnostics: [], isValid: true })
  expect(readFileSync(file, 'utf8')).toContain("guide: ['intro', 'ballast']")
  expect(readFileSync(join(root, 'content/docs/ballast.md'), 'utf8')).toContain('aliases:\n  - weights\n')
  await releaseVersion({ root, name: '2.0' })
  expect(await check({ root })).toMatchObject({ diagnostics: [], isValid: true })
  expect(await build({ root })).toMatchObject({ isPublished: true })
  const redirects = readFileSync(join(root, 'dist/_redirects'), 'utf8')
  expect(redirects).toContain('/docs/weights /docs/ballast 301')
  expect(redirects).toContain('/docs/next/weights /docs/next/ballast 301')
}, 60_000)

/** A site with one more doc, in a sidebar of its configuration, whose addresses are accepted. */
async function siteWithSidebar() {
  const root = copyTinySite()
  const file = join(root, 'site.config.ts')
  const config = readFileSync(file, 'utf8').replace('{', "{\n  sidebars: { guide: ['intro', 'weights'] },")
  writeFileSync(file, config.replace(/navbar: \{[^\n]*\n/, ''))
  writeFileSync(join(root, 'content/docs/weights.md'), '# Weights\n')
  await acceptUrls({ root, action: 'accept' })
  return { root, configAfterFix: async () => (await check({ root, fix: true }), readFileSync(file, 'utf8')) }
}

test('the name of a file adds no code to the configuration', async () => {
  const { root, configAfterFix } = await siteWithSidebar()
  const name = "x',(globalThis.planted = 1),'y"
  rmSync(join(root, 'content/docs/weights.md'))
  writeFileSync(join(root, `content/docs/${name}.md`), '---\naliases: [weights]\n---\n\n# Weights\n')
  const config = await configAfterFix()
  expect(config).toContain("guide: ['intro', 'weights']")
})

test('a line of the lock adds no code to the configuration', async () => {
  const { root, configAfterFix } = await siteWithSidebar()
  const lock = readFileSync(join(root, 'urls.lock'), 'utf8')
  const named = "x', [globalThis.planted = 1]: 'y"
  const moved = lock.replaceAll(/^\/no(\/.*)\tno/gm, `/${named}$1\t${named}`)
  expect(moved).not.toBe(lock)
  writeFileSync(join(root, 'urls.lock'), moved)
  expect(await configAfterFix()).not.toContain('planted')
})

test('what content sources make is kept where they make it: --fix writes into no file that is not there', async () => {
  const root = copyTinySite()
  const file = join(root, 'site.config.ts')
  const config = readFileSync(file, 'utf8')
  const withPage = (path: string, heading: string) =>
    writeFileSync(
      file,
      config.replace(
        '{',
        `{ sources: [{ name: 'fish', version: '1', async *load({ locale }) {
          if (locale === 'en') yield { path: '${path}', markdown: '# Cod\\n\\n## ${heading}\\n', origin: { file: 'a' } }
        } }],`,
      ),
    )
  withPage('docs/fish/cod.md', 'Depth')
  await acceptUrls({ root, action: 'accept' })
  withPage('docs/fish/cod.md', 'How deep')
  expect(await check({ root, fix: true })).toMatchObject({
    fixed: [],
    diagnostics: [
      {
        code: 'lost-anchor',
        hint: expect.stringContaining(
          'To keep it, write "{#depth}" after its heading in what the content source reads.',
        ),
      },
    ],
  })
  withPage('docs/species/cod.md', 'Depth')
  const { fixed, diagnostics } = await check({ root, fix: true })
  expect(fixed).toEqual([])
  expect(diagnostics.map(({ code, hint }) => [code, hint.split('. If')[0]])).toEqual([
    [
      'lost-address',
      'Did it move to "/docs/species/cod"? Add "aliases: [../fish/cod]" to the front matter that its content source gives content/docs/species/cod.md',
    ],
    [
      'lost-address',
      'Did it move to "/no/docs/species/cod"? Add "aliases: [../fish/cod]" to the front matter that its content source gives content/docs/species/cod.md',
    ],
  ])
})
