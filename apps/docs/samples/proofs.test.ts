import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const ROOT = join(import.meta.dirname, '../../..')

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly scripts?: Readonly<Record<string, string>>
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
}

/** Folders of the packages and sites, by name. */
const FOLDERS = new Map(
  ['packages', 'apps', 'examples'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map(
      (name) => [readManifest(`${parent}/${name}`).name, `${parent}/${name}`] as const,
    ),
  ),
)

/** Commands of maintainers, by name. */
const MAINTAIN = JSON.parse(readFileSync(join(ROOT, 'scripts/maintain-commands.json'), 'utf8')) as Readonly<
  Record<string, { readonly run: string }>
>

const PAGES = ['reliability', 'security'].map((page) =>
  readFileSync(join(ROOT, `apps/docs/content/docs/about/${page}.md`), 'utf8'),
)

/** Rows of the tables, without those that name and divide the columns. */
const PROMISES = PAGES.flatMap((text) => text.split('\n')).filter((line) =>
  /^\| (?!(?:promise|step) \|)/.test(line),
)

function commandsIn(text: string): string[] {
  return [...text.matchAll(/`(pnpm [^`]+)`/g)].map(([, command = '']) => command)
}

/** Whether the last cell of a row names a command, or is that of the row above. */
function isProven(row: string): boolean {
  const proof = row.split('|').at(-2)?.trim() ?? ''
  return proof === 'the same' || commandsIn(proof).length > 0
}

const COMMANDS = PAGES.flatMap(commandsIn)

/** What a command needs that is not there. */
function missingFor(command: string): string[] {
  const [, ...words] = command.replace(' run ', ' ').split(' ')
  if (words[0] !== '--filter') {
    const [script = '', name = ''] = words
    if (script === 'maintain') return MAINTAIN[name] === undefined ? [name] : []
    const own = ['install', 'build']
    return own.includes(script) || readManifest('.').scripts?.[script] !== undefined ? [] : [script]
  }
  const [, name = '', , program = '', ...rest] = words
  const folder = FOLDERS.get(name)
  if (folder === undefined) return [name]
  const places = rest.filter((word) => word !== 'test')
  return places.filter(
    (place) => !existsSync(join(ROOT, folder, program === 'playwright' ? 'e2e' : '', place)),
  )
}

test('every command that proves a promise names scripts and files that exist', () => {
  expect(COMMANDS.length).toBeGreaterThan(20)
  expect(missingFor('pnpm --filter @fyr/cli exec vitest run src/gone.test.ts')).toEqual(['src/gone.test.ts'])
  expect(missingFor('pnpm gone')).toEqual(['gone'])
  expect(missingFor('pnpm maintain gone')).toEqual(['gone'])
  expect(COMMANDS.flatMap(missingFor)).toEqual([])
})

test('every promise has a command that proves it', () => {
  expect(PROMISES.length).toBeGreaterThan(25)
  expect(isProven('| a | b `pnpm c` | none |')).toBe(false)
  expect(PROMISES.filter((row) => !isProven(row))).toEqual([])
})

/** Where commands are given as the proof of something. */
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'bench/README.md',
  ...['docs', 'apps/docs/content/docs/about'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => join(folder, file)),
  ),
].map((file) => readFileSync(join(ROOT, file), 'utf8'))

/** Commands that make something and prove nothing. */
const TOOLS = new Set([
  'build',
  'changeset',
  'create',
  'dev',
  'exec',
  'format',
  'install',
  'maintain',
  // A folder with the documentation of other projects is its input.
  'moved-corpora',
  'reference',
  'sbom',
  'screenshots',
  'storybook',
])

/** The scripts of the repository that the documents name. */
function namedScripts(texts: readonly string[]): string[] {
  const names = texts
    .flatMap(commandsIn)
    .map((command) => command.replace(/ (?:run|maintain) /, ' ').split(' ')[1] ?? '')
    .filter((name) => !name.startsWith('-') && !TOOLS.has(name))
  return [...new Set(names)]
}

interface Workflow {
  readonly on?: { readonly schedule?: unknown }
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly 'continue-on-error'?: unknown
        readonly 'timeout-minutes'?: unknown
        readonly if?: string
        readonly needs?: string | readonly string[]
        readonly uses?: string
        readonly steps?: readonly { readonly run?: string; readonly 'continue-on-error'?: unknown }[]
        readonly strategy?: { readonly matrix?: { readonly include?: readonly ProofRun[] } }
      }
    >
  >
}

interface ProofRun {
  readonly command?: string
  readonly minutes?: number
}

function readWorkflow(name: string): Workflow {
  return parse(readFileSync(join(ROOT, '.github/workflows', name), 'utf8')) as Workflow
}

const PROOFS = readWorkflow('proofs.yml')
const RUNS = PROOFS.jobs['proof']?.strategy?.matrix?.include ?? []

/** Scripts that `pnpm check` runs, that a workflow for every push runs, or that the schedule of proofs runs. */
function runScripts(scheduled: readonly ProofRun[]): Set<string> {
  const scripts = readManifest('.').scripts ?? {}
  const tasks = (scripts['check'] ?? '').split(' ').map((word) => word.replace('//#', ''))
  const steps = new Set(
    Object.values(readWorkflow('ci.yml').jobs).flatMap((job) => job.steps?.map(({ run }) => run) ?? []),
  )
  const inCi = Object.keys(MAINTAIN).filter((name) => steps.has(MAINTAIN[name]?.run))
  return new Set([
    'check',
    ...tasks,
    ...inCi,
    ...scheduled.map(({ command = '' }) => command.split(' ')[0] ?? ''),
  ])
}

test('every command that a document gives as a proof is run: by the checks, or on a schedule', () => {
  const named = namedScripts(DOCUMENTS)
  expect(named.length).toBeGreaterThan(15)
  const others = RUNS.filter(({ command }) => command !== 'mutate-samples')
  expect(named.filter((name) => !runScripts(others).has(name))).toEqual(['mutate-samples'])
  expect(namedScripts(['`pnpm gone`']).filter((name) => !runScripts(RUNS).has(name))).toEqual(['gone'])
  expect(named.filter((name) => !runScripts(RUNS).has(name))).toEqual([])
})

test('the schedule of proofs names scripts that exist, gives each its time, and fails where one fails', () => {
  expect(RUNS.filter(({ command = '' }) => MAINTAIN[command.split(' ')[0] ?? ''] === undefined)).toEqual([])
  expect(RUNS.filter(({ minutes }) => minutes === undefined)).toEqual([])
  expect(PROOFS.on?.schedule).toBeDefined()
  const job = PROOFS.jobs['proof']
  expect(job?.['timeout-minutes']).toBe(['$', '{{ matrix.minutes }}'].join(''))
  expect([job, ...(job?.steps ?? [])].some((one) => one?.['continue-on-error'] !== undefined)).toBe(false)
  expect(job?.steps?.at(-1)?.run).toBe(['pnpm maintain $', '{{ matrix.command }}'].join(''))
})

/** What follows a heading of a document, up to the next one. */
function sectionOf(file: string, heading: string): string {
  const [, section = ''] = readFileSync(join(ROOT, file), 'utf8').split(`\n## ${heading}\n`)
  return section.split('\n## ')[0] ?? ''
}

