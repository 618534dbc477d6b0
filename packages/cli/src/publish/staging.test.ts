import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import syncFs, {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import fs, { writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { basename, join } from 'node:path'
import pMap from 'p-map'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openStore, type Store } from '../store/open-store.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { createOutput, type SiteOutput } from './site-output.ts'
import { makerName } from './maker-name.ts'
import { openStaging, type Staging, UpdateFailed } from './staging.ts'
import { noteStanding, readStanding } from './standing-files.ts'

let parent = ''
let out = ''
let store: Store
beforeEach(() => {
  parent = makeTemporaryFolder()
  out = join(parent, 'dist')
  store = openStore(makeTemporaryFolder())
})

type Files = Readonly<Record<string, string>>

function writeSite(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), text)
}

/** An output with files, and how to publish it. */
async function prepare(files: Files): Promise<{ output: SiteOutput; staging: Staging; publish: Publish }> {
  const staging = await openStaging(out)
  const output = createOutput({ staging: staging.folder, out, standing: readStanding(store, out) })
  await Promise.all(Object.entries(files).map(([place, text]) => output.write(place, text)))
  return {
    output,
    staging,
    publish: () => staging.publish(output, () => noteStanding(store, out, output)),
  }
}

type Publish = () => Promise<void>

/** Publishes files, and gives the places that were written for it. */
async function publish(files: Files): Promise<string[]> {
  const { output, publish: finish } = await prepare(files)
  await finish()
  expect(published()).toEqual(files)
  expect(readdirSync(parent)).toEqual(['dist'])
  return [...output.places.keys()].filter((place) => !output.kept.has(place))
}

function published(): Files {
  return Object.fromEntries(readFolder(out))
}

/** As threads do that have not heard yet that a build has failed. */
async function keepWriting(folder: string): Promise<void> {
  const names = Array.from({ length: 200 }, (_, number) => `new-${number}`)
  await pMap(names, (name) => writeFile(join(folder, name), '').catch(() => {}), { concurrency: 1 })
}

/** Number of a process that has ended. */
function deadProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid
}

const SITE = { '404.html': 'gone', 'docs/intro/index.html': 'intro', 'docs/intro/page.json': '{}' }

describe('a folder that nothing is known of', () => {
  test('is replaced as a whole, and nothing is left beside it', async () => {
    writeSite(out, 'old')
    writeFileSync(join(out, 'gone.html'), 'old')
    expect(await publish({ 'index.html': 'new' })).toEqual(['index.html'])
  })

  test('need not be there', async () => {
    expect(await publish({ 'index.html': 'new' })).toEqual(['index.html'])
  })

  test('stays as it was when the new one is discarded', async () => {
    writeSite(out, 'old')
    const { staging } = await prepare({ 'index.html': 'half' })
    await staging.discard()
    expect(published()).toEqual({ 'index.html': 'old' })
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  test('stays as it was when the new one is still written to while it is discarded', async () => {
    const { staging } = await prepare({ 'index.html': 'half' })
    const docs = join(staging.folder, 'docs')
    mkdirSync(docs)
    for (let number = 0; number < 200; number += 1) writeFileSync(join(docs, `old-${number}`), '')
    await Promise.all([expect(staging.discard()).resolves.toBeUndefined(), keepWriting(docs)])
  })

  test('is put back when the new one can not be moved in', async () => {
    writeSite(out, 'old')
    const { staging, publish: finish } = await prepare({ 'index.html': 'new' })
    const { rename } = fs
    vi.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
      if (from === staging.folder) throw new Error('EIO')
      await rename(from, to)
    })
    syncBuiltinESMExports()
    try {
      await expect(finish()).rejects.toThrow('EIO')
    } finally {
      vi.restoreAllMocks()
      syncBuiltinESMExports()
      await staging.discard()
    }
    expect(published()).toEqual({ 'index.html': 'old' })
  })

  test('stays as it was when somebody has removed what was written, and more was written then', async () => {
    writeSite(out, 'old')
    const { output, staging, publish: finish } = await prepare({ '404.html': 'gone', 'index.html': 'new' })
    rmSync(staging.folder, { recursive: true })
    await output.write('docs/index.html', 'later')
    await expect(finish()).rejects.toMatchObject({
      diagnostics: [{ code: 'folder-in-use', problem: expect.stringContaining('"404.html"') }],
    })
    expect(published()).toEqual({ 'index.html': 'old' })
    await staging.discard()
  })
})

