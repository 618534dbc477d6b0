import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { array, assert, asyncProperty, constantFrom, nat, record, tuple } from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { readFolder } from '../testing/read-folder.ts'
import type { BuildResult } from './build-result.ts'
import { build } from './build.ts'

/** A limit for hanging builds: dozens of builds follow each other here, hundreds in `pnpm maintain warm-builds`. */
const MAX_MS = 3_600_000

/** Rounds of edits and of damages; `pnpm maintain warm-builds` wants more than there is time for in every run. */
const ROUNDS = Number(process.env.FYR_WARM_ROUNDS ?? 2)
const EDITS_A_ROUND = 8
const DAMAGES_A_ROUND = 30

type Files = ReadonlyMap<string, string>

async function buildWith(root: string, storeFolder: string): Promise<{ files: Files; result: BuildResult }> {
  const result = await build({ root, storeFolder })
  expect(result).toMatchObject({ isPublished: true, diagnostics: [] })
  return { files: readFolder(join(root, 'dist')), result }
}

/** What was built, without assets of earlier builds, which a first build does not have. */
function withoutOldAssets(warm: Files, cold: Files): Files {
  const isOld = (place: string): boolean =>
    /(^|\/)assets\/[^/]+-[\w-]{8,}\.\w+$/.test(place) && !cold.has(place)
  return new Map([...warm].filter(([place]) => !isOld(place)))
}

/** The site as it is, and the store that its first build filled: what every test begins with. */
let soundFiles: Files = new Map()
const soundStore = makeTemporaryFolder()
beforeAll(async () => {
  // Of what was written in the last seconds builds read everything, and here that would be all.
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000)
  soundFiles = (await buildWith(copyTinySite(), soundStore)).files
}, MAX_MS)

function copySoundStore(): string {
  const folder = makeTemporaryFolder()
  cpSync(soundStore, folder, { recursive: true })
  return folder
}

/** Ways to change a Markdown file that leave the site sound. */
const MARKDOWN_EDITS: readonly ((text: string) => string)[] = [
  (text) => `${text}\nA line more.\n`,
  (text) => text.replace(/^---\n/, '---\nsidebar_label: Other\n'),
  (text) => `${text}\n## A heading more\n\n\`\`\`js\nconst a = 1\n\`\`\`\n`,
  (text) => `${text}\n[There](/docs/intro)\n`,
]

