import type { Nodes, Root } from 'mdast'
import type { CompileContext, Extension as FromMarkdown, Handle, Token } from 'mdast-util-from-markdown'
import { htmlFlow, htmlText } from 'micromark-core-commonmark'
import { mdxExpression } from 'micromark-extension-mdx-expression'
import { mdxJsx } from 'micromark-extension-mdx-jsx'
import { mdxjsEsm } from 'micromark-extension-mdxjs-esm'
import type { Code, Construct, ConstructRecord, Extension, TokenizeContext } from 'micromark-util-types'
import type { Processor } from 'unified'
import { walkMarkdown } from '../tree/walk-tree.ts'
import { COMPONENT_NAMES } from './component-names.ts'
import { type Guard, guardConstruct, watchedParser } from './guard-construct.ts'
import { followTags } from './indented-content.ts'
import { TOO_LONG_CODE } from './refused-code.ts'

/** How braces, tags and `import` are read: in `.md` as text where they may be prose, in `.mdx` as code. */
export type ComponentDialect = 'md' | 'mdx'

const MAYBE_COMPONENT =
  /<\/?[A-Z]|<[a-z][^<>\n]{0,300}=\{|^(?:import|export)\s|\{\/\*|\{(?:props|front[Mm]atter)\./m

/** Whether a `.md` text may contain this syntax; most contain none and are parsed without it. */
export function mayHoldComponents(markdown: string): boolean {
  return MAYBE_COMPONENT.test(markdown)
}

/** What braces may hold that makes a tag of HTML code. */
const BRACES_IN_TAGS = String.raw`=\{|\{\.\.\.`

/**
 * Whether all that may be this syntax is in code, as in documentation of React: then the tree of a `.md` text is the same without
 * the syntax.
 */
export function isOnlyInCode(tree: Root, markdown: string): boolean {
  const names = Array.from(
    importedNames(markdown),
    (name) => String.raw`\{${name.replaceAll('$', String.raw`\$`)}\}`,
  )
  const mark = new RegExp([MAYBE_COMPONENT.source, BRACES_IN_TAGS, ...names].join('|'), 'gm')
  const places = codePlaces(tree)
  let at = 0
  return Array.from(markdown.matchAll(mark)).every(({ index }) => {
    while ((places[at]?.end ?? Infinity) <= index) at += 1
    return index >= (places[at]?.start ?? Infinity)
  })
}

/** Where code is in a text, in its order. */
function codePlaces(tree: Root): readonly { readonly start: number; readonly end: number }[] {
  const places: { readonly start: number; readonly end: number }[] = []
  walkMarkdown(tree, ({ type, position }) => {
    if (type !== 'code' && type !== 'inlineCode') return
    const [start, end] = [position?.start.offset, position?.end.offset]
    if (start !== undefined && end !== undefined) places.push({ start, end })
  })
  return places
}

/** What distinguishes components from HTML in a document. */
export interface ComponentSyntaxOptions {
  readonly dialect: ComponentDialect
  /** Names that the document imports. */
  readonly imported: ReadonlySet<string>
}

/** An import, up to its request. Each run of blanks is read from its start alone. */
const IMPORT = /^import\s+([^\s'"();][^'"();]{0,999}?)(?<!\s)\s+from\s/gm

/** The names that a text imports. */
export function importedNames(markdown: string): ReadonlySet<string> {
  const clauses = [...markdown.matchAll(IMPORT)].map(([, clause = '']) => clause)
  return new Set(clauses.flatMap((clause) => clause.match(/(?<![\w$])[A-Za-z_$][\w$]*/g) ?? []))
}

/** Adds the syntax of components to a Markdown parser. */
export function componentSyntax(this: Processor, options: ComponentSyntaxOptions): void {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), constructsOf(options)]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), NODES]
}

const LESS_THAN = 60
const ASTERISK = 42
const SLASH = 47
const OPENING_BRACE = 123
const CLOSING_BRACE = 125

function constructsOf(options: ComponentSyntaxOptions): Extension {
  const { dialect } = options
  const acorn = watchedParser
  const lines = mdxjsEsm({ acorn })
  // JavaScript says where an expression ends, as in {`a }`}. Anything else ends where its braces are balanced.
  const tags = [mdxJsx({ acorn }), mdxJsx()]
  const braces = [mdxExpression({ acorn, allowEmpty: true }), mdxExpression()]
  const flow = [
    ...tags.map((each) => guardAll(each.flow, () => withFewEnds(blockTagGuard(options)))),
    ...braces.map((each) => guardAll(each.flow, () => withFewEnds(braceGuard(options)))),
    guardAll(lines.flow, moduleGuard),
  ]
  const text = [
    ...tags.map((each) => guardAll(each.text, () => withFewEnds(tagGuard(options)))),
    ...braces.map((each) => guardAll(each.text, () => withFewEnds(braceGuard(options)))),
  ]
  if (dialect === 'md') {
    const html = guardConstruct(htmlFlow, 'htmlBesideComponents', () => htmlGuard(options))
    return {
      disable: { null: [nameOf(htmlFlow)] },
      flow: merge([...flow, { [LESS_THAN]: [html] }]),
      text: merge(text),
    }
  }
  return {
    disable: { null: [nameOf(htmlFlow), nameOf(htmlText), 'codeIndented'] },
    flow: merge([...flow, { [LESS_THAN]: [guardConstruct(htmlFlow, 'commentFlow', commentGuard)] }]),
    text: merge([...text, { [LESS_THAN]: [guardConstruct(htmlText, 'commentText', commentGuard)] }]),
  }
}

function nameOf({ name }: Construct): string {
  return name ?? ''
}

/** The constructs of an extension by their first character, each guarded. */
function guardAll(record: ConstructRecord | undefined, guardOf: () => Guard): Record<string, Construct[]> {
  const guarded: Record<string, Construct[]> = {}
  for (const [code, constructs] of Object.entries(record ?? {})) {
    const list = constructs === undefined ? [] : Array.isArray(constructs) ? constructs : [constructs]
    guarded[code] = list.map((construct) => guardConstruct(construct, `guarded-${code}`, guardOf))
  }
  return guarded
}

function merge(records: readonly Record<string, Construct[]>[]): Record<string, Construct[]> {
  const merged: Record<string, Construct[]> = {}
  for (const record of records) {
    for (const [code, constructs] of Object.entries(record)) {
      merged[code] = [...(merged[code] ?? []), ...constructs]
    }
  }
  return merged
}

const LETTER = /[A-Za-z]/
const WORD = /[\p{L}\p{N}_]/u

/**
 * In `.md`, a tag is a component if its name is known or imported, or if it has a capital and is closed in itself; other tags
 * are HTML, except those with braces, which HTML does not have. `Array<String>` is not a tag: it follows a word and is not closed in
 * itself.
 */
function tagGuard({ dialect, imported }: ComponentSyntaxOptions): Guard {
  let previous: Code = null
  let written = ''
  return {
    mayStart: (context) => {
      ;({ previous } = context)
      return true
    },
    watch: () => (code) => {
      if (code === null) return true
      written += code < 0 ? ' ' : String.fromCharCode(code)
      return written.length > 3 || mayBeTag(written, dialect)
    },
    isKept: () => {
      const isLoose = !written.startsWith('</') && !CLOSED_IN_ITSELF.test(written)
      if (isLoose && previous !== null && previous > 0 && WORD.test(String.fromCharCode(previous)))
        return false
      return dialect === 'mdx' || /=\{|\s\{\.\.\./.test(written) || isComponent(written, imported)
    },
  }
}

/** In `.md`, content between tags that are blocks may be indented. */
function blockTagGuard(options: ComponentSyntaxOptions): Guard {
  const guard = tagGuard(options)
  if (options.dialect === 'mdx') return guard
  let reader: TokenizeContext | null = null
  let start = 0
  let written = ''
  return {
    mayStart: (context) => {
      reader = context
      start = context.now().offset
      return guard.mayStart?.(context) ?? true
    },
    watch: () => {
      const watch = guard.watch()
      return (code) => {
        if (code !== null) written += code < 0 ? ' ' : String.fromCharCode(code)
        return watch(code)
      }
    },
    isKept: () => {
      const isKept = guard.isKept?.() ?? true
      if (isKept && reader !== null) followTags(reader, written, start)
      return isKept
    },
  }
}

/** The end of a tag such as `<Chart />`, and the character after it, with which a tokenizer learns that it is complete. */
const CLOSED_IN_ITSELF = /\/>[^]?$/

function isComponent(written: string, imported: ReadonlySet<string>): boolean {
  const [, name = ''] = /^<\/?([\w.]+)/.exec(written) ?? []
  const [first = ''] = name.split('.', 1)
  if (COMPONENT_NAMES.has(name) || (/^[A-Z]/.test(first) && imported.has(first))) return true
  return /^[A-Z]\w*[a-z]/.test(name) && CLOSED_IN_ITSELF.test(written)
}

function mayBeTag(written: string, dialect: ComponentDialect): boolean {
  const [, first = '', second = ''] = written
  if (first === '') return true
  if (first === '/') return second === '' || LETTER.test(second) || (second === '>' && dialect === 'mdx')
  return LETTER.test(first) || (first === '>' && dialect === 'mdx')
}

/** Starts of braces that are read in `.md`, where all other braces are text. */
const BRACES_IN_MARKDOWN = ['{/*', '{props.', '{frontMatter.', '{frontmatter.']

/** `{{ name }}` is a variable of the site, `{#id}` the id of a heading. In `.md`, `{name}` is read if it is imported. */
function braceGuard({ dialect, imported }: ComponentSyntaxOptions): Guard {
  const starts = [...BRACES_IN_MARKDOWN, ...Array.from(imported, (name) => `{${name}}`)]
  let written = ''
  let isKnown = false
  return {
    mayStart: ({ previous }) => previous !== OPENING_BRACE,
    watch: () => (code) => {
      if (code === null || isKnown) return true
      written += code < 0 ? ' ' : String.fromCharCode(code)
      if (dialect === 'mdx') {
        isKnown = written.length > 1
        return !/^\{[{#%:.]/.test(written)
      }
      isKnown = starts.includes(written)
      return isKnown || starts.some((start) => start.startsWith(written))
    },
  }
}

/** Each empty line is a chance that the lines are complete: with these limits time stays linear. */
const MAX_MODULE_CHARACTERS = 20_000
const MAX_EMPTY_LINES = 50

/**
 * What to do about an `import` or `export` that is text because it is too long; null for one that is not. `lines` are those of the document,
 * of which the first that begins with `text` begins it.
 */
export function hintForLongModule(text: string, lines: readonly string[]): string | null {
  const start = /^.{0,40}/.exec(text)?.[0] ?? ''
  const from = lines.findIndex((line) => line.startsWith(start))
  const end = lines.indexOf('', from)
  const { length } = lines.slice(from, end === -1 ? undefined : end).join('\n')
  return length < MAX_MODULE_CHARACTERS
    ? null
    : `It is too long to be read as data: more than ${MAX_MODULE_CHARACTERS} characters. ${TOO_LONG_CODE.hint}`
}

/** Each closing brace is a chance that an expression is complete, and all of it is read again. */
const MAX_BRACES = 200

/** Comments that have begun and not ended: after each, the rest is searched for its end, and that at each closing brace. */
const MAX_COMMENTS = 100

function withFewEnds(guard: Guard): Guard {
  let ends = 0
  const countComments = commentCounter()
  return {
    ...guard,
    watch: () => {
      const watch = guard.watch()
      return (code) => {
        if (code === CLOSING_BRACE) ends += 1
        return countComments(code) <= MAX_COMMENTS && ends <= MAX_BRACES && watch(code)
      }
    },
  }
}

/** Counts what could begin a comment, character by character: in the line, and since the end of the last one with stars. */
function commentCounter(): (code: Code) => number {
  let previous: Code = null
  let inLine = 0
  let inText = 0
  return (code) => {
    if (code !== null && code < -2) inLine = 0
    else if (previous === SLASH && code === SLASH) inLine += 1
    else if (previous === SLASH && code === ASTERISK) inText += 1
    else if (previous === ASTERISK && code === SLASH) inText = 0
    previous = code
    return inLine + inText
  }
}

/** Attempts to read module lines in one document; every one reads all names again that were imported before. */
const MAX_MODULES = 200
const modules = new WeakMap<object, number>()

function moduleGuard(): Guard {
  let characters = 0
  let emptyLines = 0
  let wasLineEnd = false
  return {
    mayStart: ({ parser }) => {
      const count = (modules.get(parser) ?? 0) + 1
      modules.set(parser, count)
      return count <= MAX_MODULES
    },
    watch: () => (code) => {
      const isLineEnd = code !== null && code < -2
      if (isLineEnd && wasLineEnd) emptyLines += 1
      wasLineEnd = isLineEnd
      characters += 1
      return characters < MAX_MODULE_CHARACTERS && emptyLines < MAX_EMPTY_LINES
    },
  }
}

/**
 * `<Aside>text</Aside>` in one line would be a block of HTML, which `<aside>` starts. So would `<h1 style={{…}}>text</h1>`, whose
 * braces HTML has not.
 */
function htmlGuard({ imported }: ComponentSyntaxOptions): Guard {
  let written = ''
  let isNamed = false
  let previous = ''
  return {
    watch: () => (code) => {
      const character = code === null || code < 0 ? ' ' : String.fromCharCode(code)
      if (previous === '=' && character === '{') return false
      // Only the first tag and its first line count.
      if (previous !== '>') previous = code === null || code < -2 ? '>' : character
      if (isNamed) return true
      isNamed = written !== '' && !/[\w./]/.test(character)
      if (isNamed) return !isComponent(written, imported)
      written += character
      return true
    },
  }
}

function commentGuard(): Guard {
  let written = ''
  return {
    watch: () => (code) => {
      if (written.length > 2 || code === null) return true
      written += code < 0 ? ' ' : String.fromCharCode(code)
      return '<!-'.startsWith(written.slice(0, 3))
    },
  }
}

type SyntaxType = 'componentTag' | 'braceExpression' | 'moduleLines'

const NODES: FromMarkdown = {
  enter: {
    mdxJsxFlowTag: enterAs('componentTag'),
    mdxJsxTextTag: enterAs('componentTag'),
    mdxFlowExpression: enterAs('braceExpression'),
    mdxTextExpression: enterAs('braceExpression'),
    mdxjsEsm: enterAs('moduleLines'),
  },
  exit: {
    mdxJsxFlowTag: exitWithSource,
    mdxJsxTextTag: exitWithSource,
    mdxFlowExpression: exitWithSource,
    mdxTextExpression: exitWithSource,
    mdxjsEsm: exitWithSource,
  },
}

function enterAs(type: SyntaxType): Handle {
  return function enterSyntax(token) {
    this.enter({ type, value: '' }, token)
  }
}

function exitWithSource(this: CompileContext, token: Token): undefined {
  const node: Nodes | undefined = this.stack.findLast((open): open is Nodes => open.type !== 'fragment')
  if (node !== undefined && 'value' in node) node.value = this.sliceSerialize(token)
  this.exit(token)
}
