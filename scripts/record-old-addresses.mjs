import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { docCases, DOCUSAURUS_SITES, STARLIGHT_SITES, VITEPRESS_SITES } from './old-address-cases.mjs'

/**
 * Asks Docusaurus, VitePress and Starlight which addresses they give to pages with awkward names, and writes the answers where
 * the tests of `fyr migrate` compare them with its own. Installs the tools in a temporary folder. Run on request, and format afterwards:
 * `node scripts/record-old-addresses.mjs [docusaurus|vitepress|starlight]…`
 */
const OUTPUT = 'packages/migrate/src/fixtures/old-addresses'

const TOOLS = {
  docusaurus: {
    packages: ['core', 'plugin-content-docs', 'plugin-content-blog', 'plugin-content-pages']
      .map((name) => `@docusaurus/${name}@3.10.2`)
      .concat('react@19', 'react-dom@19'),
    record: recordDocusaurus,
  },
  vitepress: { packages: ['vitepress@1.6.4'], record: recordVitePress },
  starlight: { packages: ['astro@5.16.0', '@astrojs/starlight@0.37.0', 'sharp'], record: recordStarlight },
}

function writeFiles(folder, files) {
  rmSync(folder, { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

/** Each doc by itself, since names that share an address or an id cannot be in one site; then whole sites. */
async function recordDocusaurus(home) {
  const load = createRequire(join(home, 'package.json'))
  process.env.NODE_ENV = 'production'
  const { processDocMetadata } = load('@docusaurus/plugin-content-docs/lib/docs.js')
  const numbers = load('@docusaurus/plugin-content-docs/lib/numberPrefix.js')
  const { DEFAULT_PARSE_FRONT_MATTER } = load('@docusaurus/utils')
  const docs = await Promise.all(
    docCases().map(async ({ file, matter, hasPrefixes }) => {
      const content = `---\n${matter}\n---\n\nText.\n`
      const numberPrefixParser = hasPrefixes
        ? numbers.DefaultNumberPrefixParser
        : numbers.DisabledNumberPrefixParser
      const doc = await processDocMetadata({
        docFile: { source: file, content, contentPath: '/site/docs', filePath: `/site/docs/${file}` },
        versionMetadata: {
          versionName: 'current',
          path: '/docs',
          tagsPath: '/docs/tags',
          contentPath: '/site/docs',
        },
        context: {
          siteDir: '/site',
          siteConfig: { markdown: { parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER }, future: {} },
          i18n: {},
        },
        options: { numberPrefixParser, onInlineTags: 'ignore' },
        env: 'production',
        tagsFile: null,
      }).catch(() => null)
      // A build that fails publishes no address.
      return doc === null ? [] : [{ file, matter, hasPrefixes, id: doc.id, address: doc.permalink }]
    }),
  )
  const { loadSite } = load('@docusaurus/core/lib/server/site.js')
  const sites = await inOrder(DOCUSAURUS_SITES, async ({ name, files, locales }, index) => {
    // Configurations are kept by their place.
    const folder = join(home, `site-${index}`)
    writeFiles(folder, { 'package.json': '{}', ...files })
    const routes = await inOrder(locales, async (locale) => {
      const { props } = await loadSite({ siteDir: folder, locale })
      return leaves(props.routes).map((route) => route.path)
    })
    return { name, files, routes: unique(routes.flat()) }
  })
  return { docs: docs.flat(), sites }
}

/** Runs one after the other: the tools keep state of the site that they load. */
function inOrder(items, run) {
  return items.reduce(
    async (before, item, index) => [...(await before), await run(item, index)],
    Promise.resolve([]),
  )
}

function leaves(routes) {
  return routes.flatMap((route) => (route.routes === undefined ? [route] : leaves(route.routes)))
}

function unique(addresses) {
  return [...new Set(addresses)].toSorted()
}

async function recordVitePress(home) {
  const { resolveConfig } = await import(
    pathToFileURL(join(home, 'node_modules/vitepress/dist/node/index.js')).href
  )
  const sites = await inOrder(VITEPRESS_SITES, async ({ name, files }, index) => {
    const folder = join(home, `site-${index}`)
    writeFiles(folder, { 'package.json': '{ "type": "module" }', ...files })
    const { pages, rewrites, site } = await resolveConfig(join(folder, 'docs'), 'build', 'production')
    const routes = pages.map((page) => {
      const place = rewrites.map[page] ?? page
      return site.base + place.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')
    })
    return { name, files, routes: unique(routes) }
  })
  return { sites }
}

async function recordStarlight(home) {
  const sites = STARLIGHT_SITES.map(({ name, files }, index) => {
    const folder = join(home, `site-${index}`)
    writeFiles(folder, { ...files, 'src/content.config.mjs': CONTENT_CONFIG })
    execFileSync(process.execPath, [join(home, 'node_modules/astro/astro.js'), 'build'], {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    })
    return { name, files, routes: unique(htmlBelow(join(folder, 'dist')).map((file) => `/${file}`)) }
  })
  return { sites }
}

const CONTENT_CONFIG = `
import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`

function htmlBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

const asked = process.argv.slice(2)
await inOrder(Object.entries(TOOLS), async ([tool, { packages, record }]) => {
  if (asked.length > 0 && !asked.includes(tool)) return
  const folder = realpathSync(process.env.OLD_TOOLS ?? mkdtempSync(join(tmpdir(), 'old-addresses-')))
  const home = join(folder, tool)
  mkdirSync(home, { recursive: true })
  if (!readdirSync(home).includes('node_modules')) {
    writeFileSync(join(home, 'package.json'), '{ "private": true }')
    execFileSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', ...packages],
      { cwd: home, stdio: 'inherit' },
    )
  }
  const recorded = await record(home)
  writeFileSync(join(OUTPUT, `${tool}.json`), `${JSON.stringify(recorded, null, 1)}\n`)
})
