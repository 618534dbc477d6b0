/**
 * Writes apps/docs/content/docs/reference/: a page for every kind of file that authors write, from the JSON Schemas of the
 * content pipeline, one for all diagnostics, from their codes and the mistakes among the fixtures, and one each for the
 * commands, the design tokens, and the texts, slots and components of the theme.
 *
 *   node scripts/write-reference.mjs           writes the pages
 *   node scripts/write-reference.mjs --check   fails when a page on disk is not what would be written
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SITE_ERROR_CODES } from '../packages/cli/dist/index.js'
import { DIAGNOSTIC_CODES } from '../packages/content-pipeline/dist/index.js'
import { describeSchema } from './reference/describe-schema.mjs'
import { describeCommands } from './reference/describe-commands.mjs'
import { describeCustomising } from './reference/describe-customising.mjs'
import { describeDiagnostics, describeSubjects } from './reference/describe-diagnostics.mjs'
import { describeInterfaceTexts } from './reference/describe-interface-texts.mjs'
import { COLORS_FILE, describeTokens, drawColors } from './reference/describe-tokens.mjs'
import { readExplanations } from './reference/read-explanations.mjs'
import { UserMistake } from './reference/user-mistake.mjs'
import {
  describeSiteConfig,
  SIDEBAR_HEADINGS,
  SITE_CONFIG_HEADINGS,
  SITE_CONFIG_PAGES,
} from './reference/site-config-pages.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const pipeline = join(root, 'packages/content-pipeline')
const target = join(root, 'apps/docs/content/docs/reference')

/** Pages of the reference: their introductions, and the schemas that they describe. */
const PAGES = [
  ...SITE_CONFIG_PAGES.map(({ keys, ...page }) => ({
    ...page,
    schemas: [{ name: 'site-config', language: 'ts', keys, headings: SITE_CONFIG_HEADINGS }],
  })),
  {
    file: 'front-matter.md',
    title: 'Front matter',
    intro:
      'YAML between two lines `---` at the top of a Markdown file. A translation has its own texts and takes everything else from its original.',
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
    schemas: [{ name: 'sidebars', language: 'ts', headings: SIDEBAR_HEADINGS }],
  },
  {
    file: 'category.md',
    title: '_category_.yml',
    intro: 'In a docs folder; also as `_category_.yaml` or `_category_.json`.',
    schemas: [{ name: 'category', language: 'yaml' }],
  },
  {
    file: 'authors.md',
    title: 'authors.yml',
    intro:
      'In the blog folder. A translation, `i18n/<locale>/blog/authors.yml`, may omit what stays the same.',
    schemas: [{ name: 'authors', language: 'yaml' }],
  },
  {
    file: 'tags.md',
    title: 'tags.yml',
    intro: 'In the blog folder or the docs folder. It defines how each tag is written and described.',
    schemas: [{ name: 'tags', language: 'yaml' }],
  },
  {
    file: 'terms.md',
    title: 'terms.yml',
    intro:
      'In the root of the site: a list of [terms](../guides/terms.md) with their definitions, translations and words to avoid.',
    schemas: [{ name: 'terms', language: 'yaml' }],
  },
  {
    file: 'messages.md',
    title: 'messages.json',
    intro:
      'In `i18n/<locale>/`: translations of the texts of the configuration. An unknown key is reported with the nearest known one.',
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

/** The mistakes among the fixtures, each with its diagnostic. */
function mistakes() {
  const folder = join(pipeline, 'src/fixtures/mistakes')
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name, 'expected.json'), 'utf8')))
}

/** The text as the site shows it: a backslash keeps the name of a variable from being replaced. */
function withoutVariables(text) {
  return text.replaceAll('{{', String.raw`\{{`)
}

const NOTE =
  '<!-- Written by scripts/write-reference.mjs; change what it reads, then run `pnpm reference`. -->'

/** A title as Markdown: the name of a file may have underscores, which would be emphasis. */
function asMarkdown(title) {
  return title.replaceAll('_', String.raw`\_`)
}

function headingOf(title) {
  return `# ${asMarkdown(title)}`
}

function pageText({ title, intro, schemas }) {
  const parts = schemas.map(({ name, ...options }) => describeSchema(schemaOf(name), options))
  return [headingOf(title), NOTE, intro, ...parts].join('\n\n')
}

/** Titles of the component catalogue, in the order of their files. */
function storyTitles() {
  const folder = join(root, 'packages/theme/src')
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.stories.tsx'))
    .toSorted()
    .flatMap(
      (file) => /^ {2}title: '([^']+)',$/m.exec(readFileSync(join(folder, file), 'utf8'))?.slice(1) ?? [],
    )
}

function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}

process.on('uncaughtException', (error) => {
  console.error(error instanceof UserMistake ? error.message : error)
  process.exit(1)
})

const tokens = readJson('packages/theme/src/tokens/fyr.tokens.json')

const subjects = readExplanations(
  join(root, 'scripts/reference/diagnostics'),
  Object.keys(DIAGNOSTIC_CODES),
  SITE_ERROR_CODES,
)

