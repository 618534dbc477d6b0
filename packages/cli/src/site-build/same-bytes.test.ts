import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { ownFile } from '../own-package.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

/** `pnpm maintain same-bytes` builds an example with every feature in each environment; there is no time for that in every run. */
const IS_WHOLE = process.env.FYR_ENVIRONMENTS === 'all'
const EXAMPLE = ownFile('../../examples/every-feature')

/** Where a site is built, as far as a build could notice it. By default, values are those of the first environment. */
interface Environment {
  readonly name: string
  readonly env?: NodeJS.ProcessEnv
  readonly umask?: string
  /** Folders above the site. */
  readonly folders?: readonly string[]
  /** Source of a module that runs before anything else, in every thread. */
  readonly hook?: string
  /** The files of the site are read-only and from another day. */
  readonly isReadOnly?: boolean
  /** Version of Node. */
  readonly node?: number
}

/** Lists every folder from its end. */
const OTHER_ORDER = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { readdir, readdirSync } = fs
const { readdir: read } = fs.promises
Object.assign(fs, {
  readdirSync: (...args) => readdirSync(...args).reverse(),
  readdir: (...args) => {
    const done = args.pop()
    readdir(...args, (error, list) => done(error, list?.reverse()))
  },
})
Object.assign(fs.promises, { readdir: async (...args) => (await read(...args)).reverse() })
syncBuiltinESMExports()
`

/** Lives 400 days and some hours later. */
const OTHER_DAY = `
const Own = Date
const LATER = 34_600_000_000
globalThis.Date = class extends Own {
  constructor(...args) {
    super(...(args.length === 0 ? [Own.now() + LATER] : args))
  }
  static now() {
    return Own.now() + LATER
  }
}
`

const FIRST: Environment = { name: 'the first' }
const OTHER_PLACE = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
/** `undefined` takes a variable away. */
const NO_HOME = { HOME: undefined }
const OTHER_SETTINGS = { CI: '1', NODE_ENV: 'development', FORCE_COLOR: '1' }

const OTHERS: readonly Environment[] = IS_WHOLE
  ? [
      { name: 'another time zone and language', env: OTHER_PLACE },
      { name: 'a folder with spaces and letters beyond ASCII', folders: ['Østre brygge', 'a b', 'c'] },
      { name: 'another umask', umask: '077' },
      { name: 'seven threads', env: { FYR_THREADS: '7' } },
      { name: 'folders that list their files in another order', hook: OTHER_ORDER },
      { name: 'another day', hook: OTHER_DAY },
      { name: 'no home folder', env: NO_HOME },
      { name: 'variables of CI and development', env: OTHER_SETTINGS },
      { name: 'files that nobody may write, of another day', isReadOnly: true },
      { name: 'another Node', node: process.version.startsWith('v24') ? 22 : 24 },
    ]
  : [
      {
        name: 'all that differs at once but Node',
        env: { ...OTHER_PLACE, ...NO_HOME, ...OTHER_SETTINGS, FYR_THREADS: '3' },
        folders: ['Østre brygge', 'a b', 'c'],
        umask: '077',
        hook: OTHER_ORDER + OTHER_DAY,
        isReadOnly: true,
      },
    ]

/** What a process sees of its environment. Two that see the same would compare nothing. */
const PROBE = `
import { readdirSync, statSync } from 'node:fs'
const { TZ, HOME, CI, NODE_ENV, FYR_THREADS } = process.env
const { mode, mtimeMs } = statSync('site.config.ts')
console.log(JSON.stringify({
  variables: { TZ, HOME, CI, NODE_ENV, FYR_THREADS },
  language: Intl.DateTimeFormat().resolvedOptions().locale,
  depth: process.cwd().split('/').length,
  umask: process.umask(),
  order: readdirSync('.'),
  year: new Date().getFullYear(),
  file: [mode, Math.floor(mtimeMs / 86_400_000)],
  node: process.version,
}))
`

/** A copy of the site in an environment, with a store of its own. */
function copySite({ folders = [], isReadOnly = false }: Environment): string {
  const site = join(makeTemporaryFolder(), ...folders, 'site')
  const source = IS_WHOLE ? EXAMPLE : copyTinySite()
  mkdirSync(join(site, 'node_modules'), { recursive: true })
  for (const entry of readdirSync(source))
    if (!/^(?:node_modules|dist.*|e2e|tsconfig\.json)$/.test(entry))
      cpSync(join(source, entry), join(site, entry), { recursive: true })
  const installed = join(source, 'node_modules')
  for (const name of readdirSync(installed))
    if (!name.startsWith('.')) symlinkSync(join(installed, name), join(site, 'node_modules', name))
  if (isReadOnly)
    for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (!entry.isFile() || path.includes('node_modules')) continue
      utimesSync(path, 1_500_000_000, 1_500_000_000)
      chmodSync(path, 0o444)
    }
  return site
}

/** The program of another version, from the registry of npm. */
function nodeOf(version: number): string {
  return execFileSync('npx', ['--yes', `--package=node@${version}`, '-c', 'node -p process.execPath'], {
    encoding: 'utf8',
  }).trim()
}

/** Runs Node in an environment; gives what it prints. */
function run(site: string, args: readonly string[], { env, umask = '022', hook, node }: Environment): string {
  const file = join(makeTemporaryFolder(), 'hook.mjs')
  writeFileSync(file, hook ?? '')
  const program = node === undefined ? process.execPath : nodeOf(node)
  return execFileSync('/bin/sh', ['-c', `umask ${umask}; exec "$@"`, 'sh', program, ...args], {
    cwd: site,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: makeTemporaryFolder(),
      TZ: 'UTC',
      LC_ALL: 'C.UTF-8',
      FYR_THREADS: '1',
      NODE_OPTIONS: `--import=${pathToFileURL(file).href}`,
      ...env,
    },
  })
}

interface Built {
  readonly probe: string
  readonly files: ReadonlyMap<string, string>
}

function buildIn(environment: Environment, change: (site: string) => void = () => {}): Built {
  const site = copySite(environment)
  const probe = run(site, ['--input-type=module', '--eval', PROBE], environment)
  change(site)
  run(site, [ownFile('bin/fyr.mjs'), 'build'], environment)
  return { probe, files: readFolder(join(site, 'dist')) }
}

/** The places whose bytes are not the same. */
function differences(left: Built, right: Built): readonly string[] {
  return [...new Set([...left.files.keys(), ...right.files.keys()])].filter(
    (place) => left.files.get(place) !== right.files.get(place),
  )
}

/** Each process has another home folder. */
function withoutHome({ probe }: Built): string {
  return probe.replace(/"HOME":"[^"]*"/, '"HOME":""')
}

let first: Built
beforeAll(() => {
  first = buildIn(FIRST)
})

test.each(OTHERS)('a build gives the same bytes in another environment: $name', (environment) => {
  const other = buildIn(environment)
  expect(withoutHome(other)).not.toBe(withoutHome(first))
  expect(first.files.size).toBeGreaterThan(20)
  expect(differences(first, other)).toEqual([])
})

/** Shows the time zone of the build in every page. */
function showEnvironment(site: string): void {
  const file = join(site, 'site.config.ts')
  const text = readFileSync(file, 'utf8')
  rmSync(file)
  writeFileSync(
    file,
    text.replace('defaultLocale:', "titleDelimiter: process.env.TZ ?? '|',\n  defaultLocale:"),
  )
}

test.runIf(IS_WHOLE)('a site that shows where it was built is detected', () => {
  const [here, there] = [FIRST, { name: 'elsewhere', env: OTHER_PLACE }].map((one) =>
    buildIn(one, showEnvironment),
  )
  expect(here && there ? differences(here, there).length : 0).toBeGreaterThan(20)
})
