import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { build } from '../site-build/build.ts'
import { check } from '../check/check.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { commitAll, git, makeRepository } from '../testing/git-repository.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

/** A picture whose bytes are not those of another. */
const picture = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 10"><path d="M0 0h9"/></svg>`

const FROM_TAG = "{ '2.0': { from: 'v2.0' } }"

/** The first such site: others are copies of it, because a repository takes ten processes. */
let firstWithTag: string | null = null

/** A site in a repository with the tag `v2.0`, whose docs have been changed since. */
function siteWithTag(versions = FROM_TAG): string {
  if (versions !== FROM_TAG) return makeSiteWithTag(versions)
  firstWithTag ??= makeSiteWithTag(versions)
  const root = copyTinySite()
  for (const name of readdirSync(firstWithTag))
    if (name !== 'node_modules') cpSync(join(firstWithTag, name), join(root, name), { recursive: true })
  return root
}

function makeSiteWithTag(versions: string): string {
  const root = copyTinySite()
  configure(root, versions)
  writeFileSync(join(root, 'content/docs/intro.md'), OLD)
  makeRepository(root)
  commitAll(root, {
    'content/docs/_part.md': 'A part of then.\n',
    'content/docs/beside.svg': picture(11),
    'static/img/net.svg': picture(22),
    'samples/feed.js': 'const then = 1\n',
    'i18n/no/docs/intro.md': '# Innføring\n\nDen gang.\n',
  })
  git(root, 'tag', 'v2.0')
  commitAll(root, {
    'content/docs/intro.md': '# Intro\n\nText of today.\n',
    'content/docs/_part.md': 'A part of today.\n',
    'content/docs/beside.svg': picture(33),
    'static/img/net.svg': picture(44),
    'samples/feed.js': 'const today = 1\n',
    'i18n/no/docs/intro.md': '# Innføring\n\nI dag.\n',
  })
  return root
}

const OLD = `# Intro

Text of then, see [Mooring](./mooring-2.0.md) and [home](../pages/index.md).

::include{file=./_part.md}

::include{file=/samples/feed.js}

![Beside](./beside.svg) ![A net](/img/net.svg)
`

function configure(root: string, versions: string): void {
  const file = join(root, 'site.config.ts')
  const text = readFileSync(file, 'utf8').replace(/ {2}docs: .*\n/, '')
  writeFileSync(file, text.replace('{', `{\n  docs: { versions: ${versions} },`))
}

const problems = async (root: string): Promise<readonly object[]> =>
  (await check({ root })).diagnostics.map(({ code, severity, file, problem, hint }) => ({
    code,
    severity,
    file,
    problem,
    hint,
  }))

