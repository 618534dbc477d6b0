import { appendFileSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { SearchBody, SearchManifest, SearchTexts } from '@fyr/search'
import { beforeAll, expect, test } from 'vitest'
import { build } from '../site-build/build.ts'
import { writeLargeSite } from '../testing/large-site.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

type Files = ReadonlyMap<string, string>

function readJson<Content>(files: Files, place: string): Content {
  const content: Content = JSON.parse(files.get(place) ?? 'null')
  return content
}

function bodyOf(files: Files): SearchBody {
  const { indexes, latest } = readJson<SearchManifest>(files, 'search/index.json')
  return readJson(files, (indexes[latest]?.body ?? '').slice(1))
}

function textsIn(files: Files): readonly string[] {
  return [...files.keys()].filter((place) => place.startsWith('assets/search-texts-'))
}

/** A large site that is built once: the tests build it again from what that has kept. */
let root = ''
let storeFolder = ''
let built: Files = new Map()

beforeAll(async () => {
  root = writeLargeSite()
  storeFolder = makeTemporaryFolder()
  await build({ root, storeFolder })
  built = readFolder(join(root, 'dist'))
})

test('the texts of a large site are in files of their own', () => {
  const { parts, texts } = bodyOf(built)
  expect(texts).toEqual([])
  expect(textsIn(built)).toEqual(parts.map(({ file }) => `assets/${file}`).toSorted())
  const found = parts.flatMap(({ file }) => readJson<SearchTexts>(built, `assets/${file}`).texts)
  expect(found).toContain('Number 17 keeps the salmon inside.')
})

test('a damaged part of the texts in the store does not change what is built', async () => {
  const folder = join(storeFolder, 'search')
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const part = entries.find((path) =>
    readFileSync(path, 'utf8').endsWith('Number 17 keeps the salmon inside."]}'),
  )
  truncateSync(part ?? '', 100)
  await build({ root, storeFolder, out: 'again' })
  expect(readFolder(join(root, 'again'))).toEqual(built)
})

function filesBelow(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

test('an edit changes one file of texts, only the words of the edited text are read, and the index is that of all pages', async () => {
  const words = join(storeFolder, 'words')
  expect(filesBelow(words)).toBeGreaterThan(30)
  // What is read is kept again.
  rmSync(words, { recursive: true })
  appendFileSync(join(root, 'content/docs/large/net-17.md'), 'Seen.\n')
  await build({ root, storeFolder })
  // Before and after the edit.
  expect(filesBelow(words)).toBe(2)
  const edited = readFolder(join(root, 'dist'))
  const kept = new Set(bodyOf(built).parts.map(({ file }) => file))
  expect(bodyOf(edited).parts.filter(({ file }) => !kept.has(file))).toHaveLength(1)
  await build({ root, storeFolder: makeTemporaryFolder(), out: 'cold' })
  expect(edited).toEqual(readFolder(join(root, 'cold')))
})