test.each(['EBUSY', 'EXDEV'])(
  'where the system refuses with %s to move a folder, another place is advised',
  async (code) => {
    writeSite(out, 'old')
    const { publish: finish, staging } = await prepare({ 'index.html': 'new' })
    vi.spyOn(fs, 'rename').mockRejectedValueOnce(Object.assign(new Error(code), { code }))
    syncBuiltinESMExports()
    try {
      await expect(finish()).rejects.toMatchObject({
        diagnostics: [{ code: 'folder-in-use', hint: expect.stringContaining('"dist/site"') }],
      })
    } finally {
      vi.restoreAllMocks()
      syncBuiltinESMExports()
      await staging.discard()
    }
    expect(published()).toEqual({ 'index.html': 'old' })
  },
)

test('a folder that is a link to nowhere is told', async () => {
  symlinkSync('missing', out)
  await expect(openStaging(out)).rejects.toMatchObject({
    diagnostics: [{ code: 'folder-in-use', problem: expect.stringContaining('leads nowhere') }],
  })
})

test('where nothing can be made beside the folder, that is told', async () => {
  const refused = Object.assign(new Error('EACCES'), { code: 'EACCES' })
  vi.spyOn(fs, 'mkdir').mockRejectedValueOnce(refused)
  syncBuiltinESMExports()
  try {
    await expect(openStaging(out)).rejects.toMatchObject({
      diagnostics: [{ code: 'folder-in-use', problem: expect.stringContaining(parent) }],
    })
  } finally {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  }
})

test('where a file stands for the folder around it, that is told', async () => {
  writeFileSync(out, '')
  await expect(openStaging(join(out, 'site'))).rejects.toMatchObject({
    diagnostics: [{ code: 'folder-in-use', problem: expect.stringContaining(out) }],
  })
})

describe('a folder that a build has left', () => {
  beforeEach(async () => {
    await publish(SITE)
  })

  test('keeps its files, and gets what is new', async () => {
    const before = statSync(join(out, '404.html'))
    const files = { ...SITE, 'docs/intro/index.html': 'more', 'docs/net/index.html': 'net' }
    expect(await publish(files)).toEqual(['docs/intro/index.html', 'docs/net/index.html'])
    expect(statSync(join(out, '404.html'))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs })
    expect(await publish(files)).toEqual([])
  })

  test('loses what does not belong there any more, folders and foreign files too', async () => {
    writeSite(join(out, 'docs/foreign'), 'by hand')
    symlinkSync(parent, join(out, 'link'))
    expect(await publish({ '404.html': 'gone' })).toEqual([])
    expect(readdirSync(out)).toEqual(['404.html'])
    expect(existsSync(parent)).toBe(true)
  })

  test('may have a page where a folder was, and a folder where a page was', async () => {
    const files = { '404.html': 'gone', 'docs/intro': 'a file' }
    expect(await publish(files)).toEqual(['docs/intro'])
    expect(await publish({ ...SITE, 'docs/intro/index.html': 'intro' })).toHaveLength(2)
  })

  test.each<[what: string, damage: (file: string) => void]>([
    ['removed', (file) => rmSync(file)],
    ['changed', (file) => writeFileSync(file, 'else')],
    [
      'changed to as many bytes and given its old time',
      (file) => {
        const { atime, mtime } = statSync(file)
        writeFileSync(file, 'INTRO')
        utimesSync(file, atime, mtime)
      },
    ],
    [
      'replaced by a copy',
      (file) => {
        writeFileSync(`${file}.copy`, 'intro')
        renameSync(`${file}.copy`, file)
      },
    ],
    [
      'replaced by a symbolic link',
      (file) => {
        renameSync(file, join(parent, '../elsewhere.html'))
        symlinkSync(join(parent, '../elsewhere.html'), file)
      },
    ],
  ])('has a file written again that was %s', async (_, damage) => {
    damage(join(out, 'docs/intro/index.html'))
    expect(await publish(SITE)).toEqual(['docs/intro/index.html'])
  })

  test('is not brought up to date when one of its folders was moved out from under it', async () => {
    renameSync(join(out, 'docs'), join(parent, 'moved'))
    symlinkSync(join(parent, 'moved'), join(out, 'docs'))
    const { publish: finish } = await prepare(SITE)
    await expect(finish()).rejects.toThrow(UpdateFailed)
    expect(readFileSync(join(out, 'docs/intro/index.html'), 'utf8')).toBe('intro')
  })

  test('is not brought up to date when somebody changed it meanwhile', async () => {
    const { publish: finish } = await prepare({ ...SITE, '404.html': 'new' })
    writeFileSync(join(out, 'docs/intro/page.json'), '{"by":"hand"}')
    await expect(finish()).rejects.toThrow(UpdateFailed)
    expect(published()).toEqual({ ...SITE, 'docs/intro/page.json': '{"by":"hand"}' })
  })

  test('is written whole when what was noted of it is lost', async () => {
    store = openStore(makeTemporaryFolder())
    expect(await publish(SITE)).toEqual(Object.keys(SITE))
  })
})

