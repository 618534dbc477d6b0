import { chmodSync, copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { createOutput, type SiteOutput } from './site-output.ts'
import { NO_OUTPUTS, type LastOutputs } from './published-files.ts'

const STATE = { bytes: 6, changedMs: 1, inode: 1 }

let folder = ''
beforeEach(() => {
  folder = makeTemporaryFolder()
})

function newOutput(): SiteOutput {
  return createOutput({ staging: folder, out: join(folder, 'dist'), last: NO_OUTPUTS })
}

test('bytes and copies are written to folders that are created as needed', async () => {
  const output = newOutput()
  await output.write('docs/intro/index.html', '<p>Hei</p>')
  writeFileSync(join(folder, 'source.svg'), '<svg/>')
  await output.copy(join(folder, 'source.svg'), 'img/logo.svg')
  expect(readFileSync(join(folder, 'docs/intro/index.html'), 'utf8')).toBe('<p>Hei</p>')
  expect(readFileSync(join(folder, 'img/logo.svg'), 'utf8')).toBe('<svg/>')
  expect([...output.places.keys()]).toEqual(['docs/intro/index.html', 'img/logo.svg'])
})

test('a copy is known by its own bytes, whatever was read before', async () => {
  const source = join(folder, 'source.svg')
  writeFileSync(source, '<svg/>')
  const changing: LastOutputs = {
    ...NO_OUTPUTS,
    has: () => true,
    stateOf: () => {
      writeFileSync(source, '<svg></svg>')
      return null
    },
  }
  const output = createOutput({ staging: folder, out: join(folder, 'dist'), last: changing })
  await output.copy(source, 'logo.svg')
  await output.write('same.svg', '<svg></svg>')
  expect(readFileSync(join(folder, 'logo.svg'), 'utf8')).toBe('<svg></svg>')
  expect(output.places.get('logo.svg')).toBe(output.places.get('same.svg'))
})

test('a file that has not changed since it was copied is not read', async () => {
  const source = join(folder, 'source.svg')
  writeFileSync(source, '<svg/>')
  mkdirSync(join(folder, 'dist'))
  copyFileSync(source, join(folder, 'dist/logo.svg'))
  const [stamps, identities]: [(string | null)[], string[]] = [[], []]
  const last: LastOutputs = {
    has: () => true,
    stateOf: (_place, identity) => (identities.push(identity), STATE),
    identityFrom: (_place, stamp) => (stamps.push(stamp), stamps.length === 1 ? 'known' : null),
  }
  const copied = async (): Promise<ReadonlyMap<string, string>> => {
    const output = createOutput({ staging: join(folder, 'staging'), out: join(folder, 'dist'), last })
    await output.copy(source, 'logo.svg')
    expect([...output.kept.keys()]).toEqual(['logo.svg'])
    return output.sources
  }
  // Another change within the clock's step would leave the stamp as it is.
  expect(await copied()).toEqual(new Map())
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  expect(await copied()).toEqual(new Map([['logo.svg', stamps[0]]]))
  vi.useRealTimers()
  expect(new Set(identities)).toEqual(new Set(['known', expect.stringMatching(/^[0-9a-f]{64}$/)]))
})

test('an existing copy is made again when the permissions of the file have changed', async () => {
  const source = join(folder, 'source.svg')
  const published = join(folder, 'dist/logo.svg')
  mkdirSync(join(folder, 'dist'))
  for (const file of [source, published]) writeFileSync(file, '<svg/>', { mode: 0o600 })
  const last: LastOutputs = { ...NO_OUTPUTS, has: () => true, stateOf: () => STATE }
  const copied = async (): Promise<boolean> => {
    const output = createOutput({ staging: join(folder, 'staging'), out: join(folder, 'dist'), last })
    await output.copy(source, 'logo.svg')
    return !output.kept.has('logo.svg')
  }
  expect(await copied()).toBe(false)
  // Of a file's rights, every system knows whether it may be written.
  chmodSync(source, 0o444)
  expect(await copied()).toBe(true)
})

test('a copy that is edited has the permissions of its file, also where nobody may write to it', async () => {
  const source = join(folder, 'source.jpg')
  writeFileSync(source, 'photo with a place')
  chmodSync(source, 0o444)
  const output = newOutput()
  await output.copy(source, 'photo.jpg', () => Buffer.from('photo'))
  const copy = output.fileOf('photo.jpg')
  expect([readFileSync(copy, 'utf8'), statSync(copy).mode]).toEqual(['photo', statSync(source).mode])
})

test('two things for one place are an error that names the place', async () => {
  const output = newOutput()
  await output.write('docs/intro/index.html', 'page')
  await expect(output.write('docs/intro/index.html', 'static file')).rejects.toThrow(
    '"docs/intro/index.html"',
  )
})

test.each([
  ['docs', 'docs'],
  ['docs/intro', 'docs/intro'],
  ['docs/intro/index.html/page.json', 'docs/intro/index.html'],
])('%s cannot be a file beside docs/intro/index.html', async (place, taken) => {
  const output = newOutput()
  await output.write('docs/intro/index.html', 'page')
  await expect(output.write(place, 'static file')).rejects.toMatchObject({
    diagnostics: [{ code: 'place-taken', file: taken }],
  })
})

test.each(['../escaped.html', 'docs//index.html', 'docs/../../x', '/etc/x'])(
  '%s is not a place in the folder',
  async (place) => {
    await expect(newOutput().write(place, '')).rejects.toThrow('is not inside the output folder')
  },
)

test('a file that is kept is looked at once', () => {
  let looks = 0
  const last: LastOutputs = { ...NO_OUTPUTS, stateOf: () => ((looks += 1), STATE) }
  const output = createOutput({ staging: folder, out: join(folder, 'dist'), last })
  expect(output.isUnchanged('index.html', 'a')).toBe(true)
  output.keep('index.html', 'a')
  expect([looks, output.kept.get('index.html'), output.sizes.documents]).toEqual([1, STATE, 6])
  expect(() => output.keep('other.html', 'a')).toThrow(RangeError)
})
