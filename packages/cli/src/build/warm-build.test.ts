import {
  appendFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { assert, asyncProperty, constantFrom, array, record, nat } from 'fast-check'
import { expect, test } from 'vitest'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { readFolder } from '../testing/read-folder.ts'
import { build } from './build.ts'

/** A bound on what hangs: dozens of builds follow each other here. */
const MOST_MS = 900_000

const FILES = [
  'content/docs/intro.md',
  'content/docs/mooring-2.0.md',
  'content/blog/2026-02-01-lit.md',
  'content/pages/index.md',
  'i18n/no/docs/intro.md',
]

/** Ways to change a Markdown file that leave the site sound. */
const EDITS: readonly ((text: string) => string)[] = [
  (text) => `${text}\nA line more.\n`,
  (text) => text.replace(/^---\n/, '---\nsidebar_label: Other\n'),
  (text) => `${text}\n## A heading more\n\n\`\`\`js\nconst a = 1\n\`\`\`\n`,
  (text) => `${text}\n[There](/docs/intro)\n`,
]

async function buildInto(root: string, storeFolder: string): Promise<ReadonlyMap<string, string>> {
  const { isPublished, diagnostics } = await build({ root, storeFolder })
  expect({ isPublished, diagnostics }).toEqual({ isPublished: true, diagnostics: [] })
  return readFolder(join(root, 'dist'))
}

test(
  'after edits and reverts in any order a build with a store equals one without',
  async () => {
    const root = copyTinySite()
    const storeFolder = makeTemporaryFolder()
    const originals = new Map(FILES.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
    await buildInto(root, storeFolder)
    const step = record({ file: constantFrom(...FILES), edit: nat(EDITS.length) })
    const edits = asyncProperty(array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { file, edit } of steps) {
        const original = originals.get(file) ?? ''
        // One number more than there are edits: that one reverts.
        writeFileSync(join(root, file), EDITS[edit]?.(original) ?? original)
      }
      expect(await buildInto(root, storeFolder)).toEqual(await buildInto(root, makeTemporaryFolder()))
    })
    await assert(edits, { numRuns: 4, seed: 20_260_301 })
  },
  MOST_MS,
)

const DAMAGES: readonly ((path: string) => void)[] = [
  (path) => rmSync(path),
  (path) => truncateSync(path, Math.floor(statSync(path).size / 2)),
  (path) => appendFileSync(path, 'more'),
  (path) => {
    const bytes = readFileSync(path)
    bytes.writeUInt8((bytes.readUInt8(bytes.length - 1) + 1) % 256, bytes.length - 1)
    writeFileSync(path, bytes)
  },
  (path) => writeFileSync(path, ''),
]

test(
  'no damage to the store changes what is built',
  async () => {
    const root = copyTinySite()
    const storeFolder = makeTemporaryFolder()
    const sound = await buildInto(root, storeFolder)
    const entries = () =>
      readdirSync(storeFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .toSorted()
    const damage = record({ place: nat(), kind: nat(DAMAGES.length - 1) })
    const damaged = asyncProperty(array(damage, { minLength: 25, maxLength: 25 }), async (damages) => {
      for (const { place, kind } of damages) {
        const all = entries()
        DAMAGES[kind]?.(all[place % all.length] ?? '')
      }
      expect(await buildInto(root, storeFolder)).toEqual(sound)
    })
    await assert(damaged, { numRuns: 8, seed: 20_260_302 })
  },
  MOST_MS,
)

test(
  'two builds at once with one store give what each gives alone',
  async () => {
    const storeFolder = makeTemporaryFolder()
    const [here, there] = [copyTinySite(), copyTinySite()]
    appendFileSync(join(there, 'content/docs/intro.md'), '\nElsewhere.\n')
    const together = await Promise.all([buildInto(here, storeFolder), buildInto(there, storeFolder)])
    expect(together).toEqual([
      await buildInto(here, makeTemporaryFolder()),
      await buildInto(there, makeTemporaryFolder()),
    ])
  },
  MOST_MS,
)
