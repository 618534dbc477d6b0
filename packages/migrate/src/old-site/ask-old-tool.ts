import { SiteError } from '@fyr/cli/internal'
import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { addressKey, joinAddress } from './old-addresses.ts'

/** Milliseconds in which the old tool has to answer: Starlight has to build the site. */
const TIME_LIMIT_MS = 15 * 60_000

/** Prints what a route of Docusaurus publishes, in every language. */
const DOCUSAURUS = String.raw`
const { createRequire } = await import('node:module')
const load = createRequire(process.cwd() + '/package.json')
const { loadSite } = load('@docusaurus/core/lib/server/site.js')
const leaves = (routes) => routes.flatMap((route) => (route.routes === undefined ? [route.path] : leaves(route.routes)))
const { props } = await loadSite({ siteDir: process.cwd() })
const found = leaves(props.routes)
for (const locale of props.i18n.locales) {
  if (locale === props.i18n.currentLocale) continue
  found.push(...leaves((await loadSite({ siteDir: process.cwd(), locale })).props.routes))
}
answer(found)
`

/** Prints the pages of VitePress, where its rewrites put them. */
const VITEPRESS = String.raw`
const { resolveConfig } = await import('vitepress')
const { pages, rewrites, site } = await resolveConfig(process.cwd(), 'build', 'production')
answer(pages.map((page) => site.base + (rewrites.map[page] ?? page).replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')))
`

/** Builds a site of Starlight in a temporary folder, and prints its pages. */
const STARLIGHT = String.raw`
const { mkdtempSync, readdirSync, rmSync } = await import('node:fs')
const { tmpdir } = await import('node:os')
const { join, relative, sep } = await import('node:path')
const { build } = await import('astro')
const outDir = mkdtempSync(join(tmpdir(), 'fyr-migrate-'))
try {
  await build({ root: process.cwd(), outDir, logLevel: 'error' })
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(outDir, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join('/'))
  answer(files.map((file) => '/' + file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')), 'below base')
} finally {
  rmSync(outDir, { recursive: true, force: true })
}
`

const PROGRAMS: Readonly<Record<string, string>> = {
  Docusaurus: DOCUSAURUS,
  VitePress: VITEPRESS,
  Starlight: STARLIGHT,
}

const ANSWER = String.raw`
const { writeSync } = await import('node:fs')
function answer(addresses, kind = 'whole') {
  writeSync(3, JSON.stringify({ addresses, kind }))
}
`

/** A site of an old tool. */
interface AskedSite {
  /** Absolute. */
  readonly folder: string
  readonly basePath: string
  /** Codes of its languages. */
  readonly languages: readonly string[]
}

/**
 * The addresses that a tool, by its name, gives to the pages of a site, with the base path and without the not-found page of each
 * language. The tool runs with all rights of its configuration. Throws a `SiteError` when it is not installed or fails.
 */
export async function askOldTool(
  tool: string,
  { folder, basePath, languages }: AskedSite,
): Promise<readonly string[]> {
  const printed = await runProgram(ANSWER + (PROGRAMS[tool] ?? ''), folder)
  const { addresses, kind }: { readonly addresses: readonly string[]; readonly kind: string } =
    JSON.parse(printed)
  const whole = kind === 'whole' ? addresses : addresses.map((address) => basePath + address.slice(1))
  const notFound = new Set(
    ['', ...languages].map((language) => keyOf(joinAddress(basePath, language, '404'))),
  )
  return whole.filter((address) => !address.includes('*') && !notFound.has(keyOf(address)))
}

function keyOf(address: string): string {
  return addressKey(address.replace(/\.html$/, '')).toLowerCase()
}

function runProgram(program: string, folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', program], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      timeout: TIME_LIMIT_MS,
    })
    let printed = ''
    let complaint = ''
    const output = child.stdio[3]
    if (output instanceof Readable) output.setEncoding('utf8')
    child.stderr?.setEncoding('utf8')
    output?.on('data', (text: string) => {
      printed += text
    })
    child.stderr?.on('data', (text: string) => {
      complaint = (complaint + text).slice(-4000)
    })
    child.on('error', (error) => reject(failed(error.message)))
    child.on('close', (code) => {
      if (code === 0 && printed !== '') resolve(printed)
      else reject(failed(messageIn(complaint)))
    })
  })
}

function messageIn(printed: string): string {
  const message = printed.split('\n').find((line) => /(?:^|\[)\w*Error\b.*:/.test(line))
  return message ?? printed.trim().split('\n').at(-1) ?? 'It stopped.'
}

function failed(why: string): SiteError {
  return new SiteError([
    {
      code: 'config-failed',
      problem: `The old tool cannot be asked for its addresses: ${why}`,
      hint: 'Install its packages and check that it builds the site, or leave out "--verify".',
    },
  ])
}
