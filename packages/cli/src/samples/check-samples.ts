import { compareCodePoints } from '@fyr/content-pipeline/manifest'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isRecord, type SiteConfig, type Variables, variablesOf } from '@fyr/content-pipeline'
import picomatch from 'picomatch'
import { applyDiagnosticSettings } from '../content/apply-diagnostic-settings.ts'
import { readSourceFile } from '../content-sources/read-source-file.ts'
import { ownFile } from '../own-package.ts'
import { readSourceLine } from '../read-source-line.ts'
import { siteDiagnostic, type SiteDiagnostic, SiteError, type SiteIssue } from '../site-error.ts'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'
import { packageFingerprint } from '../store/package-fingerprint.ts'
import { walkFolder } from '../walk-folder.ts'
import { checkFence } from './check-fence.ts'
import { checkTypes, type TypedFence } from './check-types.ts'
import { type Fence, findFences, type Point } from './find-fences.ts'
import { openSampleApi, type SampleApi } from './sample-api.ts'
import { isOfApi, readMark, type SampleMark } from './sample-mark.ts'

/** The result of checking the samples of a site. */
export interface SamplesReport {
  /** Samples that were compared with a description, or whose types were checked. */
  readonly checked: number
  /** Lines of three dots in them, each for what is left out. */
  readonly leftOut: number
  /** Samples that are marked `unchecked`. */
  readonly unchecked: number
  readonly diagnostics: readonly SiteDiagnostic[]
}

export interface CheckSamplesOptions {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly config: SiteConfig
  readonly store: Store
}

/**
 * Checks the marked samples in all Markdown files of a site, also those that are only included. What was found in a file is kept
 * in the store, by the file and everything that it was compared with.
 */
export async function checkSamples({ root, config, store }: CheckSamplesOptions): Promise<SamplesReport> {
  const { apis: named, required, tsconfig } = config.samples === false ? NO_SETTINGS : config.samples
  const ofSources = config.sources.flatMap(({ openApi }) => (openApi === undefined ? [] : [openApi]))
  const descriptions = await readDescriptions(root, [...new Set([...ofSources, ...named])])
  const isRequired = required.length === 0 ? () => false : picomatch([...required])
  const variables = variablesOf(config)
  const code = packageFingerprint([ownFile('.')])
  const shared = [
    code,
    JSON.stringify([...variables]),
    ...descriptions.texts.flatMap(({ file, text }) => [file, text]),
  ]
  let opened: OpenedApis | null = null
  const typed: TypedFence[] = []
  const reports = listMarkdown(root, config).map((file): FileReport => {
    const text = readFileSync(join(root, file), 'utf8')
    if (!/```|~~~/.test(text)) return EMPTY
    if (/(?:```|~~~)\s*(?:tsx?|typescript)\s.*\bcheck\b/.test(text))
      typed.push(...typedFences(file, text, variables))
    const key = hashOf(...shared, file, text, String(isRequired(file)))
    const kept = readReport(store, key)
    if (kept !== null) return kept
    opened ??= openAll(descriptions.texts)
    const { apis, issues } = opened
    // Samples cannot be compared with a description that has errors.
    if (issues.length > 0 || descriptions.issues.length > 0) return EMPTY
    const report = checkFile({ file, text, variables, isRequired: isRequired(file) }, apis)
    store.write('samples', key, JSON.stringify(report))
    return report
  })
  const ofApis = [...descriptions.issues, ...issuesOf(opened)]
  // Problems of a description that a content source reads are reported when it is read.
  const unreported = ofApis.filter(({ file }) => !ofSources.includes(file))
  const ofTypes = await checkTypes(typed, { root, store, tsconfig, code })
  const inSource = ofTypes.map((issue) => withSourceLine(issue, root))
  const found = [...reports.flatMap(({ issues }) => issues), ...inSource].map(siteDiagnostic)
  const sum = (count: (report: FileReport) => number) => reports.reduce((all, one) => all + count(one), 0)
  return {
    checked: sum(({ checked }) => checked) + typed.length,
    leftOut: sum(({ leftOut }) => leftOut),
    unchecked: sum(({ unchecked }) => unchecked),
    diagnostics: applyDiagnosticSettings([...unreported, ...found.toSorted(byPlace)], config.diagnostics),
  }
}

function byPlace(left: SiteDiagnostic, right: SiteDiagnostic): number {
  return compareCodePoints(left.file, right.file) || left.line - right.line || left.column - right.column
}

const NO_SETTINGS = { apis: [], required: [], tsconfig: null } as const

function typedFences(file: string, text: string, variables: Variables): readonly TypedFence[] {
  return findFences(text, variables)
    .filter((fence) => readMark(fence)?.type === 'typescript')
    .map((fence) => ({ file, fence }))
}

