/**
 * Writes docs/reference/: a page for every kind of file that writers write, from the JSON Schemas of the content pipeline,
 * and one for everything that can be wrong, from its codes and the mistakes among its fixtures.
 *
 *   node scripts/write-reference.mjs           writes the pages
 *   node scripts/write-reference.mjs --check   fails when a page on disk is not what would be written
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DIAGNOSTIC_CODES } from '../packages/content-pipeline/dist/index.js'
import { describeSchema } from './reference/describe-schema.mjs'
import { describeDiagnostics } from './reference/describe-diagnostics.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const pipeline = join(root, 'packages/content-pipeline')
const target = join(root, 'docs/reference')

/** Pages of the reference: what stands above them, and the schemas that they tell of. */
const PAGES = [
  {
    file: 'site-config.md',
    title: 'site.config.ts',
    intro:
      'The file exports `defineConfig({ … })` of `@fyr/cli`. It is checked as a whole: every fault is told at once, with its line. Texts may hold `{{ product.name }}` and other variables.',
    schemas: [{ name: 'site-config', language: 'ts' }],
  },
  {
    file: 'front-matter.md',
    title: 'Front matter',
    intro:
      'YAML between two lines `---` at the top of a Markdown file. A translation has texts of its own; everything else it takes from its original.',
    schemas: [
      { name: 'doc-front-matter', language: 'yaml', heading: 'Docs' },
      { name: 'post-front-matter', language: 'yaml', heading: 'Blog posts' },
      { name: 'page-front-matter', language: 'yaml', heading: 'Pages' },
    ],
  },
  {
    file: 'sidebars.md',
    title: 'Sidebars',
    intro: 'Under `sidebars` in `site.config.ts`, and in `versioned_sidebars/version-<name>-sidebars.json`.',
    schemas: [{ name: 'sidebars', language: 'ts' }],
  },
  {
    file: 'category.md',
    title: '_category_.yml',
    intro: 'In a folder of docs; also as `_category_.yaml` or `_category_.json`.',
    schemas: [{ name: 'category', language: 'yaml' }],
  },
  {
    file: 'authors.md',
    title: 'authors.yml',
    intro:
      'In the folder of the blog. A translation, `i18n/<locale>/blog/authors.yml`, may leave out what stays the same.',
    schemas: [{ name: 'authors', language: 'yaml' }],
  },
  {
    file: 'tags.md',
    title: 'tags.yml',
    intro: 'In the folder of the blog or the docs. A tag that stands here is spelt the same everywhere.',
    schemas: [{ name: 'tags', language: 'yaml' }],
  },
  {
    file: 'messages.md',
    title: 'messages.json',
    intro:
      'In `i18n/<locale>/`: translations of the texts of the configuration. An unknown key is told with the nearest known one.',
    schemas: [{ name: 'messages', language: 'json' }],
  },
  {
    file: 'versions.md',
    title: 'versions.json',
    intro: 'In the root of the site. Each name has a folder `versioned_docs/version-<name>`.',
    schemas: [{ name: 'versions', language: 'json' }],
  },
]

function schemaOf(name) {
  return JSON.parse(readFileSync(join(pipeline, `dist/schemas/${name}.json`), 'utf8'))
}

/** The mistakes that tests make, each with what a writer is told. */
function mistakes() {
  const folder = join(pipeline, 'src/fixtures/mistakes')
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name, 'expected.json'), 'utf8')))
}

const NOTE = '<!-- Written by scripts/write-reference.mjs; change the schemas, then run `pnpm reference`. -->'

function pageText({ title, intro, schemas }) {
  const parts = schemas.map(({ name, language, heading = null }) =>
    describeSchema(schemaOf(name), { language, heading }),
  )
  return [`# ${title}`, NOTE, intro, ...parts].join('\n\n')
}

const pages = new Map([
  ...PAGES.map((page) => [page.file, pageText(page)]),
  [
    'diagnostics.md',
    [`# What can be wrong`, NOTE, describeDiagnostics(DIAGNOSTIC_CODES, mistakes())].join('\n\n'),
  ],
])
const list = [...PAGES, { file: 'diagnostics.md', title: 'What can be wrong' }].map(
  ({ file, title }) => `- [${title}](${file})`,
)
pages.set('README.md', ['# Reference', NOTE, list.join('\n')].join('\n\n'))

if (process.argv.includes('--check')) {
  const onDisk = new Map(readdirSync(target).map((file) => [file, readFileSync(join(target, file), 'utf8')]))
  const stale = [...new Set([...pages.keys(), ...onDisk.keys()])].filter(
    (file) => onDisk.get(file) !== `${pages.get(file)}\n`,
  )
  if (stale.length > 0) {
    console.error(`docs/reference is not what the schemas say: ${stale.join(', ')}. Run "pnpm reference".`)
    process.exit(1)
  }
  console.log(`${pages.size} pages of docs/reference are what the schemas say.`)
} else {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const [file, text] of pages) writeFileSync(join(target, file), `${text}\n`)
}