/** What a file may hold; null if it may be missing. The first is how it is. */
function statesOf(root: string): ReadonlyMap<string, readonly (string | null)[]> {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const edited = ['content/docs/intro.md', 'content/docs/mooring-2.0.md', 'content/blog/2026-02-01-lit.md']
    .concat('content/pages/index.md', 'i18n/no/docs/intro.md')
    .map((file) => [file, [read(file), ...MARKDOWN_EDITS.map((edit) => edit(read(file)))]] as const)
  const config = read('site.config.ts')
  return new Map<string, readonly (string | null)[]>([
    ...edited,
    ['content/docs/anchor.md', [null, '---\ntitle: Anchor\n---\n\nIt holds.\n']],
    ['i18n/no/docs/mooring-2.0.md', [null, '---\ntitle: Fortøyning\n---\n\n## Lines\n\nDen holder.\n']],
    [
      'static/img/buoy.svg',
      [read('static/img/buoy.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>'],
    ],
    ['site.config.ts', [config, config.replace('}} Docs', '}} Handbook')]],
  ])
}

function setFile(path: string, text: string | null): void {
  mkdirSync(dirname(path), { recursive: true })
  if (text === null) rmSync(path, { force: true })
  else writeFileSync(path, text)
}

/** Every page, by its address below the site and the bytes of its files. Redirects have no payload and are none. */
function pagesOf(files: Files): ReadonlyMap<string, string> {
  const pages = [...files].flatMap(([place, payload]) => {
    const folder = /^(.*\/)?page\.json$/.exec(place)
    return folder === null
      ? []
      : [[folder[1] ?? '', `${payload}${files.get(`${folder[1] ?? ''}index.html`)}`]]
  })
  const notFound = [...files].filter(([place]) => /(^|\/)404\.html$/.test(place))
  return new Map([...pages, ...notFound].map(([place = '', bytes = '']) => [place, bytes]))
}

/** The places of the pages that a build says it rendered, as `pagesOf` names them. */
function placesOf({ rebuilt }: BuildResult): string[] {
  return rebuilt.map(({ path }) => {
    const place = path.slice(1)
    return /^$|\/$|404\.html$/.test(place) ? place : `${place}/`
  })
}

test(
  'after edits and reverts in any order a build with a store equals one without, and names what it renders',
  async () => {
    const root = copyTinySite()
    const storeFolder = copySoundStore()
    const states = statesOf(root)
    const seen = new Set([...pagesOf(soundFiles)].map((one) => one.join('\n')))
    const step = record({ file: constantFrom(...states.keys()), state: nat() })
    const edits = asyncProperty(
      array(step, { minLength: EDITS_A_ROUND, maxLength: EDITS_A_ROUND }),
      async (steps) => {
        for (const { file, state } of steps) {
          const all = states.get(file) ?? []
          setFile(join(root, file), all[state % all.length] ?? null)
        }
        const { files, result } = await buildWith(root, storeFolder)
        const pages = [...pagesOf(files)].map(([place, bytes]) => ({ place, page: `${place}\n${bytes}` }))
        const unseen = pages.filter(({ page }) => !seen.has(page))
        for (const { page } of unseen) seen.add(page)
        expect(placesOf(result).toSorted()).toEqual(unseen.map(({ place }) => place).toSorted())
        const cold = (await buildWith(root, makeTemporaryFolder())).files
        expect(withoutOldAssets(files, cold)).toEqual(cold)
      },
    )
    await assert(edits, { numRuns: ROUNDS, seed: 20_260_301, endOnFailure: true })
  },
  MAX_MS,
)

test(
  'an edit below the excerpt of a post renders no list of posts again',
  async () => {
    const root = copyTinySite()
    const storeFolder = copySoundStore()
    const post = join(root, 'content/blog/2026-02-01-lit.md')
    appendFileSync(post, '\n[Below](/docs/intro) the excerpt.\n')
    const below = await buildWith(root, storeFolder)
    expect(placesOf(below.result).toSorted()).toEqual(['blog/2026/02/01/lit/', 'no/blog/2026/02/01/lit/'])
    expect(below.files).toEqual((await buildWith(root, makeTemporaryFolder())).files)
    writeFileSync(post, readFileSync(post, 'utf8').replace('<!-- truncate -->', 'Seen.\n\n<!-- truncate -->'))
    expect(placesOf((await buildWith(root, storeFolder)).result)).toContain('blog/')
  },
  MAX_MS,
)

const DAMAGES: readonly ((path: string) => void)[] = [
  (path) => rmSync(path),
  (path) => truncateSync(path, Math.floor(statSync(path).size / 2)),
  (path) => appendFileSync(path, 'more'),
  (path) => {
    // An earlier round may have emptied it, and it may not have been read since.
    const bytes = statSync(path).size === 0 ? Buffer.alloc(1) : readFileSync(path)
    bytes.writeUInt8((bytes.readUInt8(bytes.length - 1) + 1) % 256, bytes.length - 1)
    writeFileSync(path, bytes)
  },
  (path) => writeFileSync(path, ''),
]

test(
  'no damage to the store changes what is built',
  async () => {
    const root = copyTinySite()
    const storeFolder = copySoundStore()
    const entries = () =>
      readdirSync(storeFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .toSorted()
    const damages = array(tuple(nat(), nat(DAMAGES.length - 1)), {
      minLength: DAMAGES_A_ROUND,
      maxLength: DAMAGES_A_ROUND,
    })
    const damaged = asyncProperty(damages, async (chosen) => {
      const sound = entries()
      expect(sound.length).toBeGreaterThanOrEqual(DAMAGES_A_ROUND)
      // Each damage falls on an entry of its own.
      for (const [place, kind] of chosen) {
        DAMAGES[kind]?.(sound.splice(place % sound.length, 1)[0] ?? '')
      }
      expect((await buildWith(root, storeFolder)).files).toEqual(soundFiles)
    })
    await assert(damaged, { numRuns: ROUNDS, seed: 20_260_302, endOnFailure: true })
  },
  MAX_MS,
)

test(
  'two concurrent builds with one store give what each gives on its own',
  async () => {
    const storeFolder = makeTemporaryFolder()
    const [here, there] = [copyTinySite(), copyTinySite()]
    appendFileSync(join(there, 'content/docs/intro.md'), '\nElsewhere.\n')
    const together = await Promise.all([buildWith(here, storeFolder), buildWith(there, storeFolder)])
    const alone = await buildWith(there, makeTemporaryFolder())
    expect(together.map(({ files }) => files)).toEqual([soundFiles, alone.files])
  },
  MAX_MS,
)

test(
  'scripts are bundled again when the site has other modules take the place of packages',
  async () => {
    const root = copyTinySite()
    const storeFolder = copySoundStore()
    writeFileSync(join(root, 'package.json'), '{ "private": true }')
    await buildWith(root, storeFolder)
    writeFileSync(
      join(root, 'mine.js'),
      'globalThis.mine = 1\nexport const hydrateRoot = () => globalThis.mine\nexport const createRoot = hydrateRoot\n',
    )
    const browser = { 'react-dom/client': './mine.js' }
    writeFileSync(join(root, 'package.json'), JSON.stringify({ private: true, browser }))
    const { files } = await buildWith(root, storeFolder)
    const scripts = [...files].filter(([place]) => /^assets\/[^/]*\.js$/.test(place))
    expect(scripts.some(([, code]) => code.includes('globalThis.mine'))).toBe(true)
  },
  MAX_MS,
)
