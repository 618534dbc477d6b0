import { check, SITE_ERROR_CODES } from '@fyr/cli'
import { DIAGNOSTIC_CODES } from '@fyr/content-pipeline'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import config from '../site.config.ts'

const ROOT = join(import.meta.dirname, '..')

test('the site has neither errors nor warnings', async () => {
  const { diagnostics } = await check({ root: ROOT })
  expect(diagnostics.map(({ file, line, problem }) => `${file}:${line} ${problem}`)).toEqual([])
})

test('the search answers what readers ask', () => {
  const fyr = join(ROOT, 'node_modules/@fyr/cli/bin/fyr.mjs')
  const { stdout } = spawnSync(process.execPath, [fyr, 'search', 'test', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const { scores } = JSON.parse(stdout) as {
    readonly scores: readonly { readonly locale: string; readonly reciprocalRank: number }[]
  }
  expect(scores.map(({ locale, reciprocalRank }) => [locale, reciprocalRank >= 0.9])).toEqual([['en', true]])
})

/** An address of a file or folder of the repository, as forges spell it. */
const REPOSITORY_FILE = /github\.com\/fyr-docs\/fyr\/(?:blob|tree|raw|edit)\/[^\s)"']+/g

/** Every text that readers see: pages, and labels and links of the configuration. */
function readersTexts(): [file: string, text: string][] {
  const files = readdirSync(join(ROOT, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:md|json)$/.test(path))
    .map((path) => join('content', path))
  const { navbar, footer } = config
  return [
    ...files.map((file): [string, string] => [file, readFileSync(join(ROOT, file), 'utf8')]),
    ['site.config.ts', JSON.stringify({ navbar, footer })],
  ]
}

test('readers need no file of the repository: nothing but an edit link leads to one', () => {
  const links = readersTexts().flatMap(([file, text]) =>
    (text.match(REPOSITORY_FILE) ?? []).map((link) => `${file}: ${link}`),
  )
  expect(links).toEqual([])
})

const REFERENCE = join(ROOT, 'content/docs/reference')

/** The ids that readers link to: those of headings and of the keys below them. */
function idsOf(page: string): string[] {
  let heading = 'field'
  return page.split('\n').flatMap((line) => {
    const { id, key } = /^#+ .*\{#(?<id>[\w-]+)\}$|^- `(?<key>\w+)`/.exec(line)?.groups ?? {}
    heading = id ?? heading
    return key === undefined ? (id ?? []) : `${heading}.${key}`
  })
}

test('a link to a key leads to it from the page that listed all of site.config.ts, where it was once', () => {
  const overview = readFileSync(join(REFERENCE, 'site-config.md'), 'utf8')
  const keys = readdirSync(join(REFERENCE, 'site-config')).flatMap((file) =>
    idsOf(readFileSync(join(REFERENCE, 'site-config', file), 'utf8')).map((id) => [file, id] as const),
  )
  expect(keys.length).toBeGreaterThan(150)
  const lost = keys.filter(([file, id]) => {
    const former = overview.split(`<span id="${id}">`)[1] ?? ''
    return !former.startsWith('[') || !former.split('</span>')[0]?.endsWith(`](site-config/${file}#${id})`)
  })
  expect(lost).toEqual([])
})

test('a message leads to what explains its code, and so does the row of the code in the index', () => {
  const fyr = join(ROOT, 'node_modules/@fyr/cli/bin/fyr.mjs')
  const { stderr, stdout } = spawnSync(process.execPath, [fyr, 'check', '--root', import.meta.dirname], {
    encoding: 'utf8',
  })
  const page = new URL('/fyr/docs/reference/diagnostics/configuration#config-missing', config.url)
  expect(stderr + stdout).toContain(`About config-missing: ${page.href}`)
  const index = readFileSync(join(REFERENCE, 'diagnostics.md'), 'utf8')
  const codes = [...Object.keys(DIAGNOSTIC_CODES), ...Object.keys(SITE_ERROR_CODES)]
  const lost = codes.filter((code) => {
    const row = index.split(`<span id="${code}">`)[1]?.split('</span>')[0]
    const [, file] =
      new RegExp(`^\\[${code}\\]\\((diagnostics/[a-z-]+\\.md)#${code}\\)$`).exec(row ?? '') ?? []
    return file === undefined || !readFileSync(join(REFERENCE, file), 'utf8').includes(`\n## ${code}\n`)
  })
  expect(lost).toEqual([])
})