describe('builds at once', () => {
  test('publish one after the other', async () => {
    await publish(SITE)
    const { publish: finish } = await prepare({ ...SITE, '404.html': 'new' })
    const lock = `${out}.tmp-lock`
    mkdirSync(join(lock, makerName(process.ppid)), { recursive: true })
    let isPublished = false
    const finishing = finish().then(() => {
      isPublished = true
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(isPublished).toBe(false)
    rmSync(lock, { recursive: true })
    await finishing
    expect(published()['404.html']).toBe('new')
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  test.each<[who: string, pid: () => number, ageMs: number]>([
    ['died', deadProcess, 0],
    ['died and had the number of this process', () => process.pid, 0],
    ['died and had the number of another process', () => process.ppid, 100_000],
  ])('do not wait for one that %s', async (_, pid, ageMs) => {
    const lock = join(`${out}.tmp-lock`, makerName(pid()))
    mkdirSync(lock, { recursive: true })
    const made = (Date.now() - ageMs) / 1000
    utimesSync(lock, made, made)
    expect(await publish(SITE)).toHaveLength(3)
  })
})

test('what builds left that died is removed; what living ones have, and other names, stay', async () => {
  const dead = [
    `tmp-${makerName(deadProcess())}-${randomUUID()}`,
    `tmp-${makerName(deadProcess())}-${randomUUID()}-lock`,
    `tmp-${makerName(process.pid)}-${randomUUID()}`,
  ].map((name) => `${out}.${name}`)
  const standing = [
    `${out}.tmp-${makerName(process.ppid)}-${randomUUID()}`,
    join(parent, `other.tmp-${makerName(deadProcess())}-${randomUUID()}`),
  ]
  for (const folder of [...dead, ...standing]) writeSite(folder, 'half')
  const staging = await openStaging(out)
  expect(dead.filter((folder) => existsSync(folder))).toEqual([])
  expect(standing.filter((folder) => !existsSync(folder))).toEqual([])
  await staging.discard()
})

test('what a build in another container has is left to it for an hour', async () => {
  const folder = `${out}.tmp-00000000-${deadProcess()}-${randomUUID()}`
  writeSite(folder, 'half')
  await (await openStaging(out)).discard()
  expect(existsSync(folder)).toBe(true)
  const later = Date.now() + 4_000_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  await (await openStaging(out)).discard()
  vi.restoreAllMocks()
  expect(existsSync(folder)).toBe(false)
})

test('an old folder and a leftover that can not be removed fail no build', async () => {
  const leftover = `${out}.old-${makerName(deadProcess())}-${randomUUID()}`
  writeSite(leftover, 'older')
  writeSite(out, 'old')
  const refused = Object.assign(new Error('EACCES'), { code: 'EACCES' })
  vi.spyOn(fs, 'rm').mockRejectedValue(refused)
  vi.spyOn(syncFs, 'rmSync').mockImplementation(() => {
    throw refused
  })
  syncBuiltinESMExports()
  try {
    const { publish: finish } = await prepare({ 'index.html': 'new' })
    await finish()
  } finally {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  }
  expect(published()).toEqual({ 'index.html': 'new' })
  expect(readdirSync(parent).filter((name) => name.includes('.old-'))).toEqual([basename(leftover)])
})

test.each([
  'old-20240512',
  'old-2024-05-12',
  'tmp-1',
  `tmp-${makerName(1)}-${randomUUID()}-mine`,
  `old-x-${randomUUID()}`,
])('a folder that somebody has called dist.%s is never touched', async (ending) => {
  const own = `${out}.${ending}`
  writeSite(own, 'by hand')
  const staging = await openStaging(out)
  await staging.discard()
  expect(readFileSync(join(own, 'index.html'), 'utf8')).toBe('by hand')
  expect(existsSync(out)).toBe(false)
})

test('a published folder that a dying build had moved away comes back', async () => {
  writeSite(`${out}.old-${makerName(deadProcess())}-${randomUUID()}`, 'old')
  const staging = await openStaging(out)
  await staging.discard()
  expect(published()).toEqual({ 'index.html': 'old' })
})
