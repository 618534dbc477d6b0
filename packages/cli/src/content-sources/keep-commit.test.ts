import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGitPlace } from '@fyr/git'
import { expect, test } from 'vitest'
import { commitAll, git, makeRepository } from '../testing/git-repository.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { keepCommit } from './keep-commit.ts'

const FOLDERS = ['content']

/** A repository with one doc. */
function repository(): string {
  const root = makeTemporaryFolder()
  makeRepository(root)
  commitAll(root, { 'content/intro.md': '# Intro\n' })
  return root
}

/** Keeps a commit two folders down; gives the places of all that is written there or beside it, and what is lacking. */
async function keep(root: string, commit: string) {
  const parent = makeTemporaryFolder()
  const place = await findGitPlace(root)
  const lacks = await keepCommit(join(parent, 'a/kept'), { root, place, commit, folders: FOLDERS })
  const files = readFolder(parent)
  return { places: [...files.keys()], texts: [...files.values()].join(''), lacks }
}

/** A tree of Git with one entry: names that no file can have are allowed. */
function treeOf(root: string, entry: string): string {
  return execFileSync('git', ['mktree'], { cwd: root, input: `${entry}\n`, encoding: 'utf8' }).trim()
}

test.each(['..', '.', '.git', '.hidden', 'node_modules'])(
  'a folder of the commit that is called "%s" is left out',
  async (name) => {
    const root = repository()
    const blob = git(root, 'rev-parse', 'HEAD:content/intro.md')
    const inner = treeOf(root, `100644 blob ${blob}\tevil.md`)
    const content = treeOf(root, `040000 tree ${inner}\t${name}`)
    const commit = git(root, 'commit-tree', '-m', 'Evil', treeOf(root, `040000 tree ${content}\tcontent`))
    expect(await keep(root, commit)).toMatchObject({ places: [], lacks: [] })
  },
)

test('a path out of the folder is left out, however deep', async () => {
  const root = repository()
  let tree = treeOf(root, `100644 blob ${git(root, 'rev-parse', 'HEAD:content/intro.md')}\tevil.md`)
  for (let level = 0; level < 3; level += 1) tree = treeOf(root, `040000 tree ${tree}\t..`)
  const commit = git(root, 'commit-tree', '-m', 'Evil', treeOf(root, `040000 tree ${tree}\tcontent`))
  expect(await keep(root, commit)).toMatchObject({ places: [], lacks: [] })
})

const pointer = (id: string): string =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${id}\nsize 6\n`

test('a file of Git LFS whose content is not what its pointer names is lacking', async () => {
  const root = repository()
  const oid = createHash('sha256').update('wanted').digest('hex')
  const commit = commitAll(root, { 'content/a.md': pointer(oid), 'content/b.md': pointer('../../../config') })
  const folder = join(root, '.git/lfs/objects', oid.slice(0, 2), oid.slice(2, 4))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, oid), 'secret')
  const { texts, lacks } = await keep(root, commit)
  expect(lacks).toEqual([{ kind: 'large-file', path: 'content/a.md', count: 1 }])
  // What is no pointer is a text as any other.
  expect(texts).toBe(`${pointer('../../../config')}# Intro\n`)
})

test('a link in the place of a submodule, to a repository elsewhere, is not read', async () => {
  const elsewhere = repository()
  const secret = commitAll(elsewhere, { 'secret.md': 'secret' })
  const root = repository()
  git(root, 'update-index', '--add', '--cacheinfo', `160000,${secret},content/other`)
  git(root, 'commit', '--quiet', '--message', 'A submodule')
  rmSync(join(root, 'content/other'), { recursive: true, force: true })
  symlinkSync(elsewhere, join(root, 'content/other'))
  const { places, lacks } = await keep(root, git(root, 'rev-parse', 'HEAD'))
  expect(places).toEqual(['a/kept/content/intro.md'])
  expect(lacks).toMatchObject([{ kind: 'submodule', path: 'content/other' }])
})
