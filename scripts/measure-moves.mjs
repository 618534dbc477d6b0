import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Moves the documentation of other projects with `fyr migrate`, which has to be built, and says how many of its pages need no work
 * afterwards, in Markdown and in MDX, what becomes of the addresses, and how many seconds of work a dry run and the move take.
 * A page needs no work if it is published without a warning that the move brought, without an error that was made a warning, and
 * shows no component that is a draft. Nothing of the site but its text is there, so there are two more shares: one of the pages that
 * would need none with the missing components and sources, and a lower one that counts missing pictures and files as work, although
 * the old site as it is given lacks them too.
 *
 * `pnpm maintain moved-corpora FOLDER [--pages] [redux|jest|…]…`; `--pages` lists the pages that need work, with the reasons.
 */
const ROOT = dirname(import.meta.dirname)
const MIGRATE = join(ROOT, 'packages/migrate/bin/fyr-migrate.mjs')
const EDIT = "editUrl: 'https://git.example/edit/'"

const docusaurus = (options, more = '') =>
  `module.exports = { title: 'Corpus', url: 'https://corpus.example', baseUrl: '/', presets: [['classic', ${options}]], ${more} }\n`

/** How each one was configured, as far as its addresses depend on it. `at`: the folder that the tool ran in. */
const CORPORA = {
  redux: {
    tool: 'docusaurus',
    files: { 'docusaurus.config.js': docusaurus(`{ docs: { routeBasePath: '/', ${EDIT} }, blog: false }`) },
  },
  'redux-toolkit': {
    tool: 'docusaurus',
    files: { 'docusaurus.config.js': docusaurus(`{ docs: { routeBasePath: '/', ${EDIT} }, blog: false }`) },
  },
  prettier: {
    tool: 'docusaurus',
    files: { 'docusaurus.config.js': docusaurus(`{ docs: { ${EDIT} }, blog: { ${EDIT} } }`) },
  },
  'typescript-eslint': {
    tool: 'docusaurus',
    files: {
      'docusaurus.config.js': docusaurus(
        `{ docs: { routeBasePath: '/', ${EDIT} }, blog: { ${EDIT} } }`,
        `plugins: [['@docusaurus/plugin-content-docs', { id: 'rules', path: 'rules/rules', routeBasePath: 'rules', ${EDIT} }]]`,
      ),
    },
  },
  jest: {
    tool: 'docusaurus',
    at: 'website',
    files: {
      'website/package.json': '{ "private": true }\n',
      'website/docusaurus.config.js': docusaurus(`{ docs: { path: '../docs', ${EDIT} }, blog: { ${EDIT} } }`),
    },
  },
  starlight: {
    tool: 'starlight',
    inside: 'src',
    files: (folder) => ({ 'astro.config.mjs': starlightConfig(join(folder, 'content/docs')) }),
  },
  vitepress: {
    tool: 'vitepress',
    at: 'docs',
    files: {
      'docs/.vitepress/config.mjs':
        "export default { title: 'Corpus', rewrites: { 'en/:rest*': ':rest*' }, themeConfig: { editLink: { pattern: 'https://git.example/edit/:path' } } }\n",
    },
  },
}

function starlightConfig(docs) {
  const languages = readdirSync(docs).filter((name) => /^[a-z]{2}(?:-[a-z]{2})?$/.test(name))
  const locales = languages.map((name) => `'${name}': { label: '${name}', lang: '${name}' }`).join(', ')
  return `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
export default defineConfig({ site: 'https://corpus.example', integrations: [starlight({
  title: 'Corpus', editLink: { baseUrl: 'https://git.example/edit/' }, defaultLocale: 'root',
  locales: { root: { label: 'English', lang: 'en' }, ${locales} },
})] })
`
}

/** A copy of a corpus as a site of its tool, in which Fyr is installed. */
function siteOf(name, folder) {
  const { inside = '.', files } = CORPORA[name]
  const site = mkdtempSync(join(tmpdir(), `fyr-moved-${name}-`))
  cpSync(folder, join(site, inside), { recursive: true })
  const added = typeof files === 'function' ? files(folder) : files
  for (const [file, text] of Object.entries({ 'package.json': '{ "private": true }\n', ...added })) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), text)
  }
  mkdirSync(join(site, 'node_modules'))
  for (const module of ['@fyr', 'react', 'react-dom'])
    symlinkSync(join(ROOT, 'packages/migrate/node_modules', module), join(site, 'node_modules', module))
  return site
}

/** Runs `fyr migrate` in a site: its result, and the seconds that its processes worked. */
function migrate(name, site, ...options) {
  const { tool, at = '.' } = CORPORA[name]
  const command = [process.execPath, MIGRATE, tool, at, '--json', ...options]
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', ...command],
    {
      cwd: site,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  )
  const result = stdout.startsWith('{') ? JSON.parse(stdout) : {}
  if (result.fates === undefined) throw new Error(`${name} cannot be moved (${status}):\n${stderr}${stdout}`)
  const [user = 0, system = 0] = stderr.trim().split('\n').at(-1).split(' ').map(Number)
  return { ...result, seconds: user + system }
}

