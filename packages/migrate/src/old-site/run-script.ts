import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { SiteError } from '@fyr/cli/internal'
import { bundleScript } from './bundle-script.ts'
import { configFailed } from './config-failed.ts'
import { SCRIPT_RUNNER } from './script-runner.ts'

/** Milliseconds for the configuration of a site. */
const TIME_LIMIT_MS = 60_000

/** Maximum length of an exported value as JSON. A sidebar of ten thousand docs has two million characters. */
const LARGEST_VALUE = 64 * 1024 * 1024

/**
 * Runs a script (absolute path) in a separate process and returns its default export, awaited and called if it is a
 * function, as plain data. In it a function is `{ $function: name }`, and what comes from a package that is not installed
 * `{ $package: name }`. Throws a `SiteError` for a script that fails or takes too long; `file` is its name in that report.
 */
export async function runScript(path: string, file: string, timeLimitMs = TIME_LIMIT_MS): Promise<unknown> {
  const { value } = await runWith({}, path, file, timeLimitMs)
  return value
}

/** What a script exports, and what is not known of it. */
export interface ScriptExports {
  readonly value: unknown
  /** Functions of packages that are not installed whose answers the script has awaited or listed, as `package.name`. */
  readonly unknown: readonly string[]
}

/** Runs a script as `runScript` does, and says what is not known of its default export. */
export function runScriptWithGaps(path: string, file: string): Promise<ScriptExports> {
  return runWith({}, path, file, TIME_LIMIT_MS)
}

/**
 * Runs a script as `runScript` does, and returns what a function in its export makes of each text: null for one that it fails on.
 * Null without such a function.
 */
export async function askScript(
  path: string,
  file: string,
  ask: { readonly keys: readonly string[]; readonly texts: readonly string[] },
): Promise<ReadonlyMap<string, unknown> | null> {
  const { value: made } = await runWith({ ask }, path, file, TIME_LIMIT_MS)
  return Array.isArray(made) ? new Map(ask.texts.map((text, index) => [text, made[index]])) : null
}

/** Runs a script as `runScript` does, and returns what the function at some keys of its export returns, awaited. */
export async function callInScript(path: string, file: string, keys: readonly string[]): Promise<unknown> {
  const { value } = await runWith({ call: { keys } }, path, file, TIME_LIMIT_MS)
  return value
}

async function runWith(
  input: object,
  path: string,
  file: string,
  timeLimitMs: number,
): Promise<ScriptExports> {
  const run = async (ofRepository: Set<string> | null): Promise<ScriptExports> => {
    const code = await bundleScript(path, file, ofRepository).catch((error: unknown) => {
      if (error instanceof SiteError) throw error
      throw configFailed(file, error instanceof Error ? error.message : String(error))
    })
    const text = await runInProcess(JSON.stringify({ path, code, ...input }), path, { file, timeLimitMs })
    return JSON.parse(text)
  }
  const ofRepository = new Set<string>()
  try {
    return await run(ofRepository)
  } catch (error) {
    // A package of the same repository may need more than the configuration does.
    if (ofRepository.size > 0) return run(null)
    throw error
  }
}

function runInProcess(
  input: string,
  path: string,
  { file, timeLimitMs }: { readonly file: string; readonly timeLimitMs: number },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-warnings', '--input-type=commonjs', '-e', SCRIPT_RUNNER], {
      cwd: dirname(path),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    })
    let value = ''
    let complaint = ''
    let problem: string | null = null
    const stop = (why: string): void => {
      problem ??= why
      child.kill('SIGKILL')
    }
    const timer = setTimeout(() => stop(`It took longer than ${timeLimitMs / 1000} s.`), timeLimitMs)
    // A letter of several bytes may be in two chunks.
    const output = child.stdio[3]
    if (output instanceof Readable) output.setEncoding('utf8')
    child.stderr?.setEncoding('utf8')
    output?.on('data', (text: string) => {
      value += text
      if (value.length > LARGEST_VALUE) stop('Its exports are too large.')
    })
    child.stderr?.on('data', (text: string) => {
      complaint = (complaint + text).slice(-2000)
    })
    child.on('error', (error) => stop(error.message))
    child.on('close', (exitCode) => {
      clearTimeout(timer)
      if (problem === null && exitCode === 0) resolve(value)
      else reject(configFailed(file, problem ?? messageIn(complaint), {}, missingIn(value)))
    })
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
}

/** The packages that a script lacks, from what it has written when it failed; none where it was stopped. */
function missingIn(written: string): readonly string[] {
  try {
    const names: unknown = JSON.parse(written)
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

/** The message of the error in what Node prints of it. */
function messageIn(printed: string): string {
  const message = printed.split('\n').find((line) => /^(?:\w*Error|Uncaught)\b.*:/.test(line))
  return message ?? printed.trim().split('\n').at(-1) ?? 'It stopped.'
}