/** Pages that come from something other than one schema. */
const OTHER_PAGES = [
  {
    file: 'site-config.md',
    title: 'site.config.ts',
    body: [
      'The file exports `defineConfig({ … })` of `@fyr/cli`. It is checked as a whole, and all errors are reported at once, each with its line. Texts may contain `{{ product.name }}` and other variables. [Configuration in one page](../start/configuration.md) is an example with the keys that most sites use.',
      'These are all keys, and where each is described.',
      describeSiteConfig(schemaOf('site-config'), schemaOf('sidebars')),
    ].join('\n\n'),
  },
  ...(await describeDiagnostics(subjects, DIAGNOSTIC_CODES, mistakes())),
  {
    file: 'commands.md',
    title: 'Commands',
    body: describeCommands(readFileSync(join(root, 'packages/cli/COMMANDS.md'), 'utf8')),
  },
  {
    file: 'tokens.md',
    title: 'Design tokens',
    body: [
      'Custom properties of the theme, which `theme/tokens.css` of a site can change: see [Tokens](../guides/customising.md#1-tokens).',
      describeTokens(tokens),
    ].join('\n\n'),
  },
  {
    file: 'interface-texts.md',
    title: 'Texts of the interface',
    body: [
      'Languages that the theme has texts in, and the texts that are in English there. `fyr translate <locale>` adds those to `messages.json`: see [Texts of the interface](../guides/languages.md#texts-of-the-interface).',
      describeInterfaceTexts(readJson('packages/theme/dist/customising.json')),
    ].join('\n\n'),
  },
  {
    file: 'slots-and-components.md',
    title: 'Slots and components',
    body: [
      'What a site can fill and override, as `npx fyr theme list` prints it for the installed theme: see [Slots](../guides/customising.md#2-slots) and [Overrides](../guides/customising.md#3-overrides).',
      describeCustomising(readJson('packages/theme/dist/customising.json'), storyTitles()),
    ].join('\n\n'),
  },
]

const pages = new Map([
  ...PAGES.map((page) => [page.file, pageText(page)]),
  ...OTHER_PAGES.map(({ file, title, body }) => [file, [headingOf(title), NOTE, body].join('\n\n')]),
])

function entryOf({ file, title, label = title }) {
  return `- [${asMarkdown(label)}](${file})`
}

function isPart({ file }) {
  return file.includes('/')
}

/** The list of all pages, with the pages of a folder below the overview beside it. */
function listOfPages() {
  const [overview, ...others] = OTHER_PAGES
  const all = [overview, ...PAGES, ...others]
  return all
    .filter((page) => !isPart(page))
    .flatMap((page) => {
      const folder = page.file.replace(/md$/, '')
      const parts = all.filter((one) => isPart(one) && `${dirname(one.file)}.` === folder)
      return [entryOf(page), ...parts.map((part) => `  ${entryOf(part)}`)]
    })
    .join('\n')
}

pages.set('index.md', ['# Reference', NOTE, listOfPages()].join('\n\n'))

/**
 * A guide that explains something comes before the page that lists it. What an error means is explained nowhere else. The
 * overview of the configuration and the index of diagnostics only lead to what their pages say.
 */
const BOOSTS = { 'diagnostics.md': 0.4, 'site-config.md': 0.4 }
const BOOST_OF_EXPLANATIONS = 0.8
const BOOST_OF_OTHERS = 0.6

function boostOf(file) {
  return BOOSTS[file] ?? (file.startsWith('diagnostics/') ? BOOST_OF_EXPLANATIONS : BOOST_OF_OTHERS)
}

const LABELS = new Map([...SITE_CONFIG_PAGES, ...OTHER_PAGES].map(({ file, label }) => [file, label]))

/** These pages are not edited. */
function frontMatterOf(file) {
  const label = LABELS.get(file)
  return [
    '---',
    'custom_edit_url: null',
    ...(label === undefined ? [] : [`sidebar_label: ${label}`]),
    `search: { boost: ${boostOf(file)} }`,
    '---',
  ].join('\n')
}

for (const [file, text] of pages) pages.set(file, `${frontMatterOf(file)}\n\n${withoutVariables(text)}`)

/** What is in the folder: the pages, and the picture of one. */
const files = new Map([...pages, [COLORS_FILE, drawColors(tokens)]])

/** The page that explains each code: messages lead to it. */
const subjectsFile = join(root, 'packages/cli/src/diagnostic-subjects.ts')
const subjectsText = describeSubjects(subjects)

if (process.argv.includes('--check')) {
  const onDisk = new Map(
    readdirSync(target, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [relative(target, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  )
  const stale = [...new Set([...files.keys(), ...onDisk.keys()])].filter(
    (file) => onDisk.get(file) !== `${files.get(file)}\n`,
  )
  if (readFileSync(subjectsFile, 'utf8') !== subjectsText)
    stale.push('packages/cli/src/diagnostic-subjects.ts')
  if (stale.length > 0) {
    console.error(
      `apps/docs/content/docs/reference is out of date: ${stale.join(', ')}. Run "pnpm reference".`,
    )
    process.exit(1)
  }
  console.log(`${files.size} files of the reference are up to date.`)
} else {
  rmSync(target, { recursive: true, force: true })
  for (const [file, text] of files) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    writeFileSync(join(target, file), `${text}\n`)
  }
  writeFileSync(subjectsFile, subjectsText)
}
