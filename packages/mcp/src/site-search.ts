import { pathToFileURL } from 'node:url'
import {
  createSearchEngine,
  partAddress,
  SEARCH_FORMAT,
  type SearchAnswer,
  type SearchBody,
  type SearchEngine,
  type SearchHeads,
  type SearchIndexFiles,
  type SearchManifest,
  type SearchPart,
  type SearchRequest,
  type SearchTexts,
  type Stem,
  stemmerName,
} from '@fyr/search'
import { ownFile } from './own-package.ts'
import type { PublishedFiles } from './published-files.ts'
import { SiteProblem } from './site-problem.ts'

/** Name of the file that says where the indexes are. */
const LIST = 'search/index.json'

export interface SiteSearchRequest extends SearchRequest {
  /** A version of the docs; null for the one that readers see first. */
  readonly version: string | null
}

/** The search of a locale of a published site, as its readers have it. */
export interface SiteSearch {
  /** Rejects with `SiteProblem` for a site without search, and for a version that there is not. */
  search(locale: SearchedLocale, request: SiteSearchRequest): Promise<SearchAnswer>
}

export interface SearchedLocale {
  readonly lang: string
  /** The prefix of all addresses of the site: `/no/`. */
  readonly basePath: string
}

interface OpenedIndex {
  /** Address of its heads. The name of the file has a hash: what has the same name is the same. */
  readonly heads: string
  readonly engine: SearchEngine
  /** Path of its body in the site. */
  readonly body: string
}

export function openSiteSearch(files: PublishedFiles): SiteSearch {
  let opened: OpenedIndex | null = null
  return {
    async search(locale, { version, ...request }) {
      const list = await readList(files)
      const addresses = indexOf(list, version)
      if (opened?.heads !== addresses.heads) opened = await openIndex(files, locale, list, addresses)
      return searchTexts(files, opened, request)
    },
  }
}

async function openIndex(
  files: PublishedFiles,
  { lang, basePath }: SearchedLocale,
  { language, synonyms }: SearchManifest,
  { heads, body }: SearchIndexFiles,
): Promise<OpenedIndex> {
  const [readHeads, readBody] = await Promise.all([
    readFile<SearchHeads>(files, pathBelow(basePath, heads)),
    readFile<SearchBody>(files, pathBelow(basePath, body)),
  ])
  const engine = createSearchEngine(readHeads, { stem: await loadStemmer(lang), language, synonyms })
  engine.addBody(readBody)
  return { heads, engine, body: pathBelow(basePath, body) }
}

/** An answer with all its excerpts: a large site has the texts for them in parts. */
async function searchTexts(
  files: PublishedFiles,
  { engine, body }: OpenedIndex,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const answer = engine.search(request)
  if (answer.missing.length === 0) return answer
  const load = async (part: SearchPart): Promise<void> =>
    engine.addTexts(part, await readFile<SearchTexts>(files, partAddress(body, part)))
  await Promise.all(answer.missing.map(load))
  return engine.search(request)
}

async function readList(files: PublishedFiles): Promise<SearchManifest> {
  const text = await files.read(LIST)
  if (text === null) throw new SiteProblem(`The site in ${files.place} has no search.`)
  return parse<SearchManifest>(text, LIST)
}

function indexOf({ indexes, latest }: SearchManifest, version: string | null): SearchIndexFiles {
  const found = Object.hasOwn(indexes, version ?? latest) ? indexes[version ?? latest] : undefined
  if (found !== undefined) return found
  const names = Object.keys(indexes).filter((name) => name !== '')
  const known = names.length === 0 ? 'The site has no versions.' : `Versions: ${names.join(', ')}.`
  throw new SiteProblem(`There is no version "${version ?? latest}". ${known}`)
}

async function readFile<File extends { readonly format: number }>(
  files: PublishedFiles,
  path: string,
): Promise<File> {
  const text = await files.read(path)
  if (text === null) throw new SiteProblem(`"${path}" is missing in ${files.place}.`)
  return parse<File>(text, path)
}

/** Parses a file of the build. If its format number matches, its shape is trusted. */
function parse<File extends { readonly format: number }>(text: string, path: string): File {
  const file: File = JSON.parse(text)
  if (file.format === SEARCH_FORMAT) return file
  throw new SiteProblem(
    `"${path}" is from another version of Fyr. Build the site with the same version as this server.`,
  )
}

function pathBelow(basePath: string, address: string): string {
  return address.startsWith(basePath) ? address.slice(basePath.length) : address
}

/** The stemmer of this package, and not the one that the site publishes: no code of a site is run. */
async function loadStemmer(lang: string): Promise<Stem | null> {
  const name = stemmerName(lang)
  if (name === null) return null
  const file = ownFile(`dist/stemmers/${name}.js`)
  const { stemmer }: { readonly stemmer: Stem } = await import(pathToFileURL(file).href)
  return stemmer
}
