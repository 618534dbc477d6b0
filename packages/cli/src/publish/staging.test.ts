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
import promises, { writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import pMap from 'p-map'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { makePublishedFolder, type PublishedFolder, writeHome } from '../testing/published-folder.ts'
import { openStaging, UpdateFailed } from './staging.ts'

let folder: PublishedFolder
beforeEach(() => {
  folder = makePublishedFolder()
})

/** The system refuses to move a folder, until all mocks are restored. */
function refuseToMove(path: string, error: Error): void {
  const { renameSync: rename } = syncFs
  vi.spyOn(syncFs, 'renameSync').mockImplementation((from, to) => {
    if (from === path) throw error
    rename(from, to)
  })
  syncBuiltinESMExports()
}

/** As threads do before they are notified that a build has failed. */
async function keepWriting(place: string): Promise<void> {
  const names = Array.from({ length: 200 }, (_, number) => `new-${number}`)
  await pMap(names, (name) => writeFile(join(place, name), '').catch(() => {}), { concurrency: 1 })
}

const SITE = { '404.html': 'gone', 'docs/intro/index.html': 'intro', 'docs/intro/page.json': '{}' }

describe('a folder without a record', () => {
  test('is replaced as a whole, and nothing is left beside it', async () => {
    writeHome(folder.out, 'old')
    writeFileSync(join(folder.out, 'gone.html'), 'old')
    expect(await folder.publish({ 'index.html': 'new' })).toEqual(['index.html'])
  })

  test('may be missing', async () => {
    expect(await folder.publish({ 'index.html': 'new' })).toEqual(['index.html'])
  })

  test('stays as it was when the new one is discarded', async () => {
    writeHome(folder.out, 'old')
    const { staging } = await folder.prepare({ 'index.html': 'half' })
    await staging.discard()
    expect(folder.read()).toEqual({ 'index.html': 'old' })
    expect(readdirSync(folder.parent)).toEqual(['dist'])
  })

  test('stays as it was when the new one is still written to while it is discarded', async () => {
    const { staging } = await folder.prepare({ 'index.html': 'half' })
    const docs = join(staging.folder, 'docs')
    mkdirSync(docs)
    for (let number = 0; number < 200; number += 1) writeFileSync(join(docs, `old-${number}`), '')
    await Promise.all([expect(staging.discard()).resolves.toBeUndefined(), keepWriting(docs)])
  })

  test('is put back when the new one cannot be moved in', async () => {
    writeHome(folder.out, 'old')
    const { staging, finish } = await folder.prepare({ 'index.html': 'new' })
    refuseToMove(staging.folder, new Error('EIO'))
    try {
      await expect(finish()).rejects.toThrow('EIO')
    } finally {
      vi.restoreAllMocks()
      syncBuiltinESMExports()
      await staging.discard()
    }
    expect(folder.read()).toEqual({ 'index.html': 'old' })
  })

  test('stays as it was when written files were removed, and more was written afterwards', async () => {
    writeHome(folder.out, 'old')
    const { output, staging, finish } = await folder.prepare({ '404.html': 'gone', 'index.html': 'new' })
    rmSync(staging.folder, { recursive: true })
    await output.write('docs/index.html', 'later')
    await expect(finish()).rejects.toMatchObject({
      diagnostics: [{ code: 'folder-in-use', problem: expect.stringContaining('"404.html"') }],
    })
    expect(folder.read()).toEqual({ 'index.html': 'old' })
    await staging.discard()
  })
})

test.each(['EBUSY', 'EXDEV'])(
  'if the system refuses with %s to move a folder, another folder is suggested',
  async (code) => {
    writeHome(folder.out, 'old')
    const { finish, staging } = await folder.prepare({ 'index.html': 'new' })
    refuseToMove(folder.out, Object.assign(new Error(code), { code }))
    try {
      await expect(finish()).rejects.toMatchObject({
        diagnostics: [{ code: 'folder-in-use', hint: expect.stringContaining('"dist/site"') }],
      })
    } finally {
      vi.restoreAllMocks()
      syncBuiltinESMExports()
      await staging.discard()
    }
    expect(folder.read()).toEqual({ 'index.html': 'old' })
  },
)

test('a folder that is a broken link is reported', async () => {
  symlinkSync('missing', folder.out)
  await expect(openStaging(folder.out)).rejects.toMatchObject({
    diagnostics: [{ code: 'folder-in-use', problem: expect.stringContaining('broken symbolic link') }],
  })
})

test('a parent folder without write access is reported', async () => {
  const refused = Object.assign(new Error('EACCES'), { code: 'EACCES' })
  vi.spyOn(promises, 'mkdir').mockRejectedValueOnce(refused)
  syncBuiltinESMExports()
  try {
    await expect(openStaging(folder.out)).rejects.toMatchObject({
      diagnostics: [{ code: 'folder-in-use', problem: expect.stringContaining(folder.parent) }],
    })
  } finally {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  }
})

test('a file that represents its folder is marked', async () => {
  writeFileSync(folder.out, '')
  await expect(openStaging(join(folder.out, 'site'))).rejects.toMatchObject({
    diagnostics: [{ code: 'folder-in-use', problem: expect.stringContaining(folder.out) }],
  })
})

describe('a folder that a build has left', () => {
  beforeEach(async () => {
    await folder.publish(SITE)
  })

  test('keeps its files, and gets what is new', async () => {
    const before = statSync(join(folder.out, '404.html'))
    const files = { ...SITE, 'docs/intro/index.html': 'more', 'docs/net/index.html': 'net' }
    expect(await folder.publish(files)).toEqual(['docs/intro/index.html', 'docs/net/index.html'])
    expect(statSync(join(folder.out, '404.html'))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs })
    expect(await folder.publish(files)).toEqual([])
  })

  test('loses what no longer belongs there, including folders and foreign files', async () => {
    writeHome(join(folder.out, 'docs/foreign'), 'by hand')
    symlinkSync(folder.parent, join(folder.out, 'link'))
    expect(await folder.publish({ '404.html': 'gone' })).toEqual([])
    expect(readdirSync(folder.out)).toEqual(['404.html'])
    expect(existsSync(folder.parent)).toBe(true)
  })

  test('may have a page where a folder was, and a folder where a page was', async () => {
    const files = { '404.html': 'gone', 'docs/intro': 'a file' }
    expect(await folder.publish(files)).toEqual(['docs/intro'])
    expect(await folder.publish({ ...SITE, 'docs/intro/index.html': 'intro' })).toHaveLength(2)
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
        renameSync(file, join(folder.parent, '../elsewhere.html'))
        symlinkSync(join(folder.parent, '../elsewhere.html'), file)
      },
    ],
  ])('has a file written again that was %s', async (_, damage) => {
    damage(join(folder.out, 'docs/intro/index.html'))
    expect(await folder.publish(SITE)).toEqual(['docs/intro/index.html'])
  })

  test('is not brought up to date when one of its folders was moved out from under it', async () => {
    renameSync(join(folder.out, 'docs'), join(folder.parent, 'moved'))
    symlinkSync(join(folder.parent, 'moved'), join(folder.out, 'docs'))
    const { finish } = await folder.prepare(SITE)
    await expect(finish()).rejects.toThrow(UpdateFailed)
    expect(readFileSync(join(folder.out, 'docs/intro/index.html'), 'utf8')).toBe('intro')
  })

  test('is not updated when it was changed meanwhile', async () => {
    const { finish } = await folder.prepare({ ...SITE, '404.html': 'new' })
    writeFileSync(join(folder.out, 'docs/intro/page.json'), '{"by":"hand"}')
    await expect(finish()).rejects.toThrow(UpdateFailed)
    expect(folder.read()).toEqual({ ...SITE, 'docs/intro/page.json': '{"by":"hand"}' })
  })

  test('is written whole when its record is lost', async () => {
    folder.forget()
    expect(await folder.publish(SITE)).toEqual(Object.keys(SITE))
  })
})
