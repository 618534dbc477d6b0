import { execFileSync, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { docCases, DOCUSAURUS_SITES, STARLIGHT_SITES, VITEPRESS_SITES } from './old-address-cases.mjs'

/**
 * Asks Docusaurus, VitePress and Starlight which addresses they give to pages with awkward names, and writes the answers where
 * the tests of `fyr migrate` compare them with its own. Then `fyr migrate --verify`, which has to be built, asks them too, and has to
 * be told the same. Installs the tools in a temporary folder, or in the one that OLD_TOOLS names. Run on request, and format afterwards:
 * `pnpm maintain old-addresses [docusaurus|vitepress|starlight]…`
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
  starlight: {
    packages: ['astro@7.3.5', '@astrojs/starlight@0.42.4', 'sharp@0.34.5'],
    record: recordStarlight,
  },
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
    const addresses = pages.map((page) => {
      const place = rewrites.map[page] ?? page
      return [`docs/${page}`, site.base + place.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')]
    })
    return {
      name,
      files,
      routes: unique(addresses.map(([, address]) => address)),
      pages: ownPages(name, addresses),
    }
  })
  return { sites }
}

/** Astro 7 wants Node 22.12. */
async function recordStarlight(home) {
  const installed = join(home, 'node_modules/astro')
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  const astro = join(installed, bin.astro)
  const sites = STARLIGHT_SITES.map(({ name, files, base = '' }, index) => {
    const folder = join(home, `site-${index}`)
    writeFiles(folder, { ...files, 'src/content.config.mjs': CONTENT_CONFIG })
    execFileSync(process.execPath, [astro, 'build'], {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    })
    const found = htmlBelow(join(folder, 'dist'))
    const addresses = found.map((file) => {
      const [, title] =
        /<title[^>]*>(.*?) \| Fjord<\/title>/.exec(readFileSync(join(folder, 'dist', file), 'utf8')) ?? []
      return [decoded(title ?? ''), `${base}/${file}`]
    })
    return {
      name,
      files,
      routes: unique(found.map((file) => `${base}/${file}`)),
      pages: ownPages(name, addresses),
    }
  })
  return { sites }
}

/** A text of HTML as it was written. */
function decoded(text) {
  return text
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** The address of each file, in a site of names; nothing for any other one. */
function ownPages(name, addresses) {
  if (!name.startsWith('awkward names')) return undefined
  const ofFiles = addresses.filter(([file]) => file.endsWith('.md'))
  return Object.fromEntries(ofFiles.toSorted(([left], [right]) => (left < right ? -1 : 1)))
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

/** Runs `fyr migrate --verify` on each site, and returns the sites for which the tool gives other addresses than were recorded. */
function sitesToldOtherwise(tool, home, sites) {
  return sites.filter(({ name, routes }, index) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [MIGRATE, tool, join(home, `site-${index}`), '--verify', '--json'],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    )
    const result = stdout.startsWith('{') ? JSON.parse(stdout) : {}
    if (result.isVerified !== true) {
      console.error(`${tool}, ${name}: --verify failed (${status})\n${stderr}${stdout}`)
      return true
    }
    const { kept, changed, lost } = result.addresses
    console.log(`${tool}, ${name}: ${kept.length} kept, ${changed.length} changed, ${lost.length} lost`)
    for (const { address, now } of [...changed, ...lost]) console.log(`  ${address} -> ${now ?? 'nothing'}`)
    const told = new Set([...kept, ...changed, ...lost].map(({ address }) => keyOf(address)))
    const recorded = new Set(routes.map(keyOf).filter((key) => key !== '404'))
    const others = [...told, ...recorded].filter((key) => !told.has(key) || !recorded.has(key))
    if (others.length > 0) console.error(`  told otherwise: ${others.join(', ')}`)
    return others.length > 0
  })
}

const MIGRATE = join(import.meta.dirname, '../packages/migrate/bin/fyr-migrate.mjs')

/** An address without its base path and the ending of its file. */
function keyOf(address) {
  return address
    .replaceAll(/(?:%[\dA-F]{2})+/gi, (written) => decodeURIComponent(written))
    .normalize('NFC')
    .replace(/(?:(?<=\/)index)?\.html$/, '')
    .replaceAll(/^\/(?:base(?:\/|$))?|\/$/g, '')
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
  if (sitesToldOtherwise(tool, home, recorded.sites).length > 0) process.exitCode = 1
})
