import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { SiteError } from '../site-error.ts'
import { bundleScript } from './bundle-script.ts'
import { SCRIPT_RUNNER } from './script-runner.ts'

/** Milliseconds for the configuration of a site. */
const TIME_LIMIT_MS = 60_000

/** Bytes of an exported value; a sidebar of ten thousand docs has two million. */
const LARGEST_VALUE = 64 * 1024 * 1024

/** What a script of another tool exports. */
export interface ScriptValue {
  /** Plain data. A function is `{ $function: name }`; what comes from a package that is not installed `{ $package: name }`. */
  readonly value: unknown
  /** Packages that are not installed. */
  readonly missing: readonly string[]
}

export interface RunScriptOptions {
  /** Calls a function in the exported value, by the keys that lead to it, with each of these, and adds its results. */
  readonly call?: { readonly path: readonly (string | number)[]; readonly inputs: readonly string[] }
  readonly timeLimitMs?: number
}

/**
 * Runs a script (absolute path) in a process of its own and returns its default export, awaited and called if it is a
 * function. Throws a `SiteError` for a script that fails or takes too long; `file` is its name in that report.
 */
export async function runScript(
  path: string,
  file: string,
  { call, timeLimitMs = TIME_LIMIT_MS }: RunScriptOptions = {},
): Promise<ScriptValue> {
  const code = await bundleScript(path).catch((error: unknown) => {
    throw failed(file, error instanceof Error ? error.message : String(error))
  })
  const text = await runInProcess(JSON.stringify({ path, code, call }), path, { file, timeLimitMs })
  const value: ScriptValue = JSON.parse(text)
  return value
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
    const seconds = Math.ceil(timeLimitMs / 1000)
    const timer = setTimeout(() => stop(`It took more than ${seconds} seconds.`), timeLimitMs)
    child.stdio[3]?.on('data', (bytes: Buffer) => {
      value += bytes.toString('utf8')
      if (value.length > LARGEST_VALUE) stop('What it exports is too large.')
    })
    child.stderr?.on('data', (bytes: Buffer) => {
      complaint = (complaint + bytes.toString('utf8')).slice(-2000)
    })
    child.on('error', (error) => stop(error.message))
    child.on('close', (exitCode) => {
      clearTimeout(timer)
      if (problem === null && exitCode === 0) resolve(value)
      else reject(failed(file, problem ?? messageIn(complaint)))
    })
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
}

/** The message of the error in what Node prints of it. */
function messageIn(printed: string): string {
  const message = printed.split('\n').find((line) => /^(?:\w*Error|Uncaught)\b.*:/.test(line))
  return message ?? printed.trim().split('\n').at(-1) ?? 'It stopped.'
}

function failed(file: string, why: string): SiteError {
  const [problem = ''] = why.split('\n')
  return new SiteError([
    {
      code: 'config-failed',
      file,
      problem: `This file of the old site cannot be run: ${problem}`,
      hint: 'Install the packages of the old site, and check that the old tool still builds it.',
    },
  ])
}