test('a version from a tag has the text, pictures, parts and samples of its commit, and its links stay in it', async () => {
  const root = siteWithTag()
  const before = git(root, 'status', '--porcelain')
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const files = readFolder(join(root, 'dist'))
  const page = (address: string): string => files.get(`${address}/index.html`)?.toString() ?? ''
  expect(page('docs/next/intro')).toContain('Text of today')
  const old = page('docs/intro')
  expect(old).toMatch(/Text of then, see <a href="\/docs\/mooring-2\.0".*<a href="\/"/)
  expect(old).toContain('A part of then.')
  expect(old).toContain('then')
  expect(old).not.toContain('today')
  for (const width of [11, 22]) expect(old).toContain(`width="${width}"`)
  expect(page('no/docs/intro')).toContain('Den gang.')
  expect(page('no/docs/next/intro')).toContain('I dag.')
  // Nothing is checked out, and no name of the store is published.
  expect(git(root, 'status', '--porcelain')).toBe(before)
  for (const [name, text] of files) expect(`${name} ${text.toString()}`).not.toMatch(/fyr\/versions\//)
})

test('a second build gives the same bytes, from the store and without it', async () => {
  const root = siteWithTag()
  await build({ root })
  const first = readFolder(join(root, 'dist'))
  rmSync(join(root, 'dist'), { recursive: true })
  await build({ root })
  expect(readFolder(join(root, 'dist'))).toEqual(first)
  rmSync(join(root, 'node_modules/.cache/fyr'))
  await build({ root })
  expect(readFolder(join(root, 'dist'))).toEqual(first)
})

test('a branch is read as it is now, and its docs may be in another folder', async () => {
  const root = siteWithTag("{ '1.x': { from: 'branch:1.x', folder: 'handbook' } }")
  git(root, 'checkout', '--quiet', '-b', '1.x')
  commitAll(root, { 'handbook/intro.md': '# Intro\n\nFirst of the branch.\n' })
  git(root, 'checkout', '--quiet', 'main')
  const intro = async (): Promise<string> => {
    await build({ root })
    return readFileSync(join(root, 'dist/docs/intro/index.html'), 'utf8')
  }
  expect(await intro()).toContain('First of the branch.')
  git(root, 'checkout', '--quiet', '1.x')
  commitAll(root, { 'handbook/intro.md': '# Intro\n\nSecond of the branch.\n' })
  git(root, 'checkout', '--quiet', 'main')
  expect(await intro()).toContain('Second of the branch.')
})

test('errors in a version from Git are warnings at the names that Git has for its files', async () => {
  const root = siteWithTag()
  git(root, 'tag', '--delete', 'v2.0')
  commitAll(root, {
    'content/docs/intro.md': '# Intro\n\n[Gone](./gone.md) [Gone](/nowhere)\n\n![No](./no.svg)\n',
  })
  git(root, 'tag', 'v2.0')
  commitAll(root, { 'content/docs/intro.md': '# Intro\n' })
  const { isPublished, diagnostics } = await build({ root })
  expect(isPublished).toBe(true)
  const ofContent = diagnostics.filter(({ code }) => !code.startsWith('broken-output'))
  expect(ofContent.map(({ code, severity, file, line }) => [code, severity, file, line])).toEqual([
    ['broken-link', 'warning', 'v2.0:content/docs/intro.md', 3],
    ['broken-link', 'warning', 'v2.0:content/docs/intro.md', 3],
    ['missing-image', 'warning', 'v2.0:content/docs/intro.md', 5],
  ])
  for (const { file, problem, hint, severity } of diagnostics) {
    expect(severity).toBe('warning')
    expect(`${file} ${problem} ${hint}`).not.toContain('.cache')
  }
})

test('a tag or a branch that is not there is named with the nearest one and the command that fetches it', async () => {
  const root = siteWithTag(
    "{ '2.0': { from: 'v2.O' }, '1.x': { from: 'branch:1.x' }, '0.9': { from: 'main' } }",
  )
  expect(await problems(root)).toEqual([
    {
      code: 'version-not-in-git',
      severity: 'error',
      file: 'site.config.ts',
      problem: 'There is no tag "v2.O" in this repository.',
      hint: 'Did you mean "v2.0"? If it is elsewhere, fetch it: "git fetch origin tag v2.O".',
    },
    {
      code: 'version-not-in-git',
      severity: 'error',
      file: 'site.config.ts',
      problem: 'There is no branch "1.x" in this repository.',
      hint: 'If it is elsewhere, fetch it: "git fetch origin 1.x:refs/remotes/origin/1.x".',
    },
    {
      code: 'version-not-in-git',
      severity: 'error',
      file: 'site.config.ts',
      // There is a branch of this name.
      problem: 'There is no tag "main" in this repository.',
      hint: 'If it is elsewhere, fetch it: "git fetch origin tag main".',
    },
  ])
})

test('a shallow clone lacks the tag until the command of the message has run', async () => {
  const original = siteWithTag()
  const clone = join(makeTemporaryFolder(), 'clone')
  git(makeTemporaryFolder(), 'clone', '--quiet', '--depth=1', pathToFileURL(original).href, clone)
  symlinkSync(join(original, 'node_modules'), join(clone, 'node_modules'))
  expect(await problems(clone)).toMatchObject([
    {
      problem: 'The tag "v2.0" is not in this clone, which is shallow.',
      hint: 'Fetch it: "git fetch --depth 1 origin tag v2.0". In a CI workflow, "fetch-depth: 0" fetches everything.',
    },
  ])
  git(clone, 'fetch', '--depth', '1', 'origin', 'tag', 'v2.0')
  expect(await problems(clone)).toEqual([])
})

test('a folder without a repository, and a commit without docs, are reported', async () => {
  const alone = copyTinySite()
  configure(alone, "{ '2.0': { from: 'v2.0' } }")
  expect(await problems(alone)).toMatchObject([
    {
      code: 'version-not-in-git',
      problem: '"docs.versions" takes the version "2.0" from Git, but this folder is in no repository.',
    },
  ])
  const root = siteWithTag("{ '2.0': { from: 'v2.0', folder: 'handbook' } }")
  expect(await problems(root)).toMatchObject([{ problem: '"v2.0" has no docs in "handbook".' }])
})

test('a commit without docs is reported when nothing is in the store yet', async () => {
  const root = siteWithTag("{ '2.0': { from: 'v2.0', folder: 'handbook' } }")
  rmSync(join(root, 'node_modules/.cache/fyr'), { recursive: true })
  git(root, 'checkout', '--quiet', '--orphan', 'empty')
  git(root, 'rm', '-r', '--quiet', '--cached', '.')
  git(root, 'commit', '--quiet', '--allow-empty', '--message', 'Nothing')
  git(root, 'tag', '--force', 'v2.0')
  expect(await problems(root)).toMatchObject([{ problem: '"v2.0" has no docs in "handbook".' }])
})

/** A clone with a filter that has only some of the contents, and cannot fetch the others. */
function partialClone(filter: string): { readonly clone: string; readonly original: string } {
  const original = siteWithTag()
  git(original, 'config', 'uploadpack.allowFilter', 'true')
  git(original, 'config', 'uploadpack.allowAnySHA1InWant', 'true')
  const clone = join(makeTemporaryFolder(), 'clone')
  git(makeTemporaryFolder(), 'clone', '--quiet', `--filter=${filter}`, pathToFileURL(original).href, clone)
  symlinkSync(join(original, 'node_modules'), join(clone, 'node_modules'))
  rmSync(join(clone, 'node_modules/.cache/fyr'), { recursive: true })
  git(clone, 'remote', 'set-url', 'origin', '/nowhere')
  return { clone, original }
}

const REFETCH =
  'Build where "origin" can be reached, or fetch everything: "git fetch --refetch --no-filter origin".'

test('contents that a clone with a filter does not have are reported, until the command of the message has run', async () => {
  const { clone, original } = partialClone('blob:none')
  const lack = {
    file: 'site.config.ts',
    problem: expect.stringMatching(
      /^This clone does not have the content of ".*" and \d+ more in "v2\.0"\.$/,
    ),
    hint: REFETCH,
  }
  expect(await problems(clone)).toEqual([{ ...lack, code: 'version-not-in-git', severity: 'error' }])
  git(clone, 'remote', 'set-url', 'origin', pathToFileURL(original).href)
  for (const name of ['_part.md', 'beside.svg', 'intro.md']) git(clone, 'show', `v2.0:content/docs/${name}`)
  git(clone, 'remote', 'set-url', 'origin', '/nowhere')
  const first = await problems(clone)
  expect(first).toContainEqual({ ...lack, code: 'version-incomplete', severity: 'warning' })
  expect(await problems(clone)).toEqual(first)
  git(clone, 'remote', 'set-url', 'origin', pathToFileURL(original).href)
  git(clone, 'fetch', '--quiet', '--refetch', '--no-filter', 'origin')
  git(clone, 'remote', 'set-url', 'origin', '/nowhere')
  expect(await problems(clone)).toEqual([])
})

test('a clone with a filter that does not have the folders of a commit is reported with the words of Git', async () => {
  const { clone } = partialClone('tree:0')
  expect(await problems(clone)).toMatchObject([
    {
      code: 'version-not-in-git',
      severity: 'error',
      problem: expect.stringMatching(/^Git cannot read "v2\.0" in this clone: fatal: /),
      hint: REFETCH,
    },
  ])
})

test('a tag that was moved is reported, and the commit that the version was released from is published', async () => {
  const root = siteWithTag()
  const released = git(root, 'rev-parse', 'v2.0').slice(0, 12)
  configure(root, `{ '2.0': { from: 'v2.0', commit: '${released}' } }`)
  // Git would prefer a branch of this name to the commit.
  git(root, 'branch', released, 'main')
  expect(await problems(root)).toEqual([])
  git(root, 'tag', '--force', 'v2.0', 'main')
  const now = git(root, 'rev-parse', 'main').slice(0, 12)
  expect(await problems(root)).toMatchObject([
    {
      code: 'version-moved',
      severity: 'warning',
      problem: `The tag "v2.0" is at the commit ${now}; the version was released from ${released}, which is published.`,
      hint: expect.stringContaining('git fetch --tags --force'),
    },
  ])
  await build({ root })
  expect(readFileSync(join(root, 'dist/docs/intro/index.html'), 'utf8')).toContain('Text of then')
})

test('files of Git LFS are reported with the command that fetches them, and shown once they are there', async () => {
  const root = siteWithTag()
  // The store of other tests may have the whole commit.
  rmSync(join(root, 'node_modules/.cache/fyr'))
  const content = picture(55)
  const oid = createHash('sha256').update(content).digest('hex')
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${content.length}\n`
  commitAll(root, {
    'content/docs/intro.md': '# Intro\n\n![Beside](./beside.svg)\n',
    'content/docs/beside.svg': pointer,
  })
  git(root, 'tag', '--force', 'v2.0')
  commitAll(root, { 'content/docs/intro.md': '# Intro\n', 'content/docs/beside.svg': content })
  const first = await build({ root })
  expect(first.diagnostics).toContainEqual(
    expect.objectContaining({
      code: 'version-incomplete',
      severity: 'warning',
      file: 'site.config.ts',
      problem: '"v2.0" keeps "content/docs/beside.svg" in Git LFS, and this clone does not have the content.',
      hint: 'Fetch it: "git lfs fetch origin v2.0".',
    }),
  )
  const folder = join(root, '.git/lfs/objects', oid.slice(0, 2), oid.slice(2, 4))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, oid), content)
  const second = await build({ root })
  expect(second.diagnostics).toEqual([])
  expect(readFileSync(join(root, 'dist/docs/intro/index.html'), 'utf8')).toContain('width="55"')
})

test('a submodule is reported with the command that fetches it, and read once it is there', async () => {
  const other = makeTemporaryFolder()
  git(other, 'init', '--quiet', '--initial-branch=main')
  commitAll(other, { 'shared.md': '# Shared\n\nFrom the other repository.\n' })
  const root = siteWithTag()
  git(root, 'submodule', 'add', '--quiet', pathToFileURL(other).href, 'content/docs/other')
  commitAll(root)
  git(root, 'tag', '--force', 'v2.0')
  git(root, 'submodule', 'deinit', '--force', '--quiet', 'content/docs/other')
  expect(await problems(root)).toContainEqual({
    code: 'version-incomplete',
    severity: 'warning',
    file: 'site.config.ts',
    problem: '"content/docs/other" is a submodule in "v2.0", and this clone does not have its files.',
    hint: 'Fetch them: "git submodule update --init content/docs/other".',
  })
  git(root, 'submodule', 'update', '--quiet', '--init', 'content/docs/other')
  expect((await build({ root })).diagnostics).toEqual([])
  expect(readFileSync(join(root, 'dist/docs/other/shared/index.html'), 'utf8')).toContain(
    'From the other repository.',
  )
})

test('a symbolic link in a commit leads to files of the commit alone, and hidden files are no content', async () => {
  const root = siteWithTag()
  const secret = join(makeTemporaryFolder(), 'secret.md')
  writeFileSync(secret, '# A secret\n')
  symlinkSync(secret, join(root, 'content/docs/out.md'))
  symlinkSync('../../.env', join(root, 'content/docs/env.md'))
  symlinkSync('./intro.md', join(root, 'content/docs/again.md'))
  symlinkSync('../shared/', join(root, 'content/docs/shared'))
  commitAll(root, {
    '.env': 'KEY=1\n',
    'content/docs/.hidden.md': '# Hidden\n',
    'content/shared/both.md': '# Shared by both\n',
  })
  git(root, 'tag', '--force', 'v2.0')
  for (const name of ['out.md', 'env.md', 'again.md', 'shared']) rmSync(join(root, 'content/docs', name))
  commitAll(root)
  expect((await build({ root })).diagnostics).toMatchObject([
    {
      code: 'version-incomplete',
      problem: expect.stringContaining('"content/docs/env.md" and 1 more in "v2.0" is a symbolic link'),
    },
  ])
  const pages = readdirSync(join(root, 'dist/docs'))
  expect(pages).toContain('again')
  expect(readdirSync(join(root, 'dist/docs/shared'))).toEqual(['both', 'both.md'])
  for (const name of ['out', 'env', '.hidden']) expect(pages).not.toContain(name)
  for (const text of readFolder(join(root, 'dist')).values())
    expect(text.toString()).not.toMatch(/A secret|KEY=1/)
})
