import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FYR, makeSiteFolder } from './temporary-site.ts'

/** A script of another host, listed as the configuration lists scripts. */
const LIST = '[{"src":"https://evil.example/x.js","attributes":{},"when":"load"}]'

/** The host of that script. */
export const FOREIGN_HOST = 'evil.example'

/** Where the inputs are, with what a build says about them. */
export const REFUSED_AT = [
  { file: 'content/docs/heading.md', line: 5 },
  { file: 'content/docs/html.md', line: 5 },
  { file: 'openapi.yaml', line: 2 },
]

/** Words that stand where the elements come, which no build publishes. */
const MARK = 'PLANTED'

/** The elements as they would be without what refuses them: HTML, a heading, and what even a later sanitiser may let through; each twice. */
const PLANTS = [
  `<p id="fyr-scripts">${LIST}</p>`,
  `<h2 id="fyr-scripts">${LIST}</h2>`,
  `<script type="application/json" id="fyr-scripts">${LIST}</script>`,
].map((element) => `<div>${element}${element}</div>`)

function writeSite(files: Readonly<Record<string, string>>): string {
  const folder = makeSiteFolder()
  const common = {
    'package.json': '{ "type": "module" }\n',
    'content/pages/index.md': '---\ntitle: Home\n---\n\nText.\n',
  }
  for (const [path, text] of Object.entries({ ...common, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

function configText(more: string): string {
  return `import { openApiSource } from '@fyr/openapi'\n\nexport default {\n  product: { name: 'Holme', slug: 'holme' },\n  title: 'Holme',\n  url: 'https://docs.example.com',\n  locales: [{ code: 'en', label: 'English' }],\n  defaultLocale: 'en',\n  ${more}\n}\n`
}

/** What `fyr check` or `fyr build` says about a site with the list in its HTML, a heading and an API description. */
export function diagnosticsOfInputs(command: 'check' | 'build'): {
  readonly status: number | null
  readonly diagnostics: readonly {
    readonly file: string
    readonly line: number
    readonly code: string
    readonly hint: string
  }[]
} {
  const folder = writeSite({
    'site.config.ts': configText("sources: [openApiSource({ file: 'openapi.yaml', path: 'docs/api' })],"),
    'content/docs/html.md': `---\ntitle: HTML\n---\n\n<p id="fyr-scripts">${LIST}</p>\n`,
    'content/docs/heading.md': `---\ntitle: Heading\n---\n\n## ${LIST} {#fyr-scripts}\n`,
    'openapi.yaml': `openapi: 3.1.0\ninfo:\n  title: Pens\n  version: '1'\n  description: |\n    <p id="fyr-scripts">${LIST}</p>\npaths: {}\n`,
  })
  const { status, stdout } = spawnSync(FYR, [command, '--json', '--root', folder], { encoding: 'utf8' })
  return { status, diagnostics: JSON.parse(stdout).diagnostics }
}

/**
 * Builds a site, and puts the elements into the articles of its pages, in documents and payloads, as if nothing had refused
 * them. Gives the folder and the addresses.
 */
export function buildPlantedSite(): { readonly folder: string; readonly paths: readonly string[] } {
  const docs = PLANTS.map((_, index) => [
    `content/docs/plant-${index}.md`,
    `---\ntitle: Plant ${index}\n---\n\n${MARK}\n`,
  ])
  const folder = writeSite({ 'site.config.ts': configText(''), ...Object.fromEntries(docs) })
  execFileSync(FYR, ['build', '--root', folder], { stdio: 'pipe' })
  const paths = PLANTS.map((_, index) => `/docs/plant-${index}`)
  for (const [index, path] of paths.entries()) {
    for (const name of readdirSync(join(folder, 'dist', path))) {
      const file = join(folder, 'dist', path, name)
      const plant = PLANTS[index] ?? ''
      const written = name.endsWith('.json') ? JSON.stringify(plant).slice(1, -1) : plant
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replaceAll(`<p>${MARK}</p>`, () => written),
      )
    }
  }
  return { folder: join(folder, 'dist'), paths }
}

/** Puts the list where the configuration puts it, so that it is known that a script of the list would be asked for. */
export function listInHead(folder: string, path: string): void {
  const file = join(folder, path, 'index.html')
  const list = `<script type="application/json" id="fyr-scripts">${LIST}</script></head>`
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('</head>', () => list),
  )
}