/** Compilers name lines, and do not always print them. */
function withSourceLine(issue: SiteIssue, root: string): SiteIssue {
  const { file = '', line = 0 } = issue
  return file === '' || line === 0 ? issue : { ...issue, sourceLine: readSourceLine(join(root, file), line) }
}

interface Descriptions {
  readonly texts: readonly { readonly file: string; readonly text: string }[]
  readonly issues: readonly SiteDiagnostic[]
}

async function readDescriptions(root: string, files: readonly string[]): Promise<Descriptions> {
  const read = await Promise.all(files.map(async (file) => readDescription(root, file)))
  return {
    texts: read.flatMap(({ text }) => text ?? []),
    issues: read.flatMap(({ issues }) => issues),
  }
}

async function readDescription(root: string, file: string) {
  try {
    const text = { file: posix.normalize(file), text: await readSourceFile(root, file, 'samples') }
    return { text, issues: [] }
  } catch (error) {
    if (error instanceof SiteError) return { text: null, issues: error.diagnostics }
    throw error
  }
}

interface OpenedApis {
  readonly apis: readonly SampleApi[]
  readonly issues: readonly SiteDiagnostic[]
}

function openAll(texts: Descriptions['texts']): OpenedApis {
  const apis: SampleApi[] = []
  const issues: SiteDiagnostic[] = []
  for (const { file, text } of texts) {
    try {
      apis.push(openSampleApi(file, text))
    } catch (error) {
      if (!(error instanceof SiteError)) throw error
      issues.push(...error.diagnostics)
    }
  }
  return { apis, issues }
}

function issuesOf(opened: OpenedApis | null): readonly SiteDiagnostic[] {
  return opened?.issues ?? []
}

/** All Markdown files in the folders of a site's content, relative to the root, sorted. */
function listMarkdown(root: string, { content }: SiteConfig): readonly string[] {
  const folders = [content.docs, content.blog, content.pages, content.versionedDocs, content.translations]
  const files = folders.flatMap((folder) =>
    existsSync(join(root, folder))
      ? walkFolder(join(root, folder))
          .filter(({ place, entry }) => entry.isFile() && /\.mdx?$/.test(place))
          .map(({ place }) => `${folder}/${place}`)
      : [],
  )
  return [...new Set(files)].toSorted(compareCodePoints)
}

interface FileReport extends Omit<SamplesReport, 'diagnostics'> {
  readonly issues: readonly SiteIssue[]
}

const EMPTY: FileReport = { checked: 0, leftOut: 0, unchecked: 0, issues: [] }

function readReport(store: Store, key: string): FileReport | null {
  const bytes = store.read('samples', key)
  if (bytes === null) return null
  const report: unknown = JSON.parse(bytes.toString())
  return isRecord(report) && Array.isArray(report.issues) ? (report as unknown as FileReport) : null
}

interface SampleFile {
  readonly file: string
  readonly text: string
  readonly variables: Variables
  /** Whether its samples of the API must be marked. */
  readonly isRequired: boolean
}

function checkFile(
  { file, text, variables, isRequired }: SampleFile,
  apis: readonly SampleApi[],
): FileReport {
  const lines = text.split(/\r\n|\n|\r/)
  const at = ({ line, column }: Point) => ({ file, line, column, sourceLine: lines[line - 1] ?? '' })
  let [checked, leftOut, unchecked] = [0, 0, 0]
  const issues: SiteIssue[] = []
  for (const fence of findFences(text, variables)) {
    const mark = readMark(fence)
    if (mark?.type === 'unchecked') unchecked += 1
    if (mark === null && isRequired && isOfApi(fence)) issues.push({ ...UNMARKED, ...at(fence.at) })
    if (mark === null || mark.type === 'unchecked' || mark.type === 'typescript') continue
    const result = checkSafely(fence, mark, apis)
    if (result.type === 'unknown') {
      const { problem, hint } = result
      issues.push({ code: 'sample-unknown', ...at(fence.at), problem, hint })
      continue
    }
    checked += 1
    leftOut += result.wildcardCount
    for (const { offset, problem, hint } of result.issues)
      issues.push({ code: 'sample-wrong', ...at(fence.pointOf(offset)), problem, hint })
  }
  return { checked, leftOut, unchecked, issues }
}

const UNMARKED = {
  code: 'sample-unmarked',
  problem: 'This sample of the API is not checked.',
  hint: 'Name its operation after the language, "json feeding.list 200", or write "unchecked".',
} as const

/**
 * A schema that refers to itself, or has an invalid pattern, is an issue of the description, and must not end the
 * command.
 */
function checkSafely(fence: Fence, mark: SampleMark, apis: readonly SampleApi[]) {
  try {
    return checkFence(fence, mark, apis)
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error
    const problem = `The schema of this sample cannot be resolved: ${error.message}.`
    return { type: 'unknown', problem, hint: 'Correct it in the description.' } as const
  }
}
