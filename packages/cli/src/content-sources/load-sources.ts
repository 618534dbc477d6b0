import { join, relative, resolve, sep } from 'node:path'
import type {
  ContentSource,
  SiteConfig,
  SourceOrigin,
  SourceRequest,
  SourceWarning,
} from '@fyr/content-pipeline'
import {
  type GeneratedDocument,
  type GeneratedDocuments,
  generatedDocuments,
  translationFolders,
  variablesOf,
} from '@fyr/content-pipeline/internal'
import pMap from 'p-map'
import { readLineOfSite } from '../read-line-of-site.ts'
import { siteDiagnostic, type SiteDiagnostic, type SiteIssue } from '../site-error.ts'
import { openInterfaceTexts } from '../theme/open-interface-texts.ts'
import { isPart, openParts } from './api-parts.ts'
import { within } from '../within.ts'
import { type RefusedDocument, writeDocument } from './document-text.ts'
import { type KeptDocument, openSnapshot, SNAPSHOTS } from './snapshot.ts'
import { openSourceCache } from './source-cache.ts'
import { explainFailure, type IssuePlace, placeInConfig } from './source-failure.ts'

export interface LoadSourcesOptions {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly config: SiteConfig
  /** Absolute. */
  readonly storeFolder: string
  /** Uses the documents of the last load and calls no source. */
  readonly isFrozen: boolean
  /** Milliseconds that a source may take for its next document. */
  readonly deadlineMs?: number
}

/** The documents that the sources of a site yielded. */
export interface LoadedSources {
  readonly generated: GeneratedDocuments
  readonly diagnostics: readonly SiteDiagnostic[]
  /** Files (absolute) whose changes make it necessary to load again. */
  readonly watched: readonly string[]
}

const AFTER_FAILURE = 'Correct the source; its last documents are shown until then.'

/** A request over a network may take some seconds, and some are tried again. */
export const SOURCE_DEADLINE_MS = 60_000

/** More documents than any site has pages: a source that never ends is invalid. */
const MAX_DOCUMENTS = 200_000

/** A source whose every document is invalid has one mistake, not thousands. */
const MAX_ISSUES = 20

/**
 * Loads the documents of all sources of a site. They are kept in the store one by one, so that none stays in memory.
 * What is wrong with a source or with what it yields is returned as diagnostics; if a source fails, the documents
 * that it yielded last are taken.
 */
export async function loadSources(options: LoadSourcesOptions): Promise<LoadedSources> {
  return joinSources(await runSources(allSources(options.config), options), options)
}

/** The numbers of all sources of a configuration. */
export function allSources({ sources }: SiteConfig): readonly number[] {
  return [...sources.keys()]
}

/** Runs the sources with these numbers, side by side. The results are plain data. */
export async function runSources(
  numbers: readonly number[],
  options: LoadSourcesOptions,
): Promise<readonly LoadedSource[]> {
  const { sources } = options.config
  return Promise.all(
    numbers.flatMap((number) => {
      const source = sources[number]
      return source === undefined ? [] : [loadSource(source, number, options)]
    }),
  )
}

/** What a source gives that was stopped: the documents of its last load, and why it failed. */
export function failedSource(number: number, reason: string, options: LoadSourcesOptions): LoadedSource {
  const { root, config, storeFolder } = options
  const source = config.sources[number]
  if (source === undefined) return { documents: [], diagnostics: [] }
  const place = placeInConfig(root, config, number)
  const documents = config.locales.flatMap(({ code }) => {
    const { name, version } = source
    const last = openSnapshot({ storeFolder, sourceName: name, version, locale: code }).read()
    return describeKept(last ?? [], source, root)
  })
  return {
    documents,
    diagnostics: explainFailure(new Error(reason), { name: source.name, place, hint: AFTER_FAILURE }),
  }
}

/** Puts the results of the sources together. */
export function joinSources(loaded: readonly LoadedSource[], options: LoadSourcesOptions): LoadedSources {
  const { root, config } = options
  const { documents, issues } = withoutRepeated(
    loaded.flatMap(({ documents: of }) => of),
    options,
  )
  return {
    generated: generatedDocuments(root, documents),
    diagnostics: [...loaded.flatMap(({ diagnostics }) => diagnostics), ...issues.map(siteDiagnostic)],
    watched: [
      ...config.sources.flatMap(({ watch = [] }) => watch.map((file) => resolve(root, file))),
      ...(loaded.some(({ hasTexts }) => hasTexts) ? messagesFiles(options) : []),
    ],
  }
}