/**
 * Why pages ask for work, by their files in the new site: no reasons for those that ask for none. What only the corpus lacks
 * begins with a mark.
 */
function workOf({ root, fates, addresses, diagnostics, notes }) {
  const pages = Object.keys(fates).filter((file) => /\.mdx?$/.test(file))
  const work = new Map(pages.map((file) => [file, []]))
  for (const [file, reasons] of work) {
    const fate = fates[file]
    if (fate === 'not at all') reasons.push('not published')
    for (const { code, problem, isOld } of diagnostics.filter((one) => one.file === file))
      if (!isOld) reasons.push(`${code}: ${problem}`)
      else if (OF_FILES.has(code)) reasons.push(`${LACKING}${code}: ${problem}`)
  }
  for (const { file, now } of addresses.changed) work.get(file)?.push(`now at ${now}`)
  const drafts = notes.flatMap(({ kind, name, instead }) =>
    kind === 'component' && name.startsWith('theme/islands/')
      ? [{ draft: basename(name, '.tsx'), why: instead.includes(NOT_THERE) ? ` (${NOT_THERE})` : '' }]
      : [],
  )
  for (const [file, reasons] of work) {
    const path = join(root, file)
    const text = existsSync(path) ? withoutCode(readFileSync(path, 'utf8')) : ''
    const tags = new Set([...text.matchAll(/<([A-Z][\w.]*)/g)].map(([, name]) => plainName(name)))
    for (const { draft, why } of drafts)
      if (tags.has(plainName(draft))) reasons.push(`draft of ${draft}${why}`)
    for (const { kind, name, instead } of notes)
      if (kind === 'page' && name.startsWith(file)) reasons.push(`${name}: ${instead}`)
  }
  return work
}

/** Diagnostics about missing files. The corpora have texts only, so these files are missing in the corpus and not in the real site. */
const OF_FILES = new Set(['missing-image', 'missing-include', 'link-out-of-root'])
const LACKING = 'not in the corpus: '

/** What is said of a component whose file is not in the corpus. */
const NOT_THERE = 'is missing in the old site'

/** Whether only the rest of the site, of which a corpus has the text alone, could do without this work. */
function isOfRest(reason) {
  return (
    /^(?:missing-image|missing-include|link-out-of-root|unknown-component):/.test(reason) ||
    // Sources of Redux Toolkit, which a plug-in of its build shows.
    reason.includes('"docblock://') ||
    reason.startsWith(LACKING) ||
    reason.includes(NOT_THERE)
  )
}

function withoutCode(text) {
  return text.replaceAll(/^[ \t>]*(`{3,}|~{3,})[^]*?^[ \t>]*\1/gm, '').replaceAll(/`[^`\n]*`/g, '')
}

/** A component as its file and its tag have it in common. */
function plainName(name) {
  return name.replaceAll(/[^a-z\d]/gi, '').toLowerCase()
}

function share(part, all) {
  return all === 0 ? '-' : `${part}/${all} (${((100 * part) / all).toFixed(1)} %)`
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'boolean', default: false } },
})
const [folder = '', ...asked] = positionals
const totals = { md: [0, 0, 0, 0], mdx: [0, 0, 0, 0] }

function sharesOf([done, others, whole, all]) {
  return `${share(done, all)}, ${share(others, all)} with the rest of the site, ${share(whole, all)} if missing pictures and files count`
}

for (const name of asked.length > 0 ? asked : Object.keys(CORPORA)) {
  const site = siteOf(name, join(folder, name))
  try {
    const dry = migrate(name, site)
    const result = migrate(name, site, '--write')
    const work = workOf(result)
    const { kept, changed, lost } = result.addresses
    const shares = Object.entries(totals).map(([ending, total]) => {
      const own = [...work].filter(([file]) => file.endsWith(`.${ending}`))
      const withReasons = (isNone) => own.filter(([, reasons]) => reasons.every(isNone)).length
      const amounts = [
        withReasons((one) => one.startsWith(LACKING)),
        withReasons(isOfRest),
        withReasons(() => false),
        own.length,
      ]
      for (const [index, amount] of amounts.entries()) total[index] += amount
      return `.${ending} ${sharesOf(amounts)}`
    })
    console.log(
      `${name}: ${shares.join(', ')}; ${kept.length} kept, ${changed.length} changed, ${lost.length} lost; builds: ${result.isValid && result.isBuilt}; ${dry.seconds.toFixed(0)} s of work dry, ${result.seconds.toFixed(0)} s with --write`,
    )
    if (values.pages)
      for (const [file, reasons] of work)
        if (reasons.length > 0) console.log(`  ${file}\n${reasons.map((one) => `    ${one}`).join('\n')}`)
  } finally {
    rmSync(site, { recursive: true, force: true })
  }
}
for (const [ending, total] of Object.entries(totals)) console.log(`all: .${ending} ${sharesOf(total)}`)