test('a release waits for the checks and proofs of its checklist', () => {
  const { check, proofs, release } = readWorkflow('release.yml').jobs
  expect(check?.uses).toBe('./.github/workflows/ci.yml')
  expect(proofs?.uses).toBe('./.github/workflows/proofs.yml')
  expect(PROOFS.on).toHaveProperty('workflow_call')
  expect(release?.needs).toEqual(['check', 'plan', 'proofs'])
  expect(release?.if).toContain("needs.check.result == 'success'")
  expect(release?.if).toContain(
    "(needs.proofs.result == 'success' || (needs.proofs.result == 'skipped' && needs.plan.outputs.publishes == 'false'))",
  )
  const listed = namedScripts([sectionOf('docs/releasing.md', 'What a release waits for')])
  expect(listed.length).toBeGreaterThan(10)
  expect(listed.filter((name) => !runScripts(RUNS).has(name))).toEqual([])
})

test('changesets name packages that are published: a release refuses any that name another one, too', () => {
  const folder = join(ROOT, '.changeset')
  const named = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const [, head = ''] = readFileSync(join(folder, file), 'utf8').split(/^---$/m)
      return Object.keys(parse(head) ?? {}).map((name) => ({ file, name }))
    })
  const published = new Set(
    [...FOLDERS].filter(([, at]) => readManifest(at).private !== true).map(([name]) => name),
  )
  expect(published.has('@fyr/cli') && !published.has('@fyr/code-blocks')).toBe(true)
  expect(named.filter(({ name }) => !published.has(name))).toEqual([])
})

test('the version of the parser in Rust that pages install is the one that Fyr reads', () => {
  const folder = join(ROOT, 'apps/docs/content/docs')
  const installs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/satteri@(\S+)/g)])
    .map(([, version]) => version)
  const { peerDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'packages/content-pipeline/package.json'), 'utf8'),
  )
  expect(installs.length).toBeGreaterThan(1)
  expect(installs.filter((version) => version !== peerDependencies.satteri)).toEqual([])
})