/** The files, absolute, in which a site may have texts of its own for the interface, whether they exist or not. */
function messagesFiles({ root, config }: LoadSourcesOptions): readonly string[] {
  return config.locales.flatMap(({ code }) =>
    translationFolders(config, code).map((folder) => resolve(root, folder, 'messages.json')),
  )
}

/** What one source yielded, as plain data. */
export interface LoadedSource {
  readonly documents: readonly GeneratedDocument[]
  readonly diagnostics: readonly SiteDiagnostic[]
  /** Whether its documents may contain texts of the interface. */
  readonly hasTexts?: boolean
}

async function loadSource(
  source: ContentSource,
  index: number,
  options: LoadSourcesOptions,
): Promise<LoadedSource> {
  const place = placeInConfig(options.root, options.config, index)
  const loadOne = ({ code }: { readonly code: string }) => loadLocale(source, code, place, options)
  // One after the other: a source may use for the second locale what it has fetched for the first.
  const loaded = await pMap(options.config.locales, loadOne, { concurrency: 1 })
  return {
    documents: loaded.flatMap(({ documents }) => documents),
    // An error in its file concerns every locale.
    diagnostics: distinct(loaded.flatMap(({ diagnostics }) => diagnostics)),
    hasTexts: loaded.some(({ hasTexts }) => hasTexts === true),
  }
}

function distinct(diagnostics: readonly SiteDiagnostic[]): readonly SiteDiagnostic[] {
  return [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()]
}

async function loadLocale(
  source: ContentSource,
  locale: string,
  place: IssuePlace,
  { root, config, storeFolder, isFrozen, deadlineMs = SOURCE_DEADLINE_MS }: LoadSourcesOptions,
): Promise<LoadedSource> {
  const { name, version } = source
  const snapshot = openSnapshot({ storeFolder, sourceName: name, version, locale })
  const describe = (documents: readonly KeptDocument[]) => describeKept(documents, source, root)
  if (isFrozen) {
    const last = snapshot.read({ isChecked: true })
    return last === null
      ? { documents: [], diagnostics: [siteDiagnostic(noSnapshot(source, locale, place))] }
      : { documents: describe(last), diagnostics: [] }
  }
  const issues: SiteDiagnostic[] = []
  const warnings: SiteDiagnostic[] = []
  let hasTexts = false
  const refuse = ({ problem, hint, origin }: RefusedDocument): void => {
    const at = origin === null ? place : placeOfOrigin(root, origin)
    const named = `The source "${name}": ${problem}`
    issues.push(siteDiagnostic({ code: 'source-document', ...at, problem: named, hint }))
    if (issues.length >= MAX_ISSUES) throw new RangeError('Too many of its documents have errors.')
  }
  try {
    const cache = openSourceCache(join(storeFolder, SNAPSHOTS, name, 'cache'), version)
    const request = {
      root,
      locale,
      defaultLocale: config.defaultLocale,
      variables: variablesOf(config),
      cache,
      openTexts: () => {
        hasTexts = true
        return openInterfaceTexts(root, config, locale)
      },
      warn: (warning: SourceWarning) => void warnings.push(describeWarning(warning, name, root)),
    }
    const kept: KeptDocument[] = []
    const parts = openParts(storeFolder, name, locale)
    for await (const yielded of documentsOf(source, request, deadlineMs)) {
      if (isPart(yielded)) {
        parts.keep(yielded)
        continue
      }
      const written = await writeDocument(yielded, { config, locale, connect: source.connect ?? [] })
      if ('problem' in written) refuse(written)
      else kept.push(snapshot.keep(written))
      if (kept.length > MAX_DOCUMENTS)
        throw new RangeError(`It yielded more than ${MAX_DOCUMENTS} documents and did not end.`)
    }
    // A run with issues leaves the snapshot as it was.
    if (issues.length === 0) {
      snapshot.replace(kept)
      parts.removeOthers()
    }
    return { documents: describe(kept), diagnostics: [...issues, ...warnings.slice(0, MAX_ISSUES)], hasTexts }
  } catch (error) {
    const diagnostics = [...issues, ...explainFailure(error, { name, place, hint: AFTER_FAILURE })]
    return { documents: describe(snapshot.read() ?? []), diagnostics, hasTexts }
  }
}

