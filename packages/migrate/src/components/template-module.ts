import { parse } from 'postcss'
import { parseSync } from 'vite'
import { isRecord } from '@fyr/content-pipeline/internal'
import { type Dialect, markupOf } from './template-markup.ts'
import { moveStyles } from './moved-styles.ts'

/** A component of Vue or Astro as a module of React. */
export type TemplateModule =
  | { readonly text: string; readonly css: string | null }
  /** Why it cannot be one, as a part of a sentence. */
  | { readonly reason: string }

interface Template {
  readonly dialect: Dialect
  readonly script: string
  readonly markup: string
  /** Its own style sheet, and whether it counts for this component alone. */
  readonly css: string
  readonly isScoped: boolean
  /** What its style sheet is written in, where that is not CSS. */
  readonly sheetLanguage: string | null
}

interface Script {
  /** Imports and types. */
  readonly top: string
  /** What runs before the markup. */
  readonly body: string
}

/**
 * Writes a component of Vue or Astro for React, where it is markup with properties and content: nothing that runs in a browser,
 * no loops in Vue, no named slots. `prefix` begins the classes of its own style sheet.
 */
export function templateModule(
  file: string,
  text: string,
  { name, prefix }: { readonly name: string; readonly prefix: string },
): TemplateModule {
  const template = file.endsWith('.vue') ? vueParts(text) : astroParts(text)
  if ('reason' in template) return template
  const script = template.dialect === 'vue' ? vueScript(template.script) : astroScript(template.script)
  if ('reason' in script) return script
  const plain = markupOf(template.markup, template.dialect)
  if ('reason' in plain) return plain
  const styles = stylesOf(template, { prefix, isModule: template.isScoped && !plain.hasComputedClass })
  if (typeof styles === 'string') return { reason: styles }
  const markup = markupOf(template.markup, template.dialect, (one) => styles.classes[one] ?? one)
  if ('reason' in markup) return markup
  const unknown = markup.components.find((one) => !new RegExp(String.raw`\b${one}\b`).test(script.top))
  if (unknown !== undefined && unknown !== 'Fragment') return { reason: `shows <${unknown}>` }
  const fragments = markup.components.includes('Fragment') ? "import { Fragment } from 'react'\n" : ''
  return {
    css: styles.css.trim() === '' ? null : styles.css,
    text: `import type { ReactNode } from 'react'
${fragments}${script.top}
export default function ${name}(props: Readonly<Record<string, string>> & { readonly children?: ReactNode }): ReactNode {
${script.body}  return (
    <>${markup.jsx.trim()}</>
  )
}
`,
  }
}

function vueParts(text: string): Template | { readonly reason: string } {
  const scripts = blocksOf(text, 'script')
  const sheets = blocksOf(text, 'style')
  const [, markup] = /<template(?:\s+lang="html")?>([\s\S]*)<\/template>/.exec(text) ?? []
  if (markup === undefined) return { reason: 'has no template in HTML' }
  if (scripts.length > 1) return { reason: 'has two scripts' }
  return {
    dialect: 'vue',
    script: scripts[0]?.text ?? '',
    markup,
    css: sheets.map((sheet) => sheet.text).join('\n'),
    isScoped: sheets.some(({ attributes }) => /\bscoped\b/.test(attributes)),
    sheetLanguage: sheetLanguage(sheets),
  }
}

function astroParts(text: string): Template | { readonly reason: string } {
  const [whole = '', script = ''] = /^\s*---\n([\s\S]*?)\n?---/.exec(text) ?? []
  const rest = text.slice(whole.length)
  if (/<script\b/.test(rest)) return { reason: 'has a script' }
  const sheets = blocksOf(rest, 'style')
  const markup = rest.replaceAll(/<style\b[^>]*>[\s\S]*?<\/style>/g, '')
  return {
    dialect: 'astro',
    script,
    markup,
    css: sheets.map((sheet) => sheet.text).join('\n'),
    isScoped: !sheets.some(({ attributes }) => /\bis:global\b/.test(attributes)),
    sheetLanguage: sheetLanguage(sheets),
  }
}

interface Block {
  readonly attributes: string
  readonly text: string
}

function blocksOf(text: string, name: 'script' | 'style'): readonly Block[] {
  const blocks = text.matchAll(new RegExp(String.raw`<${name}\b([^>]*)>([\s\S]*?)</${name}>`, 'g'))
  return [...blocks].map(([, attributes = '', inner = '']) => ({ attributes, text: inner }))
}

function sheetLanguage(sheets: readonly Block[]): string | null {
  const written = sheets.map(({ attributes }) => /\blang="(?!css")(\w+)"/.exec(attributes)?.[1])
  return written.find((language) => language !== undefined) ?? null
}

