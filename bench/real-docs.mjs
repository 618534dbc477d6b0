import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'

/** npm packages that contain their documentation, pinned in `package.json`, and the folder that it is in. */
const SOURCES = [
  { name: 'undici', folder: 'docs/docs' },
  { name: 'fastify', folder: 'docs' },
  { name: 'pino', folder: 'docs' },
  { name: 'eslint-plugin-import', folder: 'docs' },
  { name: 'eslint-plugin-jsx-a11y', folder: 'docs' },
]

/** The line that opens or closes a block of code. */
const FENCE = /^ *(`{3,}|~{3,})/

/** The address of an inline link or picture, of a definition (it may have a line of its own), or of an HTML element. */
const ADDRESS = /(\]\(\s*<?|^ {0,3}\[[^\]]+\]:\s*<?|^ +(?=#\S+$)|\b(?:href|src)=["'])([^\s)>"']+)/g

/**
 * The documentation of `SOURCES`, `copies` times under folders of their own, as `{ path, title, text }`. Every tool gets
 * the same. What is changed in the texts, and why, is in `README.md`.
 */
export function realDocs(copies) {
  const sources = SOURCES.flatMap(readSource)
  const idsOf = new Map(sources.map(({ path, text }) => [path, findIds(text)]))
  const prepared = sources.map(({ path, text }) => prepare(path, text, idsOf))
  return Array.from({ length: copies }, (_unused, index) =>
    prepared.map((doc) => copyOf(doc, index + 1)),
  ).flat()
}

function readSource({ name, folder }) {
  const root = join(packageFolder(name), folder)
  return readdirSync(root, { recursive: true })
    .filter((path) => path.endsWith('.md'))
    .toSorted()
    .map((path) => ({ path: posix.join(name, path), text: readFileSync(join(root, path), 'utf8') }))
}

/** Where Node would look for a package, since one may keep its manifest to itself. Throws when it is not installed. */
function packageFolder(name) {
  const parents = createRequire(import.meta.url).resolve.paths(name)
  const parent = parents.find((folder) => existsSync(join(folder, name)))
  if (parent === undefined) throw new Error(`${name} is not installed. Run "pnpm install".`)
  return join(parent, name)
}

/** Moves the title into front matter, and leads addresses to what the corpus has. */
function prepare(path, source, idsOf) {
  const [heading, title = posix.basename(path, '.md')] = /^# +(.+?) *#*$/m.exec(source) ?? []
  const body = heading === undefined ? source : source.replace(heading, '')
  const text = mapLines(body, { prose: (line) => keepAddresses(line, path, idsOf) })
  return { path, title: plain(title), text }
}

function plain(title) {
  return title.replaceAll(/\[([^\]]*)\](?:\[[^\]]*\]|\([^)]*\))/g, '$1').replaceAll(/[`*\\]|<[^>]*>/g, '')
}

/** A relative address becomes one on another host when it leads to no page, or no heading, of the corpus. */
function keepAddresses(line, path, idsOf) {
  return line.replaceAll(ADDRESS, (whole, before, address) => {
    if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(address)) return whole
    const [file, id = null] = address.split('#')
    const ids = idsOf.get(file === '' ? path : posix.join(posix.dirname(path), file))
    if (!file.startsWith('/') && ids !== undefined && (id === null || ids.has(id))) return whole
    return `${before}https://elsewhere.example/${address.replaceAll(/[./]*\//g, '')}`
  })
}

/** The ids of a text's headings on which all of the tools agree: none of a heading with HTML, or of a repeated one. */
function findIds(text) {
  const ids = new Set()
  const prose = (line) => {
    const [, heading] = /^#{2,6} +(.+?) *#*$/.exec(line) ?? []
    if (heading !== undefined && !heading.includes('<')) ids.add(slugOf(plain(heading)))
    return line
  }
  mapLines(text, { prose })
  return ids
}

function slugOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

/** A copy has a name of its own, also in each block of code: nothing that a tool keeps of one serves for another. */
function copyOf({ path, title, text }, number) {
  const own = `copy-${number}`
  const front = `---\ntitle: ${JSON.stringify(`${title} (${own})`)}\n---\n\n`
  return {
    path: `${own}/${path}`,
    title: `${title} (${own})`,
    text: front + mapLines(text, { close: (line) => `${/^ */.exec(line)[0]}${own}\n${line}` }),
  }
}

/** Text whose lines outside of code went through `prose`, and those that end a block of code through `close`. */
function mapLines(text, { prose = (line) => line, close = (line) => line }) {
  let fence = null
  const map = (line) => {
    const marker = FENCE.exec(line)?.[1]
    if (fence === null) {
      fence = marker ?? null
      return fence === null ? prose(line) : line
    }
    if (!marker?.startsWith(fence) || line.trim() !== marker) return line
    fence = null
    return close(line)
  }
  return text.split('\n').map(map).join('\n')
}
