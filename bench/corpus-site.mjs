import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeFiles } from './write-site.mjs'

const bench = dirname(fileURLToPath(import.meta.url))

/** Documentation of other projects that has queries in `fresh/`, and the tool that it was written for. */
const CORPORA = {
  redux: {
    tool: ['docusaurus'],
    config: {
      'docusaurus.config.js': `module.exports = {
  title: 'Corpus', url: 'https://corpus.example', baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: undefined }, blog: false }]],
}
`,
    },
  },
  vitepress: {
    tool: ['vitepress', 'docs'],
    config: { 'docs/.vitepress/config.mjs': "export default { title: 'Corpus' }\n" },
  },
}

export const CORPUS_NAMES = Object.keys(CORPORA)

/** Sets of queries, in the order in which they were written. */
const ROUNDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15']

/** The name of the file with the queries of a round, in a site. */
export function freshFile(round) {
  return `search.fresh${endingOf(round)}.yml`
}

function endingOf(round) {
  if (!ROUNDS.includes(round)) throw new Error(`There is no round "${round}": ${ROUNDS.join(', ')}.`)
  return round === '1' ? '' : `-${round}`
}

/**
 * Copies a corpus (`folder` holds its `docs`) to a temporary site, moves it with `fyr migrate`, and writes its fresh queries beside it.
 * They name files; the site has addresses. Returns the folder of the site.
 */
export function corpusSite(name, folder, command) {
  const { tool, config } = CORPORA[name]
  const site = mkdtempSync(join(tmpdir(), `fyr-corpus-${name}-`))
  cpSync(join(folder, 'docs'), join(site, 'docs'), { recursive: true })
  writeFiles(site, { 'package.json': '{ "private": true }\n', ...config })
  mkdirSync(join(site, 'node_modules'))
  for (const module of ['@fyr', 'react', 'react-dom'])
    symlinkSync(join(bench, 'node_modules', module), join(site, 'node_modules', module))
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'migrate', ...tool, '--write'], {
    cwd: site,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (!existsSync(join(site, 'site.config.ts')))
    throw new Error(`${name} cannot be moved (${status}):\n${stderr}${stdout}`)
  for (const round of ROUNDS) {
    const queries = readFileSync(join(bench, 'fresh', `${name}${endingOf(round)}.yml`), 'utf8')
    writeFileSync(join(site, freshFile(round)), `en:\n${withAddresses(queries, site)}`)
  }
  return site
}

/** Queries that name files, with the addresses of these. */
function withAddresses(queries, site) {
  return queries.replaceAll(/(?<=expect:\s*\[)[^\]]+/g, (files) =>
    files.replaceAll(/'([^'#]*)(#[^']*)?'/g, (_all, file, id = '') => `'${addressOf(site, file)}${id}'`),
  )
}

/** The address of a file, which its front matter may name. */
function addressOf(site, file) {
  const path = ['.md', '.mdx'].map((ending) => join(site, 'docs', file + ending)).find(existsSync)
  const id = path && /^---\n(?:.*\n)*?id: *['"]?([\w./-]+)/.exec(readFileSync(path, 'utf8'))?.[1]
  const place = id === undefined ? file : posix.join(posix.dirname(file), id)
  // Docusaurus takes a file with the name of its folder for the page of the folder.
  return `/${place.replace(/(^|\/)(?:index|readme|(?<=([^/]+)\/)\2)$/i, '$1')}`
}