function stylesOf(
  { css, isScoped, sheetLanguage: language }: Template,
  options: { readonly prefix: string; readonly isModule: boolean },
): ReturnType<typeof moveStyles> {
  if (css.trim() === '') return { css: '', classes: {} }
  if (language !== null) return `has a style sheet in ${language}`
  if (/\bv-bind\(|:deep\(|:slotted\(/.test(css)) return 'has styles that only Vue reads'
  const styles = moveStyles(css, options)
  if (typeof styles === 'string' || !isScoped) return styles
  let isOfElements = false
  parse(css).walkRules(({ selectors, parent }) => {
    const isFrame = parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes')
    if (!isFrame) isOfElements ||= selectors.some((selector) => !/[.#]/.test(selector))
  })
  return isOfElements ? 'has styles for every element of a kind' : styles
}

interface Statement {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

function isStatement(value: unknown): value is Statement {
  return isRecord(value) && typeof value['type'] === 'string'
}

function statementsOf(script: string): readonly Statement[] | null {
  const { errors, program } = parseSync('script.ts', script)
  const body: readonly unknown[] = Array.isArray(program.body) ? program.body : []
  return errors.length > 0 ? null : body.filter(isStatement)
}

const TYPES = /^(?:TSInterfaceDeclaration|TSTypeAliasDeclaration)$/

function isTop({ type, declaration }: Statement): boolean {
  return (
    type === 'ImportDeclaration' ||
    TYPES.test(type) ||
    (type === 'ExportNamedDeclaration' && isStatement(declaration) && TYPES.test(declaration.type))
  )
}

function scriptOf(script: string, statements: readonly Statement[], body: string): Script {
  const top = statements.filter(isTop).map(({ start, end }) => `${script.slice(start, end)}\n`)
  return { top: top.join(''), body }
}

/** What runs before the markup of Astro, where it only reads its properties. */
function astroScript(script: string): Script | { readonly reason: string } {
  const statements = statementsOf(script)
  if (statements === null) return { reason: 'has code that cannot be read' }
  const rest = statements.filter((one) => !isTop(one)).map(({ start, end }) => script.slice(start, end))
  const body = rest.map((code) => `  ${code.replaceAll('Astro.props', 'props')}\n`).join('')
  const [astro] = /\bAstro\.\w+/.exec(body) ?? []
  if (astro !== undefined) return { reason: `uses "${astro}"` }
  if (/\bawait\b|\bimport\.meta\b|\bfetch\(/.test(body)) return { reason: 'waits for something' }
  return scriptOf(script, statements, body)
}

/** The properties of a component of Vue, where its script declares nothing else. */
function vueScript(script: string): Script | { readonly reason: string } {
  const statements = statementsOf(script)
  if (statements === null) return { reason: 'has code that cannot be read' }
  const others = statements.filter((one) => !isTop(one))
  const [only, ...more] = others
  if (only === undefined) return scriptOf(script, statements, '')
  const code = script.slice(only.start, only.end)
  const declared = more.length === 0 ? propertiesOf(code) : null
  if (declared === null) return { reason: 'has a script that does more than declare its properties' }
  const types = statements.filter((one) => isTop(one) && one.type !== 'ImportDeclaration')
  const named = types.flatMap(({ start, end }) => membersOf(script.slice(start, end)))
  const defaults = defaultsOf(code)
  const all = [...new Set([...declared, ...(/defineProps\s*<\s*\w/.test(code) ? named : [])])]
  const names = all.filter((one) => one !== 'props' && one !== 'children')
  const list = names.map((one) => (defaults.has(one) ? `${one} = ${defaults.get(one)}` : one)).join(', ')
  return scriptOf(script, statements, names.length === 0 ? '' : `  const { ${list} } = props\n`)
}

/** Names of properties in `defineProps`, or in the `props` of an object of options that has nothing else; null for other code. */
function propertiesOf(code: string): readonly string[] | null {
  const options =
    /^export default\s+(?:defineComponent\()?\s*\{\s*(?:name:\s*['"][^'"]*['"],?\s*)?(?:props:\s*([[{][\s\S]*[\]}]))?,?\s*\}\s*\)?;?$/.exec(
      code,
    )
  const called =
    /^(?:const\s+(?:props|\{[^}]*\})\s*=\s*)?(?:withDefaults\(\s*)?defineProps\s*(?:<([\s\S]*?)>)?\(([\s\S]*)\);?$/.exec(
      code,
    )
  if (options === null && called === null) return null
  if (options !== null && /=>|\bfunction\b|\w+\s*\(/.test(options[1] ?? '')) return null
  const written = options?.[1] ?? called?.[1] ?? called?.[2] ?? ''
  return written.startsWith('[')
    ? [...written.matchAll(/['"](\w+)['"]/g)].map(([, name = '']) => name)
    : membersOf(written)
}

/** Names of the outermost members of an object or a type. */
function membersOf(code: string): string[] {
  const inner = code.slice(code.indexOf('{') + 1)
  const names: string[] = []
  let depth = 0
  for (const [token, name] of inner.matchAll(
    /[{[(<]|(?<!=)[}\])>]|(?:^|[,;\n{]|\breadonly\s)\s*(\w+)\??(?=\s*:)/g,
  )) {
    if (name !== undefined) {
      if (depth === 0 && name !== 'readonly') names.push(name)
    } else depth += /[{[(<]/.test(token) ? 1 : -1
    if (depth < 0) break
  }
  return names
}

/** Literals that properties are without a value, by name. */
function defaultsOf(code: string): ReadonlyMap<string, string> {
  const literal = String.raw`('[^'\n]*'|"[^"\n]*"|-?\d+(?:\.\d+)?|true|false)`
  const objects = code.matchAll(new RegExp(String.raw`(\w+):\s*\{[^{}]*\bdefault:\s*${literal}`, 'g'))
  const [, listed = ''] = /withDefaults\([\s\S]*?\(\s*\)\s*,\s*\{([\s\S]*)\}\s*\)/.exec(code) ?? []
  const [, destructured = ''] = /^const\s+\{([^}]*)\}/.exec(code) ?? []
  return new Map(
    [
      ...objects,
      ...listed.matchAll(new RegExp(String.raw`(\w+):\s*${literal}`, 'g')),
      ...destructured.matchAll(new RegExp(String.raw`(\w+)\s*=\s*${literal}`, 'g')),
    ].map(([, name = '', value = '']) => [name, value]),
  )
}
