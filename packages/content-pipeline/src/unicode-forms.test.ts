import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildManifest } from './build-manifest.ts'
import { BASE_CONFIG } from './fixtures/build-fixture.ts'
import { parseSiteConfig } from './schemas/parse-site-config.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"></svg>'
/** A name as macOS stores it, and as keyboards write it. */
const STORED = 'ma\u030Al'
const TYPED = 'm\u00E5l'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fyr-forms-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

async function build(settings: object = {}) {
  const { config } = parseSiteConfig({ ...BASE_CONFIG, blog: false, ...settings }, { file: 'site.json' })
  if (config === null) throw new Error('The configuration is valid.')
  return buildManifest({ root, config, mode: 'production' })
}

const PAGE = [
  '# Page',
  `![a](./${TYPED}.svg) ![b](./${TYPED}/${TYPED}.svg) ![c](/${TYPED}/${TYPED}.svg)`,
  `[d](./${TYPED}.csv) [e](/${TYPED}/${TYPED}.svg) [f](https://docs.example.com/${TYPED}/${TYPED}.svg)`,
  `::include{file=./${TYPED}.ts}`,
].join('\n\n')

const FILES = {
  [`content/docs/${STORED}.svg`]: SVG,
  [`content/docs/${STORED}/${STORED}.svg`]: SVG,
  [`content/docs/${STORED}.csv`]: 'a;b',
  [`content/docs/${STORED}.ts`]: 'const tide = 1',
  [`static/${STORED}/${STORED}.svg`]: SVG,
}

test('images, files and includes are found in either Unicode form, and addresses are those of the disk', async () => {
  write({ ...FILES, 'content/docs/page.md': PAGE })
  const { diagnostics, manifest, loadPage } = await build({ logo: { src: `${TYPED}/${TYPED}.svg`, alt: '' } })
  expect(diagnostics).toEqual([])
  const [doc] = manifest.locales[0]?.routes.filter(({ kind }) => kind === 'doc') ?? []
  if (doc === undefined) throw new Error('There is a doc.')
  const page = JSON.stringify(await loadPage(doc))
  expect(page).toContain(`/${STORED}/${STORED}.svg`)
  expect(page).not.toContain(`/${TYPED}/${TYPED}.svg`)
  expect(page).toContain('tide')
  expect(manifest.locales[0]?.siteData.logo?.src).toBe(`/${STORED}/${STORED}.svg`)
})

test('two files whose names differ only in their form are an error at every reference', async () => {
  const twins = Object.entries(FILES).map(([file, text]) => [file.normalize('NFC'), text])
  write({ ...FILES, ...Object.fromEntries(twins), 'content/docs/page.md': PAGE })
  const { diagnostics } = await build()
  const lines = diagnostics.map(({ code, line }) => `${line} ${code}`)
  expect(lines).toEqual([
    '3 ambiguous-name',
    '3 ambiguous-name',
    '3 ambiguous-name',
    '5 ambiguous-name',
    '5 ambiguous-name',
    '7 ambiguous-name',
  ])
})
