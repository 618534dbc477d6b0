import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix, relative, sep } from 'node:path'
import type { CheckCache } from '@fyr/content-pipeline'
import { isRecord } from '@fyr/content-pipeline/internal'
import { hashOf, type SiteIssue } from '@fyr/cli/internal'
import type { Fence } from './find-fences.ts'

/** A fence that is to be checked, in a file relative to the root. */
export interface TypedFence {
  readonly file: string
  readonly fence: Fence
}

export interface CheckTypesOptions {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly cache: CheckCache
  /** A configuration of TypeScript, relative to the root; null for strict settings. */
  readonly tsconfig: string | null
  /** A hash of the code that checks. */
  readonly code: string
}

/**
 * Checks the types of fences, all in one program of the site's own TypeScript. Fences of a page with the same title are parts of one
 * file, and may import others by their titles, files beside the page, and what the site has installed.
 */
export async function checkTypes(
  fences: readonly TypedFence[],
  { root, cache, tsconfig, code }: CheckTypesOptions,
): Promise<readonly SiteIssue[]> {
  const [first] = fences
  if (first === undefined) return []
  const compiler = findCompiler(root)
  if (compiler === null) return [missingCompiler(first)]
  const modules = modulesOf(fences)
  const settings = tsconfig === null ? '' : readFileSync(join(root, tsconfig), 'utf8')
  const texts = modules.flatMap(({ path, text }) => [path, text])
  const key = hashOf(code, compiler.version, root, tsconfig ?? '', settings, ...texts)
  const kept = await readKept(cache, key)
  const found = kept ?? (await run(modules, { root, cache, tsconfig, compiler }))
  if (kept === null) await cache.write(key, JSON.stringify(found))
  return found.errors.map((error) => issueOf(error, modules, root))
}

interface Compiler {
  readonly version: string
  /** Absolute path of its script. */
  readonly script: string
}

function findCompiler(root: string): Compiler | null {
  try {
    const manifest = createRequire(join(root, 'package.json')).resolve('typescript/package.json')
    const { version, bin }: { version: string; bin: { tsc: string } } = JSON.parse(
      readFileSync(manifest, 'utf8'),
    )
    return { version, script: join(dirname(manifest), bin.tsc) }
  } catch {
    return null
  }
}

function missingCompiler({ file, fence }: TypedFence): SiteIssue {
  return {
    code: 'sample-typescript-missing',
    file,
    ...fence.at,
    problem: 'The types of this sample cannot be checked: TypeScript is not installed.',
    hint: 'Add "typescript" to the dependencies of the site.',
  }
}

/** A file of the program. */
interface SampleModule {
  /** Below the folder of the program, with `/`. */
  readonly path: string
  /** The Markdown file that it is from. */
  readonly file: string
  readonly text: string
  /** For each line the fence that it is from, and its offset there. */
  readonly lines: readonly { readonly fence: Fence; readonly offset: number }[]
}

function modulesOf(fences: readonly TypedFence[]): readonly SampleModule[] {
  const byPath = new Map<string, { file: string; fences: Fence[] }>()
  for (const [index, { file, fence }] of fences.entries()) {
    const title = /title=(?:"([^"]*)"|'([^']*)'|(\S+))/
      .exec(fence.meta)
      ?.slice(1)
      .find((part) => part)
    const isName = title !== undefined && /^(?!.*\.\.)[\w./-]+\.tsx?$/.test(title)
    const name = isName ? title : `sample-${index}.${fence.language === 'tsx' ? 'tsx' : 'ts'}`
    const path = posix.join(folderOf(file), name)
    const module = byPath.get(path) ?? { file, fences: [] }
    module.fences.push(fence)
    byPath.set(path, module)
  }
  return [...byPath].map(([path, { file, fences: parts }]) => ({
    path,
    file,
    text: `${parts.map(({ text }) => text).join('\n')}\n`,
    lines: parts.flatMap((fence) => {
      let next = 0
      return fence.text.split('\n').map((line) => {
        const offset = next
        next += line.length + 1
        return { fence, offset }
      })
    }),
  }))
}

/** Each page has its own folder, because two pages may have files of the same name. */
function folderOf(file: string): string {
  return file.replace(/\.mdx?$/, '')
}

interface TypeError {
  /** The path of a module, or an absolute path; empty for an error in the settings. */
  readonly path: string
  readonly line: number
  readonly column: number
  readonly problem: string
}

interface Found {
  readonly errors: readonly TypeError[]
  /** Files that were read, absolute, and hashes of them. */
  readonly read: readonly (readonly [path: string, hash: string])[]
}

