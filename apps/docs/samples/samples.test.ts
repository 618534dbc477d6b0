import { parseSiteConfig } from '@fyr/content-pipeline'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { fileNameOf, findSamples, placeOf, type Sample } from './find-samples.ts'

const ROOT = join(import.meta.dirname, '..')
const TARGET = join(ROOT, 'dist-samples')
const samples = findSamples(ROOT)
const code = samples.filter(({ language }) => language === 'ts' || language === 'tsx')
const configs = code.filter(({ title }) => title === 'site.config.ts')

/** What a sample leaves out that shows a few keys of the configuration. */
const BASE = `product: { name: 'Fjord', slug: 'fjord' }, title: 'Fjord Docs', url: 'https://docs.example.com', locales: [{ code: 'en', label: 'English' }], defaultLocale: 'en',`

function isWholeConfig({ text }: Sample): boolean {
  return text.includes('defineConfig(')
}

function isPlainConfig(sample: Sample): boolean {
  return !isWholeConfig(sample)
}

/** The module that a sample stands for. */
function moduleOf(sample: Sample): string {
  if (sample.title !== 'site.config.ts') return `${sample.text}\nexport {}\n`
  if (isWholeConfig(sample)) return `${sample.text.replace('// …', () => `...{ ${BASE} },`)}\nexport {}\n`
  return `import { defineConfig } from '@fyr/cli'\nexport default defineConfig({ ...{ ${BASE} },\n${sample.text}\n})\n`
}

/** Where the module of a sample is written: where its title says, so that it can import others of its page. */
function fileOf(sample: Sample): string {
  const folder = join(TARGET, fileNameOf(sample.page))
  if (sample.title !== '' && sample.title !== 'site.config.ts') return join(folder, sample.title)
  const name = sample.title === '' ? `sample.${sample.language}` : sample.title
  return join(folder, String(sample.line), name)
}

beforeAll(() => {
  rmSync(TARGET, { recursive: true, force: true })
  for (const sample of code) {
    mkdirSync(dirname(fileOf(sample)), { recursive: true })
    writeFileSync(fileOf(sample), moduleOf(sample))
  }
})

test('the pages have samples of each kind', () => {
  expect(configs.filter(isWholeConfig).length).toBeGreaterThan(1)
  expect(configs.filter(isPlainConfig).length).toBeGreaterThan(9)
  expect(code.length - configs.length).toBeGreaterThan(4)
})

test('no page shows two versions of a file', () => {
  const files = code.map(fileOf)
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
})

test('every TypeScript sample passes the type check of a site', () => {
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
  }
  writeFileSync(join(TARGET, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['.'] }))
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', TARGET], { encoding: 'utf8' })
  expect(stdout + stderr).toBe('')
}, 120_000)

describe('every sample of site.config.ts is a valid configuration', () => {
  test.each(configs.map((sample) => [placeOf(sample), sample] as const))('%s', async (_, sample) => {
    const file = fileOf(sample)
    const { default: value } = (await import(file)) as { default: unknown }
    const { diagnostics } = parseSiteConfig(value, {
      file: 'site.config.ts',
      text: readFileSync(file, 'utf8'),
    })
    expect(diagnostics.map(({ problem, hint }) => `${problem} ${hint}`)).toEqual([])
  })
})

describe('every command is one of fyr, with flags that it has', () => {
  const help = readFileSync(join(ROOT, '../../packages/cli/COMMANDS.md'), 'utf8')
  const sections = new Map(
    help
      .split(/^## fyr /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')), section] as const),
  )
  const commands = samples
    .filter(({ language }) => language === 'sh')
    .flatMap((sample) =>
      sample.text.split('\n').flatMap((line) => {
        const words = /(?:^|[&|;(]\s*|npx )fyr (?<rest>[^#&|;)]*)/.exec(line)?.groups?.['rest']
        return words === undefined
          ? []
          : [[`${placeOf(sample)} fyr ${words.trim()}`, words.trim().split(/\s+/)] as const]
      }),
    )

  test('there are some', () => {
    expect(commands.length).toBeGreaterThan(9)
  })

  test.each(commands)('%s', (_, [name = '', ...words]) => {
    const section = sections.get(name) ?? ''
    expect(section).not.toBe('')
    const flags = words.filter((word) => word.startsWith('--'))
    expect(flags.filter((flag) => !section.includes(`  ${flag} `))).toEqual([])
    const [action = ''] = words
    expect(actionsOf(name, section) ?? [action]).toContain(action)
  })
})

/** What the first word after a command may be, where its help lists it: `fyr theme <list|override|accept>`. */
function actionsOf(name: string, section: string): readonly string[] | undefined {
  if (!['theme', 'migrate', 'urls', 'search'].includes(name)) return undefined
  return /^fyr \S+ <(?<actions>[a-z|]+)>/m.exec(section)?.groups?.['actions']?.split('|')
}

/** Whether lines of dots stand for what the sample leaves out. */
function isAbridged(text: string): boolean {
  return /^\s*\.\.\.,?$/m.test(text)
}

test('every sample of YAML and JSON can be read', () => {
  const issues = samples.flatMap((sample) => {
    if (sample.language === 'json')
      return isJson(sample.text) || isAbridged(sample.text) ? [] : [placeOf(sample)]
    if (sample.language !== 'yaml') return []
    return parseAllDocuments(sample.text).flatMap((document) =>
      document.errors.map(({ message }) => `${placeOf(sample)}: ${message}`),
    )
  })
  expect(issues).toEqual([])
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
