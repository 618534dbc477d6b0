import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../store/open-store.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { precompress } from './precompress.ts'
import { createOutput, type SiteOutput } from '../publish/site-output.ts'
import { UpdateFailed } from '../publish/staging.ts'
import { type LastOutputs, listPublished, NO_OUTPUTS, openLastOutputs } from '../publish/published-files.ts'

const TEXT = 'The boat lies still. '.repeat(100)
const FILES = {
  'index.html': TEXT,
  'page.json': JSON.stringify(TEXT),
  'img/buoy.svg': `<svg>${TEXT}</svg>`,
  'small.html': 'short',
  'photo.webp': TEXT,
  _headers: TEXT,
  'given.css': TEXT,
  'given.css.br': 'by hand',
}

let store: Store
beforeEach(() => {
  store = openStore(makeTemporaryFolder())
})

async function compressed(): Promise<SiteOutput & { readonly folder: string }> {
  const folder = makeTemporaryFolder()
  const output = createOutput({ staging: folder, out: join(folder, 'dist'), last: NO_OUTPUTS })
  await Promise.all(Object.entries(FILES).map(([place, text]) => output.write(place, text)))
  await precompress(output, store)
  return { ...output, folder }
}

test('files that become smaller have compressed copies, those that hosts read or the site provides have none', async () => {
  const { folder, places, sizes } = await compressed()
  const files = [...readFolder(folder).keys()]
  expect(files).toEqual([...places.keys()].toSorted())
  expect(files.filter((place) => !Object.hasOwn(FILES, place))).toEqual([
    'given.css.gz',
    'img/buoy.svg.br',
    'img/buoy.svg.gz',
    'index.html.br',
    'index.html.gz',
    'page.json.br',
    'page.json.gz',
  ])
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(TEXT)
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(TEXT)
  expect(readFileSync(join(folder, 'given.css.br'), 'utf8')).toBe('by hand')
  expect(sizes.compressed).toBeGreaterThan(0)
})

test('the same bytes are not compressed twice', async () => {
  const first = await compressed()
  const kept = [...readFolder(store.folder).keys()].filter((place) => place.startsWith('compressed/'))
  for (const place of kept) store.write('compressed', place.split('/').at(-1) ?? '', 'of the store')
  const second = await compressed()
  expect(readFolder(second.folder).keys()).toEqual(readFolder(first.folder).keys())
  expect(readFileSync(join(second.folder, 'index.html.br'), 'utf8')).toBe('of the store')
})

test('compressed files that are up to date are not rewritten', async () => {
  const out = makeTemporaryFolder()
  const compressTo = async (last: LastOutputs): Promise<SiteOutput> => {
    const output = createOutput({ staging: out, out, last })
    await Promise.all(Object.entries(FILES).map(([place, text]) => output.write(place, text)))
    await precompress(output, store)
    return output
  }
  const first = await compressTo(NO_OUTPUTS)
  const published = listPublished(out, first, new Map())
  writeFileSync(join(out, 'index.html.gz'), 'damaged')
  const second = await compressTo(openLastOutputs(out, published))
  expect(second.places).toEqual(first.places)
  expect([...second.places.keys()].filter((place) => !second.kept.has(place))).toEqual(['index.html.gz'])
  expect(gunzipSync(readFileSync(join(out, 'index.html.gz'))).toString()).toBe(TEXT)
  expect(second.sizes).toEqual(first.sizes)
})

test.each<[what: string, change: (file: string) => void]>([
  ['changed', (file) => writeFileSync(file, 'of another build '.repeat(100))],
  ['removed', (file) => rmSync(file)],
])('a file that was %s meanwhile is not compressed as what was there', async (_what, change) => {
  const out = makeTemporaryFolder()
  const first = createOutput({ staging: out, out, last: NO_OUTPUTS })
  await first.write('index.html', TEXT)
  const last = openLastOutputs(out, listPublished(out, first, new Map()))
  const second = createOutput({ staging: makeTemporaryFolder(), out, last })
  await second.write('index.html', TEXT)
  change(join(out, 'index.html'))
  await expect(precompress(second, store)).rejects.toThrow(UpdateFailed)
  expect([...readFolder(store.folder).keys()].filter((place) => place.startsWith('compressed/'))).toEqual([])
})