async function readKept(cache: CheckCache, key: string): Promise<Found | null> {
  const text = await cache.read(key)
  if (text === null) return null
  const kept: unknown = JSON.parse(text)
  if (!isRecord(kept) || !Array.isArray(kept.read)) return null
  const found = kept as unknown as Found
  return found.read.every(([path, hash]) => hashOfFile(path) === hash) ? found : null
}

function hashOfFile(path: string): string {
  try {
    return hashOf(readFileSync(path, 'utf8'))
  } catch {
    return ''
  }
}

interface RunOptions extends Omit<CheckTypesOptions, 'code'> {
  readonly compiler: Compiler
}

/** Runs the compiler over a folder in the cache, from which the site's packages are found. */
async function run(
  modules: readonly SampleModule[],
  { root, cache, tsconfig, compiler }: RunOptions,
): Promise<Found> {
  const folder = realpathSync(mkdtempSync(join(cache.folder, 'types-')))
  try {
    for (const { path, text } of modules) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const settings = settingsOf(modules, { root, folder, tsconfig })
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    return readOutput(await compile(compiler, folder), folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const STRICT = {
  strict: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  jsx: 'react-jsx',
  skipLibCheck: true,
}

function settingsOf(
  modules: readonly SampleModule[],
  {
    root,
    folder,
    tsconfig,
  }: { readonly root: string; readonly folder: string; readonly tsconfig: string | null },
) {
  const beside = [...new Set(modules.map(({ file }) => file))].flatMap((file) => [
    join(folder, folderOf(file)),
    join(root, posix.dirname(file)),
  ])
  const hasNode = isInstalledFor(root, '@types/node/package.json')
  return {
    ...(tsconfig !== null && { extends: join(root, tsconfig) }),
    compilerOptions: {
      ...(tsconfig === null && { ...STRICT, types: hasNode ? ['node'] : [] }),
      noEmit: true,
      allowImportingTsExtensions: true,
      // Without imports and exports, the names of all samples would be in one scope.
      moduleDetection: 'force',
      rootDirs: beside,
    },
    files: modules.map(({ path }) => join(folder, path)),
    include: [],
  }
}

function isInstalledFor(root: string, name: string): boolean {
  try {
    createRequire(join(root, 'package.json')).resolve(name)
    return true
  } catch {
    return false
  }
}

/** The output of the compiler; its exit code only says that there are errors. */
async function compile({ script }: Compiler, folder: string): Promise<string> {
  const flags = ['-p', folder, '--pretty', 'false', '--listFiles']
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [script, ...flags],
      { cwd: folder, maxBuffer: MAX_OUTPUT },
      (error, stdout) => {
        if (error !== null && stdout === '') reject(error)
        else resolve(stdout)
      },
    )
  })
}

/** Bytes of messages and names of files. */
const MAX_OUTPUT = 64 * 1024 * 1024

const ERROR = /^(?:(.+)\((\d+),(\d+)\): )?error (TS\d+: .*)$/

function readOutput(output: string, folder: string): Found {
  const errors: TypeError[] = []
  const read: (readonly [string, string])[] = []
  for (const line of output.split(/\r?\n/)) {
    const [matched, path = '', row = '1', column = '1', problem = ''] = ERROR.exec(line) ?? []
    const last = errors.at(-1)
    if (matched !== undefined)
      errors.push({ path: path.split(sep).join('/'), line: Number(row), column: Number(column), problem })
    else if (/^\s+\S/.test(line) && last !== undefined)
      errors[errors.length - 1] = { ...last, problem: `${last.problem} ${line.trim()}` }
    else if (line !== '' && relative(folder, line).startsWith('..')) read.push([line, hashOfFile(line)])
  }
  return { errors, read }
}

function issueOf(error: TypeError, modules: readonly SampleModule[], root: string): SiteIssue {
  const [code = '', ...words] = error.problem.split(': ')
  const issue = {
    code: 'sample-type',
    problem: words.join(': '),
    hint: `${code} of TypeScript.`,
  } as const
  const module = modules.find(({ path }) => path === error.path)
  const at = module?.lines[error.line - 1] ?? module?.lines.at(-1)
  if (module !== undefined && at !== undefined)
    return { ...issue, file: module.file, ...at.fence.pointOf(at.offset + error.column - 1) }
  const file = error.path === '' ? '' : relative(root, join(root, error.path)).split(sep).join('/')
  return { ...issue, file, line: error.line, column: error.column }
}
