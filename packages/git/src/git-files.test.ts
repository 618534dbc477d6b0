import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  findCommit,
  findCommitById,
  findGitPlace,
  listCommit,
  listReferences,
  readBlobs,
} from './git-files.ts'
import { readGitHistory } from './git-history.ts'

let root = ''

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'fyr-git-')))
  git('init', '--quiet', '--initial-branch=main')
  mkdirSync(join(root, 'site/docs'), { recursive: true })
  // A letter of two bytes, a blank and a line end are what a listing without `-z` would quote.
  writeFileSync(join(root, 'site/docs/mål og\nvekt.md'), '# Mål\n')
  writeFileSync(join(root, 'site/docs/empty.md'), '')
  symlinkSync('empty.md', join(root, 'site/docs/link.md'))
  git('add', '--all')
  git('commit', '--quiet', '-m', 'First')
  git('tag', 'v1.0')
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

function git(...args: readonly string[]): string {
  const who = ['-c', 'user.name=Ida Berg', '-c', 'user.email=ida@example.com', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' }).trim()
}

test('a folder knows its place in the repository', async () => {
  expect(await findGitPlace(join(root, 'site'))).toMatchObject({
    top: root,
    prefix: 'site/',
    isShallow: false,
  })
})

test('a commit is found by its tag and by its first digits, the first of some names that there is', async () => {
  const commit = git('rev-parse', 'HEAD')
  expect(await findCommit(root, ['refs/tags/v2.0', 'refs/tags/v1.0'])).toBe(commit)
  expect(await findCommit(root, ['refs/tags/v2.0'])).toBeNull()
  expect(await findCommitById(root, commit.slice(0, 8))).toBe(commit)
  expect(await listReferences(root, 'refs/tags/')).toEqual(['v1.0'])
})

test('what a commit has is listed by its real names, and read in the order asked for', async () => {
  const entries = await listCommit(root, 'refs/tags/v1.0')
  expect(entries.map(({ path, type }) => [path, type])).toEqual([
    ['site/docs/empty.md', 'file'],
    ['site/docs/link.md', 'link'],
    ['site/docs/mål og\nvekt.md', 'file'],
  ])
  const ids = entries.map(({ id }) => id)
  const texts: string[] = []
  const missing = '0'.repeat(40)
  for await (const { bytes } of readBlobs(root, [...ids, missing, ids[0] ?? '']))
    texts.push(Buffer.from(bytes).toString('utf8'))
  expect(texts).toEqual(['', 'empty.md', '# Mål\n'])
})

test.each(['99999999999999', '253402300800', '9'.repeat(18)])(
  'a commit of the second %s, which no date can say, dates no file, and the others do',
  async (seconds) => {
    const commit = git('rev-parse', 'HEAD')
    const head = `tree ${treeWith(seconds)}\nparent ${commit}\nauthor A <a@a.example> 1 +0000`
    const late = execFileSync('git', ['hash-object', '-t', 'commit', '-w', '--literally', '--stdin'], {
      cwd: root,
      encoding: 'utf8',
      input: `${head}\ncommitter A <a@a.example> ${seconds} +0000\n\nLate\n`,
    })
    git('reset', '--quiet', late.trim())
    const history = await readGitHistory(root, ['site/docs'], null)
    git('reset', '--quiet', commit)
    expect(history.type === 'known' ? [...history.byFile.keys()].toSorted() : []).toEqual([
      'site/docs/empty.md',
      'site/docs/link.md',
      'site/docs/mål og\nvekt.md',
    ])
  },
)

/** The id of a tree of the commit with another text of one file. */
function treeWith(text: string): string {
  writeFileSync(join(root, 'site/docs/late.md'), text)
  git('add', '--all')
  return git('write-tree')
}
