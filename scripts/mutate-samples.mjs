/**
 * Measures how many mistakes in the marked samples of a site are found: each field of each JSON sample is renamed, retyped,
 * removed where the description demands it, and joined by one that is not described; each parameter of a request is renamed, and
 * method and path are changed. All of them are written to a site of its own and checked at once.
 *
 *   node scripts/mutate-samples.mjs [apps/site] [openapi/tidevann.yaml]     fails below 95 of 100, or for an issue without a mutant
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [site = 'apps/site', api = 'openapi/tidevann.yaml'] = process.argv.slice(2)
const require = createRequire(join(root, site, 'package.json'))
const { check } = await import(require.resolve('@fyr/cli'))
const { parse } = createRequire(join(root, 'packages/cli/package.json'))('yaml')
const description = parse(readFileSync(join(root, site, api), 'utf8'))
const LEAST = 0.95

const operations = new Map(
  [...Object.values(description.paths), ...Object.values(description.webhooks ?? {})].flatMap((item) =>
    Object.values(item).flatMap((one) => (one?.operationId === undefined ? [] : [[one.operationId, one]])),
  ),
)

/** Marked samples of JSON, HTTP and cURL in the Markdown files of the site. */
const samples = ['content', 'i18n'].flatMap((folder) =>
  readdirSync(join(root, site, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => samplesIn(join(folder, file))),
)

function samplesIn(file) {
  const text = readFileSync(join(root, site, file), 'utf8')
  const found = text.matchAll(
    /^ *```(json|http|bash) (?!unchecked)(\S+)(?: (\d{3}))?[^\n]*\n([\s\S]*?)\n *```/gm,
  )
  return [...found]
    .filter(([, language, mark]) => language !== 'bash' || mark.startsWith('curl'))
    .map(([, language, mark, status = '', body]) => ({ file, language, mark, status, body }))
}

/** A sample with a mistake, and the lines (from 0) of which one must be reported. */
const mutants = samples.flatMap((sample) => {
  if (sample.language === 'json') return mutantsOfJson(sample, sample.body, '', '')
  const [, before = '', json = '', after = ''] =
    /^([\s\S]*?)(\{\n[\s\S]*\n\s*\})([\s\S]*)$/.exec(sample.body) ?? []
  const ofBody = json === '' ? [] : mutantsOfJson(sample, json, before, after)
  return [...ofBody, ...mutantsOfRequest(sample)]
})

function mutantsOfJson(sample, json, before, after) {
  const open = new Set()
  const value = parseWithDots(json, open)
  const offset = before.split('\n').length - 1
  const made = (kind, path, changed) => {
    const { text, lines } = write(changed, open)
    const line = lines.get(JSON.stringify(path)) ?? lines.get(JSON.stringify(path.slice(0, -1))) ?? 0
    return { ...sample, kind, path, body: before + text + after, lines: [line + offset] }
  }
  return paths(value)
    .flatMap((path) => {
      const key = path.at(-1)
      const parent = path.slice(0, -1)
      const at = (change) => changeAt(value, parent, change)
      if (typeof key === 'number') return []
      const list = [
        made(
          'renamed',
          [...parent, `${key}Qx`],
          at((one) => renamed(one, key, `${key}Qx`)),
        ),
        made(
          'retyped',
          path,
          at((one) => ({ ...one, [key]: retyped(one[key]) })),
        ),
      ]
      if (isDemanded(sample, path) && !open.has(JSON.stringify(parent)))
        list.push(
          made(
            'removed',
            path,
            at(({ [key]: _gone, ...rest }) => rest),
          ),
        )
      return list
    })
    .concat(
      objects(value).map((path) =>
        made(
          'added',
          [...path, 'quxField'],
          changeAt(value, path, (one) => ({ ...one, quxField: 1 })),
        ),
      ),
    )
}

/** Parses JSON in which lines of dots end an object or a list, for what is left out, and notes where. */
function parseWithDots(json, open) {
  const marked = json.replaceAll(
    /([[{])?,?\s*\n\s*\.\.\.\s*\n\s*([\]}])/g,
    (_dots, opening = ',', closing) => `${opening}\n${closing === '}' ? '"...": 1' : '"..."'}\n${closing}`,
  )
  const value = JSON.parse(marked)
  for (const path of [[], ...paths(value)]) {
    const part = path.reduce((one, key) => one[key], value)
    if (Array.isArray(part) ? part.at(-1) !== '...' : part?.['...'] !== 1) continue
    open.add(JSON.stringify(path))
    if (Array.isArray(part)) part.pop()
    else delete part['...']
  }
  return value
}

function write(value, open) {
  const lines = new Map()
  const out = []
  const put = (one, path, indent, lead, end) => {
    lines.set(JSON.stringify(path), out.length)
    if (typeof one !== 'object' || one === null || Object.keys(one).length === 0) {
      out.push(`${indent}${lead}${JSON.stringify(one)}${end}`)
      return
    }
    const [opening, closing] = Array.isArray(one) ? '[]' : '{}'
    out.push(`${indent}${lead}${opening}`)
    const entries = Array.isArray(one) ? [...one.entries()] : Object.entries(one)
    const isOpen = open.has(JSON.stringify(path))
    for (const [index, [key, inner]] of entries.entries()) {
      const comma = index < entries.length - 1 || isOpen ? ',' : ''
      put(inner, [...path, key], `${indent}  `, Array.isArray(one) ? '' : `${JSON.stringify(key)}: `, comma)
    }
    if (isOpen) out.push(`${indent}  ...`)
    out.push(`${indent}${closing}${end}`)
  }
  put(value, [], '', '', '')
  return { text: out.join('\n'), lines }
}

function paths(value, path = []) {
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, inner]) => [[...path, key], ...paths(inner, [...path, key])])
}

