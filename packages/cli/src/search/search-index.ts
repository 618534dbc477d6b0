import type { KeptIndex, SearchIndex, SearchPart, TextsWriter } from '@fyr/search'
import { contentHash } from '../store/content-hash.ts'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'
import { openPool } from '../workers/open-pool.ts'
import { type IndexedPages, type IndexOrder, indexPages } from './index-pages.ts'
import { keptWords, type WordsContext } from './kept-words.ts'

/** The files of an index, as JSON. */
export interface PackedIndex {
  readonly heads: string | Uint8Array
  readonly body: string | Uint8Array
  /** Parts of the texts of a large site. */
  readonly texts: readonly TextsFile[]
}

/** A part of the texts. All of them are as large as the site, so each is read when it is wanted. */
export interface TextsFile {
  /** Its name, with a hash of its content. */
  readonly file: string
  readonly read: () => string | Uint8Array
}

/** Time limit for the pages of a locale. */
const DEADLINE_MS = 600_000
/** Memory limit of the thread, in megabytes. */
const MEMORY_MB = 4096

/**
 * The index of some pages, from the store or from a thread that is started for it. Texts that are missing from the
 * store are compiled again.
 */
export async function makeSearchIndex(order: IndexOrder, context: WordsContext): Promise<PackedIndex> {
  const { store, code } = context
  const key = searchKey(order, code)
  const kept = readIndex(store, key)
  if (kept !== null) return kept
  // The thread leaves the index in the store: sending that of a large site would take its memory twice.
  const made = (await isIndexedInThread(order, context)) ? readIndex(store, key) : null
  return made ?? indexHere(order, context)
}

/** Makes an index without the store, for example when the disk is full. */
async function indexHere(order: IndexOrder, context: WordsContext): Promise<PackedIndex> {
  const texts: TextsFile[] = []
  const { index } = await indexPages(order, {
    readWords: keptWords(order.lang, context),
    writeTexts(part) {
      const json = JSON.stringify(part)
      const file = nameOfTexts(json)
      texts.push({ file, read: () => json })
      return file
    },
  })
  return { heads: JSON.stringify(index.heads), body: JSON.stringify(index.body), texts }
}

/** Name of the index of some pages in the store. */
function searchKey(order: IndexOrder, code: string): string {
  return hashOf('search', code, JSON.stringify([order.lang, order.pages]))
}

/** Stores the parts of the texts of an index, under the names of their files. */
export function writeTextsTo(store: Store): TextsWriter {
  return (texts) => {
    const json = JSON.stringify(texts)
    const file = nameOfTexts(json)
    store.write('search', textsKey(file), json)
    return file
  }
}

/** Stores an index, and what the next one is made from. */
export function writeIndex(
  store: Store,
  { order, code }: NamedOrder,
  { index: { heads, body }, facts }: IndexedPages,
): void {
  const key = searchKey(order, code)
  store.write('search', key, JSON.stringify(body), JSON.stringify(heads))
  store.write('search', partsKey(key), JSON.stringify(body.parts))
  if (facts === null) return
  const last: LastIndex = { key, textKeys: order.pages.map(({ textKey }) => textKey), facts }
  store.write('search', lastKey(order, code), JSON.stringify(last))
}

/** What is indexed, and by which code. */
export interface NamedOrder {
  readonly order: IndexOrder
  readonly code: string
}

/** The last index of a locale and version, beside its own entry. */
interface LastIndex extends Pick<KeptIndex, 'facts'> {
  readonly key: string
  /** For each page the key of its text. */
  readonly textKeys: readonly string[]
}

/** The index that the last build has made for a locale and version; null when it is not in the store, or small. */
export function readLastIndex(store: Store, { order, code }: NamedOrder): KeptIndex | null {
  const entry = store.read('search', lastKey(order, code))
  if (entry === null) return null
  const { key, textKeys, facts }: LastIndex = JSON.parse(entry.toString('utf8'))
  const [headsEntry, bodyEntry] = [store.readHead('search', key), store.read('search', key)]
  if (headsEntry === null || bodyEntry === null) return null
  const heads: SearchIndex['heads'] = JSON.parse(headsEntry.toString('utf8'))
  const body: SearchIndex['body'] = JSON.parse(bodyEntry.toString('utf8'))
  // Parts that are missing would be published from here on.
  if (body.parts.some(({ file }) => store.read('search', textsKey(file)) === null)) return null
  const pages = heads.pages.map((page, number) => ({ ...page, textKey: textKeys[number] ?? '' }))
  return { index: { heads, body }, pages, facts }
}

function lastKey({ lang, name }: IndexOrder, code: string): string {
  return hashOf('search-last', code, lang, name)
}

function readIndex(store: Store, key: string): PackedIndex | null {
  const heads = store.readHead('search', key)
  const list = heads === null ? null : store.read('search', partsKey(key))
  const body = list === null ? null : store.read('search', key)
  if (heads === null || list === null || body === null) return null
  const parts: readonly SearchPart[] = JSON.parse(list.toString('utf8'))
  const readTexts = (file: string): Uint8Array | null => store.read('search', textsKey(file))
  // A damaged part is noticed here, where the index can still be made again.
  if (parts.some(({ file }) => readTexts(file) === null)) return null
  const texts = parts.map(({ file }): TextsFile => {
    const read = (): Uint8Array => {
      const bytes = readTexts(file)
      if (bytes === null) throw new Error(`"${file}" was removed from the store during the build.`)
      return bytes
    }
    return { file, read }
  })
  return { heads, body, texts }
}

function nameOfTexts(json: string): string {
  return `search-texts-${contentHash(json)}.json`
}

function textsKey(file: string): string {
  return hashOf('search-texts', file)
}

function partsKey(key: string): string {
  return hashOf('search-parts', key)
}

/** False when a text is missing from the store. */
async function isIndexedInThread(order: IndexOrder, { store, code }: WordsContext): Promise<boolean> {
  const pool = openPool<IndexOrder, boolean>({
    worker: 'search-worker.js',
    data: { storeFolder: store.folder, code },
    deadlineMs: DEADLINE_MS,
    memoryMb: MEMORY_MB,
  })
  try {
    const outcome = await pool.run(order)
    if (outcome.type === 'done') return outcome.result
    throw new Error(`Cannot create the search index of "${order.lang}": ${outcome.type}.`)
  } finally {
    await pool.close()
  }
}
