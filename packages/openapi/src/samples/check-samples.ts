import { compareCodePoints } from '@fyr/content-pipeline/manifest'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix } from 'node:path'
import type { CheckCache, CheckReport, CheckRequest, Variables } from '@fyr/content-pipeline'
import { isRecord, variablesOf } from '@fyr/content-pipeline/internal'
import {
  hashOf,
  packageFingerprint,
  readSourceFile,
  siteDiagnostic,
  type SiteDiagnostic,
  SiteError,
  type SiteIssue,
} from '@fyr/cli/internal'
import picomatch from 'picomatch'
import { checkFence } from './check-fence.ts'
import { checkTypes, type TypedFence } from './check-types.ts'
import { type Fence, findFences, type Point } from './find-fences.ts'
import { formatSamples, type SampleCounts } from './format-samples.ts'
import { openSampleApi, type SampleApi } from './sample-api.ts'
import { isOfApi, readMark, type SampleMark } from './sample-mark.ts'
import { withinTime } from './within-time.ts'

/** What samples are compared with, and where they have to be marked. */
export interface SampleSettings {
  readonly apis: readonly string[]
  readonly required: readonly string[]
  readonly tsconfig: string | null
}

/**
 * Checks the marked samples in all Markdown files of a site, also those that are only included. What was found in a file is kept,
 * by the file and everything that it was compared with.
 */
export async function checkSamples(
  { root, config, files, cache }: CheckRequest,
  { apis: named, required, tsconfig }: SampleSettings,
): Promise<CheckReport> {
  const ofSources = config.sources.flatMap(({ openApi }) => (openApi === undefined ? [] : [openApi]))
  const descriptions = await readDescriptions(root, [...new Set([...ofSources, ...named])])
  const isRequired = required.length === 0 ? () => false : picomatch([...required])
  const variables = variablesOf(config)
  const code = packageFingerprint([ownFolder()])
  const shared = [
    code,
    JSON.stringify([...variables]),
    ...descriptions.texts.flatMap(({ file, text }) => [file, text]),
  ]
  let opened: OpenedApis | null = null
  const typed: TypedFence[] = []
  const readFile = async (file: string): Promise<FileReport> => {
    const text = readFileSync(join(root, file), 'utf8')
    if (!/```|~~~/.test(text)) return EMPTY
    if (/(?:```|~~~)\s*(?:tsx?|typescript)\s.*\bcheck\b/.test(text))
      typed.push(...typedFences(file, text, variables))
    const key = hashOf(...shared, file, text, String(isRequired(file)))
    const kept = await readReport(cache, key)
    if (kept !== null) return kept
    opened ??= openAll(descriptions.texts)
    const { apis, issues } = opened
    // Samples cannot be compared with a description that has errors.
    if (issues.length > 0 || descriptions.issues.length > 0) return EMPTY
    const report = checkFile({ file, text, variables, isRequired: isRequired(file) }, apis)
    await cache.write(key, JSON.stringify(report))
    return report
  }
  // Fences whose types are checked are collected before anything is awaited, so in the order of the files.
  const reports = await Promise.all(files.map(readFile))
  const ofApis = [...descriptions.issues, ...issuesOf(opened)]
  // Problems of a description that a content source reads are reported when it is read.
  const unreported = ofApis.filter(({ file }) => !ofSources.includes(file))
  const ofTypes = await checkTypes(typed, { root, cache, tsconfig, code })
  const found = [...reports.flatMap(({ issues }) => issues), ...ofTypes].map(siteDiagnostic)
  const sum = (count: (report: FileReport) => number) => reports.reduce((all, one) => all + count(one), 0)
  return {
    problems: [...unreported, ...found.toSorted(byPlace)],
    summary: formatSamples({
      checked: sum(({ checked }) => checked) + typed.length,
      leftOut: sum(({ leftOut }) => leftOut),
      unchecked: sum(({ unchecked }) => unchecked),
    }),
  }
}

/** The folder of this package, absolute: its code decides what is found. */
function ownFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('@fyr/openapi/package.json'))
}

function byPlace(left: SiteDiagnostic, right: SiteDiagnostic): number {
  return compareCodePoints(left.file, right.file) || left.line - right.line || left.column - right.column
}

function typedFences(file: string, text: string, variables: Variables): readonly TypedFence[] {
  return findFences(text, variables)
    .filter((fence) => readMark(fence)?.type === 'typescript')
    .map((fence) => ({ file, fence }))
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

interface FileReport extends SampleCounts {
  readonly issues: readonly SiteIssue[]
}

const EMPTY: FileReport = { checked: 0, leftOut: 0, unchecked: 0, issues: [] }

async function readReport(cache: CheckCache, key: string): Promise<FileReport | null> {
  const text = await cache.read(key)
  if (text === null) return null
  const report: unknown = JSON.parse(text)
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

/** For one sample. Parts that combine each other, and patterns, may take longer than anybody waits. */
const TIME_LIMIT_MS = 10_000

/**
 * A schema that refers to itself, has an invalid pattern or never ends is an issue of the description, and must not end the
 * command.
 */
function checkSafely(fence: Fence, mark: SampleMark, apis: readonly SampleApi[]) {
  try {
    return withinTime(() => checkFence(fence, mark, apis), TIME_LIMIT_MS)
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error
    const problem = `The schema of this sample cannot be resolved: ${error.message}.`
    return { type: 'unknown', problem, hint: 'Correct it in the description.' } as const
  }
}