function objects(value, path = []) {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [] : [path]
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [...own, ...entries.flatMap(([key, inner]) => objects(inner, [...path, key]))]
}

function changeAt(value, [key, ...rest], change) {
  if (key === undefined) return change(value)
  if (Array.isArray(value)) return value.with(key, changeAt(value[key], rest, change))
  return { ...value, [key]: changeAt(value[key], rest, change) }
}

function renamed(object, from, to) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key === from ? to : key, value]))
}

function retyped(value) {
  if (typeof value === 'string' || value === null) return { qux: 1 }
  return typeof value === 'object' ? 'qux' : `${value}`
}

function follow(schema) {
  const name = schema?.$ref
  return name === undefined
    ? schema
    : follow(
        name
          .slice(2)
          .split('/')
          .reduce((one, key) => one?.[key.replaceAll('~1', '/')], description),
      )
}

/** A schema and all that it combines. */
function parts(schema) {
  const own = follow(schema)
  if (own === undefined) return []
  return [own, ...(own.allOf ?? []).flatMap(parts)]
}

function schemaOf({ language, mark, status }) {
  if (mark.startsWith('schema=')) return description.components.schemas[mark.slice('schema='.length)]
  const operation = operations.get(mark.replace('curl=', ''))
  const owner = language === 'json' && status !== '' ? operation.responses[status] : operation.requestBody
  return Object.values(follow(owner)?.content ?? {})[0]?.schema
}

/** Whether a field must be there, as far as that does not depend on others. */
function isDemanded(sample, path) {
  let here = parts(schemaOf(sample))
  for (const key of path.slice(0, -1))
    here = here.flatMap((one) => parts(typeof key === 'number' ? one.items : one.properties?.[key]))
  return here.some(({ required }) => required?.includes(path.at(-1)))
}