/** No part of a warning is assumed to have its type. */
function describeWarning(
  { file, line, column, problem, hint }: SourceWarning,
  name: string,
  root: string,
): SiteDiagnostic {
  const at = { file: String(file), ...(Number.isInteger(line) && { line: Number(line) }) }
  return siteDiagnostic({
    code: 'source-warning',
    severity: 'warning',
    ...placeOfOrigin(root, at),
    ...(Number.isInteger(column) && { column: Number(column) }),
    problem: `${String(problem)} The source "${name}" says so.`,
    hint: hint === undefined ? '' : String(hint),
  })
}

function describeKept(
  documents: readonly KeptDocument[],
  { name, acceptsProse }: ContentSource,
  root: string,
): readonly GeneratedDocument[] {
  return documents.map(({ file, path, origin, firstLine }) => ({
    file,
    readFrom: pathFrom(root, path),
    origin,
    firstLine,
    sourceName: name,
    acceptsProse: acceptsProse === true,
  }))
}

type RequestOfLocale = Omit<SourceRequest, 'signal'>

/**
 * The values that a source yields, which may be anything. Throws when it takes too long; its signal is aborted then.
 */
async function* documentsOf(
  source: ContentSource,
  request: RequestOfLocale,
  deadlineMs: number,
): AsyncGenerator<unknown> {
  const controller = new AbortController()
  let iterator: UnknownIterator | null = null
  let isDone = false
  try {
    const loading = source.load({ ...request, signal: controller.signal })
    const late = `It yielded no document within ${Math.ceil(deadlineMs / 1000)} seconds.`
    const opened = iteratorOf(await within(deadlineMs, loading, late))
    iterator = opened
    // The loop throws for a value that is not a result of an iterator.
    const next = () => within(deadlineMs, opened.next(), late) as Promise<IteratorResult<unknown>>
    for await (const yielded of { [Symbol.asyncIterator]: () => ({ next }) }) yield yielded
    isDone = true
  } finally {
    if (!isDone) {
      controller.abort()
      // A source that hangs does not answer this either.
      void Promise.resolve()
        .then(() => iterator?.return?.())
        .catch(() => {})
    }
  }
}

interface UnknownIterator {
  next(): unknown
  return?(): unknown
}

/** The iterator of a generator or a list. A string has one too, but of characters, not documents. */
function iteratorOf(value: unknown): UnknownIterator {
  const make: unknown =
    typeof value === 'object' && value !== null
      ? (Reflect.get(value, Symbol.asyncIterator) ?? Reflect.get(value, Symbol.iterator))
      : null
  if (typeof make === 'function') return Reflect.apply(make, value, [])
  throw new TypeError('"load" returns no documents. It must be an async generator, or return a list.')
}

function placeOfOrigin(root: string, { file, line }: SourceOrigin): IssuePlace {
  if (line === undefined) return { file }
  return { file, line, column: 1, sourceLine: readLineOfSite(root, file, line) }
}

function noSnapshot({ name, version }: ContentSource, locale: string, place: IssuePlace): SiteIssue {
  return {
    code: 'source-snapshot',
    ...place,
    problem: `There is no complete snapshot of the source "${name}" (version ${version}) for "${locale}".`,
    hint: 'Build once without "--frozen", and keep "node_modules/.cache/fyr".',
  }
}

/** Keeps the first of several documents with one path, and reports the others. */
function withoutRepeated(
  all: readonly GeneratedDocument[],
  { root }: LoadSourcesOptions,
): { readonly documents: readonly GeneratedDocument[]; readonly issues: readonly SiteIssue[] } {
  const byFile = new Map<string, GeneratedDocument>()
  const issues: SiteIssue[] = []
  for (const document of all) {
    const { file, sourceName, origin } = document
    const first = byFile.get(file)
    if (first === undefined) {
      byFile.set(file, document)
      continue
    }
    issues.push({
      code: 'source-document',
      ...placeOfOrigin(root, origin),
      problem: `The source "${sourceName}" generates "${file}", which ${first.sourceName === sourceName ? 'it has already generated' : `the source "${first.sourceName}" generates too`}.`,
      hint: `Give one of them another path. The other one comes from ${nameOfOrigin(first.origin)}.`,
    })
  }
  return { documents: [...byFile.values()], issues }
}

function nameOfOrigin({ file, line }: SourceOrigin): string {
  return line === undefined ? file : `${file}:${line}`
}

function pathFrom(root: string, path: string): string {
  return relative(root, path).split(sep).join('/')
}
