/**
 * Puts data beside what is built (`dist/index.js` must be there): `tokens.json`, the tokens as design tools import them, and `customising.json`, what a
 * site can put into the theme and say in its place. The latter is read from the sources: slots and their descriptions from the types in
 * `customising/slots.ts`, components from every call of `overridable`, their properties from their own types. The folder
 * to write to can be given; by default it is `dist`.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { builtinResolvers, parse } from 'react-docgen'

const root = fileURLToPath(new URL('..', import.meta.url))
const src = join(root, 'src')
const out = process.argv[2] ?? join(root, 'dist')
const read = (path) => readFileSync(path, 'utf8')

/** Text of every source file that can render something, by absolute path. */
const sources = new Map(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !/\.(stories|test)\.tsx$|^fixtures/.test(path))
    .toSorted()
    .map((path) => [join(src, path), read(join(src, path))]),
)

/** Files that the shell's module reaches in the browser. */
function reached(path, seen = new Set()) {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const [, target] of read(path).matchAll(/^(?:import|export) (?!type\b)[^']*from '(\.[^']+\.tsx?)'/gm))
    reached(join(dirname(path), target), seen)
  return seen
}

/** Name of a source without its comments and spaces: changes when what is rendered may have changed. */
function sourceHash(text) {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/\s+/g, ' ')
  return createHash('sha256').update(code).digest('hex').slice(0, 8)
}

function propsOf({ props = {} }) {
  return Object.entries(props).map(([name, { tsType, required, description }]) => ({
    name,
    type: (tsType?.raw ?? tsType?.name ?? 'unknown').replaceAll(/\s+/g, ' '),
    isRequired: required,
    description: description.replaceAll(/\s+/g, ' '),
  }))
}

/** Components that render the one of this name, by their files; none for what is used in written text. */
function usersOf(name) {
  return [...sources.values()]
    .filter((text) => text.includes(`<Overridable${name}`))
    .flatMap((text) => [...text.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, user]) => user))
    .toSorted()
}

const resolver = new builtinResolvers.FindAllDefinitionsResolver()

function components() {
  const shell = reached(join(src, 'client/start-shell.tsx'))
  return [...sources].flatMap(([path, text]) =>
    [...text.matchAll(/\boverridable\(\s*'(\w+)',/g)].map(([, name]) => {
      const docs = parse(text, {
        filename: path,
        resolver,
        babelOptions: { babelrc: false, configFile: false },
      })
      const doc = docs.find(({ displayName }) => displayName === name)
      if (!doc) throw new Error(`${path} has no component "${name}" with a docstring.`)
      return {
        name,
        part: shell.has(path) ? 'shell' : 'article',
        description: (doc.description ?? '').replaceAll(/\s+/g, ' '),
        usedIn: usersOf(name),
        props: propsOf(doc),
        source: sourceHash(text),
      }
    }),
  )
}

const MEMBER = /\/\*\* ([^*]+) \*\/\s+readonly (\w+)\?: ComponentType<(Shell|Article)SlotProps>/g

function slots() {
  const text = read(join(src, 'customising/slots.ts'))
  const found = [...text.matchAll(MEMBER)].map(([, place, name, part]) => ({
    name,
    part: part.toLowerCase(),
    place,
    props: [part === 'Shell' ? 'meta' : 'page', 'siteData', 'messages'],
  }))
  const declared = text.match(/\?: ComponentType</g)?.length ?? 0
  if (found.length !== declared)
    throw new Error('Every slot in customising/slots.ts needs a docstring of one line.')
  return found
}

const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Names of the texts that a site may give; what is the same in every language is none. */
function messages() {
  const members = [
    ...read(join(src, 'messages/messages.ts')).matchAll(/^  readonly (\w+): (string|PluralMessage)$/gm),
  ]
    .map(([, name, type]) => ({ name, type }))
    .filter(({ name }) => name !== 'language' && !PLURAL_FORMS.includes(name))
  return members.flatMap(({ name, type }) =>
    type === 'string' ? [name] : PLURAL_FORMS.map((form) => `${name}.${form}`),
  )
}

/** The texts of one language by the names that a site may give, without the forms of plurals that it does not have. */
function textsOf(catalogue) {
  const texts = messages().map((name) => {
    const [key, form] = name.split('.')
    const text = catalogue[key] ?? catalogue.tryItForm[key] ?? catalogue.apiReference[key]
    return [name, form === undefined ? text : text[form]]
  })
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined))
}

/** Primary subtags of the languages that the theme has texts in. */
function languages() {
  const found = [...read(join(src, 'messages/messages-for.ts')).matchAll(/^  \['(\w+)', \w+\],$/gm)]
  if (found.length === 0) throw new Error('messages/messages-for.ts lists no catalogues.')
  return found.map(([, language]) => language)
}

/** Languages that lack texts, with the names of those: they are shown in English. */
function untranslated() {
  const names = [...new Set(messages().map((name) => name.split('.', 1)[0]))]
  const files = readdirSync(join(src, 'messages')).filter((file) => /^[a-z]{2}\.ts$/.test(file))
  const lacking = files.toSorted().map((file) => {
    const text = read(join(src, 'messages', file))
    return [file.slice(0, 2), names.filter((name) => !new RegExp(`^ +${name}:`, 'm').test(text))]
  })
  return Object.fromEntries(lacking.filter(([, missing]) => missing.length > 0))
}

const byName = (a, b) => (a.name < b.name ? -1 : 1)
const { en } = await import(pathToFileURL(join(root, 'dist/index.js')).href)
const { version } = JSON.parse(read(join(root, 'package.json')))
const customising = {
  version,
  slots: slots(),
  components: components().toSorted(byName),
  messages: messages(),
  texts: textsOf(en),
  languages: languages(),
  untranslated: untranslated(),
}
writeFileSync(join(out, 'customising.json'), `${JSON.stringify(customising, null, 2)}\n`)
copyFileSync(join(src, 'tokens/fyr.tokens.json'), join(out, 'tokens.json'))