function mutantsOfRequest(sample) {
  const lines = sample.body.split('\n')
  const made = (kind, path, index, line) => ({
    ...sample,
    kind,
    path,
    body: lines.with(index, line).join('\n'),
    lines: [index],
  })
  return lines.flatMap((line, index) => {
    const isRequest = /^[A-Z]+ \/|curl |"\$[A-Z_]+\/|https:/.test(line)
    if (!isRequest) return []
    const query = [...line.matchAll(/[?&]([A-Za-z]+)=/g)].map(([whole, name]) =>
      made('renamed', [name], index, line.replace(whole, whole.replace(name, `${name}Qx`))),
    )
    const numbers = [...line.matchAll(/[?&](siteNumber|limit|from|to)=([^&"\s]+)/g)].map(
      ([whole, name, value]) =>
        made('retyped', [name], index, line.replace(whole, whole.replace(value, 'qux'))),
    )
    const path = /(\/v\d|\$API_BASE)\/([a-z-]+)/.exec(line)
    const changed = path === null ? [] : [made('path', [], index, line.replace(path[0], `${path[0]}qx`))]
    const end = /[?&][A-Za-z]+=/.exec(line)
    const added =
      end === null ? [] : [made('added', [], index, line.replace(end[0], `?quxField=1&${end[0].slice(1)}`))]
    const method = /^[A-Z]+ \//.test(line)
      ? [made('method', [], index, line.replace(/^[A-Z]+/, 'PATCH'))]
      : []
    return [...query, ...numbers, ...changed, ...added, ...method]
  })
}

const folder = mkdtempSync(join(tmpdir(), 'fyr-mutants-'))
try {
  mkdirSync(join(folder, 'content/pages'), { recursive: true })
  mkdirSync(join(folder, 'content/docs'), { recursive: true })
  cpSync(join(root, site, api), join(folder, 'api.yaml'))
  writeFileSync(join(folder, 'site.config.ts'), configText())
  writeFileSync(join(folder, 'content/pages/index.md'), '# Mutants\n')
  const unchanged = writeDoc('unchanged', samples)
  const starts = writeDoc('mutants', mutants)
  const { diagnostics } = await check({ root: folder })
  const reported = new Map()
  for (const { file, line, code } of diagnostics)
    if (code.startsWith('sample-')) reported.set(`${file}:${line}`, true)
  const wrong = [...reported.keys()].filter((place) => place.startsWith(unchanged.file))
  const missed = mutants.filter((mutant, index) => {
    const start = starts.lines[index]
    return !mutant.lines.some((line) => reported.has(`${starts.file}:${start + 1 + line}`))
  })
  for (const { file, mark, status, kind, path } of missed)
    console.log(`missed: ${file} ${mark} ${status} ${kind} ${path.join('.')}`)
  const kinds = [...new Set(mutants.map(({ kind }) => kind))]
  for (const kind of kinds) {
    const all = mutants.filter((one) => one.kind === kind).length
    console.log(`${kind}: ${all - missed.filter((one) => one.kind === kind).length} of ${all}`)
  }
  const share = (mutants.length - missed.length) / mutants.length
  console.log(
    `${samples.length} samples: ${wrong.length} reported without a mistake; ${(share * 100).toFixed(1)} % of ${mutants.length} mistakes reported at their line`,
  )
  process.exitCode = share >= LEAST && wrong.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function configText() {
  // The site is in a folder without packages.
  const openapi = pathToFileURL(join(root, 'packages/openapi/dist/index.js'))
  return `import { samples } from '${openapi}'
export default { product: { name: 'Tidevann', slug: 'tidevann' }, title: 'Mutants', url: 'https://m.example',
  locales: [{ code: 'en', label: 'English' }], defaultLocale: 'en', theme: ${JSON.stringify(resolve(root, 'packages/theme'))}, checks: [samples({ apis: ['api.yaml'] })], blog: false }\n`
}

/** Writes samples one after the other; gives the line (from 1) of each fence. */
function writeDoc(name, all) {
  const out = ['# Samples']
  const lines = []
  for (const { language, mark, status, body } of all) {
    out.push('')
    lines.push(out.length + 1)
    out.push(`\`\`\`${language} ${mark} ${status}`, ...body.split('\n'), '```')
  }
  const file = `content/docs/${name}.md`
  writeFileSync(join(folder, file), `${out.join('\n')}\n`)
  return { file, lines }
}
