import { createOnigurumaEngine } from '@shikijs/engine-oniguruma'
import { createShikiPrimitive } from '@shikijs/primitive'
import type { RegexEngine } from '@shikijs/primitive/types'
import { type BundledLanguage, bundledLanguages } from 'shiki/langs'
import { createLineColorer } from './color-lines.ts'
import { sharePatterns } from './share-patterns.ts'
import { tokenClass, tokenTheme } from './token-theme.ts'

export type LineColorer = ReturnType<typeof createLineColorer>

type Grammars = Awaited<ReturnType<(typeof bundledLanguages)[BundledLanguage]>>['default']

/** Grammars by the names that authors write. */
export const grammars: ReadonlyMap<string, () => Promise<{ default: Grammars }>> = new Map(
  Object.entries(bundledLanguages),
)

/** Languages that stand in a block of these without being named in it. */
const ALWAYS_EMBEDDED: ReadonlyMap<string, readonly string[]> = new Map([
  ['markdown', ['html-derivative', 'yaml']],
  ['mdx', ['tsx', 'yaml']],
])

/** Where a block names a language inside of it: a fence, an attribute of a component, a block of AsciiDoc. */
const EMBEDDED = /(?:`{3}|~{3}|\blang=["']?|\[source,)[ \t]*([\w+#-]+)/g

/** Number of sets of grammars to keep. A text can name any set of languages. */
const MAX_SETS = 64

/** By the names of the grammars. */
const colorers = new Map<string, Promise<LineColorer>>()
let engine: Promise<RegexEngine> | null = null

/**
 * A colourer for a block of code.
 *
 * A grammar reads more once another one is loaded: Markdown then reads its fences, and Vue puts rules of its own into HTML. So each
 * set of grammars has its own registry, and the text decides which set: colours never depend on what was coloured before.
 *
 * @param language A key of `grammars`.
 */
export async function loadColorer(language: string, text: string): Promise<LineColorer> {
  const own = await loadGrammars(language)
  const embedded = embedsOthers(own) ? await loadEmbedded(nameOf(own), text) : []
  const key = [own, ...embedded].map(nameOf).join(' ')
  const colorer = colorers.get(key) ?? createColorer(own, embedded)
  // The one that was not asked for longest is the first.
  colorers.delete(key)
  colorers.set(key, colorer)
  const [oldest] = colorers.keys()
  if (colorers.size > MAX_SETS && oldest !== undefined) colorers.delete(oldest)
  return colorer
}

/** The grammar of a language, after those that it always needs. */
async function loadGrammars(language: string): Promise<Grammars> {
  const load = grammars.get(language)
  return load === undefined ? [] : (await load()).default
}

/** `js` and `javascript` are one. */
function nameOf(own: Grammars): string {
  return own.at(-1)?.name ?? ''
}

function embedsOthers(own: Grammars): boolean {
  return (own.at(-1)?.embeddedLangsLazy ?? []).length > 0
}

/** The grammars of languages in a block of another one: each once, and in one order whatever their order in the text. */
async function loadEmbedded(language: string, text: string): Promise<Grammars[]> {
  const named = [...text.matchAll(EMBEDDED)].map(([, name = '']) => name.toLowerCase())
  const names = new Set([...(ALWAYS_EMBEDDED.get(language) ?? []), ...named])
  const loaded = await Promise.all([...names].filter((name) => grammars.has(name)).map(loadGrammars))
  const byName = new Map(loaded.map((one) => [nameOf(one), one]))
  byName.delete(language)
  return [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

async function createColorer(own: Grammars, embedded: readonly Grammars[]): Promise<LineColorer> {
  const core = createShikiPrimitive({
    themes: [tokenTheme],
    langs: [own, ...embedded].flat(),
    engine: await loadEngine(),
    // It warns of many registries, which share their engine here.
    warnings: false,
  })
  const { colorMap } = core.setTheme(tokenTheme.name ?? '')
  const classes = colorMap.map(tokenClass)
  return createLineColorer(core.getLanguage(nameOf(own)), (color) => classes[color] ?? null)
}

function loadEngine(): Promise<RegexEngine> {
  // Grammars are written for this regular expression engine. Translating their rules to JavaScript takes longer than
  // running them.
  engine ??= createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined')).then(sharePatterns)
  return engine
}
