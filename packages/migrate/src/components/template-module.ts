import { parse } from 'postcss'
import { CLASS, moveStyles } from './moved-styles.ts'
import { markupOf } from './template-markup.ts'
import { type Dialect, type GivenNames } from './template-reading.ts'
import { astroScript, type Script, vueScript } from './template-script.ts'

/** A component of Vue or Astro as a module of React. */
export type TemplateModule =
  | { readonly text: string; readonly css: string | null }
  /** Why it cannot be one, as a part of a sentence. */
  | { readonly reason: string }

interface Template {
  readonly dialect: Dialect
  readonly script: string
  readonly markup: string
  /** Its own style sheet, and whether it counts for this component alone; null where that differs. */
  readonly css: string
  readonly isScoped: boolean | null
  /** What its style sheet is written in, where that is not CSS. */
  readonly sheetLanguage: string | null
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
  const lines = text.replaceAll('\r\n', '\n')
  const template = file.endsWith('.vue') ? vueParts(lines) : astroParts(lines)
  if ('reason' in template) return template
  const { dialect } = template
  const free = freeNames(template)
  const script = dialect === 'vue' ? vueScript(template.script) : astroScript(template.script, free)
  if ('reason' in script) return script
  const given: GivenNames =
    dialect === 'vue' ? { props: 'props', children: 'props.children', own: script.names } : free
  const plain = markupOf(template.markup, dialect, given)
  if ('reason' in plain) return plain
  const styles = stylesOf(template, { prefix, classes: plain.hasComputedClass ? null : plain.classes })
  if (typeof styles === 'string') return { reason: styles }
  const markup = markupOf(template.markup, dialect, given, (one) => styles.classes[one] ?? one)
  if ('reason' in markup) return markup
  const shown = [...markup.components].map((one) => one.replace(/\..*/, ''))
  const unknown = shown.find((one) => one !== 'Fragment' && !script.imported.includes(one))
  if (unknown !== undefined) return { reason: `shows <${unknown}>` }
  const isFragment = shown.includes('Fragment') && !script.imported.includes('Fragment')
  return {
    css: styles.css.trim() === '' ? null : styles.css,
    text: moduleOf({
      script,
      name: script.imported.includes(name) ? `${name}Component` : name,
      parameter: dialect === 'vue' ? 'props' : destructured(given),
      imports: isFragment ? "import { Fragment } from 'react'\n" : '',
      jsx: markup.jsx.trim(),
    }),
  }
}

interface ModuleParts {
  readonly script: Script
  readonly name: string
  readonly parameter: string
  readonly imports: string
  readonly jsx: string
}

function moduleOf({ script, name, parameter, imports, jsx }: ModuleParts): string {
  return `import type { ReactNode } from 'react'
${imports}${script.top}
export default function ${name}(${parameter}: Readonly<Record<string, string>> & { readonly children?: ReactNode }): ReactNode {
${script.body}  return (
    <>${jsx}</>
  )
}
`
}

/** Content is no property in Astro. */
function destructured({ props, children }: GivenNames): string {
  return `{ ${children === 'children' ? children : `children: ${children}`}, ...${props} }`
}

/** Names for what a component of Astro is given, which it does not use itself. */
function freeNames({ script, markup }: Template): GivenNames {
  const own = `${script} ${markup}`.replaceAll(/\bAstro\.props\b/g, '')
  const freeOf = (names: readonly string[]): string =>
    names.find((name) => !new RegExp(String.raw`\b${name}\b`).test(own)) ?? 'given'
  return {
    props: freeOf(['props', 'properties', 'givenProps']),
    children: freeOf(['children', 'content', 'slotContent']),
    own: [],
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
    isScoped: everyOrNone(sheets, ({ attributes }) => /\bscoped\b/.test(attributes)),
    sheetLanguage: sheetLanguage(sheets),
  }
}

function astroParts(text: string): Template | { readonly reason: string } {
  const [whole = '', script = ''] =
    /^\s*---[ \t]*\n((?:[\s\S]*?\n)??)[ \t]*---[ \t]*(?:\n|$)/.exec(text) ?? []
  const rest = text.slice(whole.length)
  if (/^[ \t]*---/m.test(rest)) return { reason: 'has code that cannot be read' }
  if (/<script\b/.test(rest)) return { reason: 'has a script' }
  const sheets = blocksOf(rest, 'style')
  if (sheets.some(({ attributes }) => attributes.includes('define:')))
    return { reason: 'has styles that only Astro reads' }
  const markup = rest.replaceAll(/<style\b[^>]*>[\s\S]*?<\/style>/g, '')
  return {
    dialect: 'astro',
    script,
    markup,
    css: sheets.map((sheet) => sheet.text).join('\n'),
    isScoped: everyOrNone(sheets, ({ attributes }) => !/\bis:global\b/.test(attributes)),
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

/** Whether something is so of all; null where it is so of some. */
function everyOrNone(sheets: readonly Block[], isSo: (sheet: Block) => boolean): boolean | null {
  const count = sheets.filter(isSo).length
  return count === sheets.length ? count > 0 : count === 0 ? false : null
}

function stylesOf(
  { css, isScoped, dialect, sheetLanguage: language }: Template,
  { prefix, classes }: { readonly prefix: string; readonly classes: ReadonlySet<string> | null },
): ReturnType<typeof moveStyles> {
  if (css.trim() === '') return { css: '', classes: {} }
  if (language !== null) return `has a style sheet in ${language}`
  if (isScoped === null) return 'has a style sheet for itself and one for all'
  if (/\bv-bind\(|:deep\(|:slotted\(|::v-|>>>|\/deep\//.test(css)) return 'has styles that only Vue reads'
  const isModule = isScoped && classes !== null
  if (!isModule && css.includes(':global(')) return 'has styles for all and a computed class'
  const styles = moveStyles(css, { prefix, isModule })
  if (typeof styles === 'string' || !isScoped) return styles
  const selectors = selectorsOf(css)
  if (selectors.some((selector) => !/[.#]/.test(selector))) return 'has styles for every element of a kind'
  if (classes === null) return styles
  const others = selectors.flatMap((selector) => othersIn(selector, classes))
  if (others.some(({ isLast }) => isLast || dialect === 'astro'))
    return `has styles for a class that its markup does not have: ${others[0]?.name}`
  return moveStyles(css, { prefix, isModule, outside: new Set(others.map(({ name }) => name)) })
}

/** The selectors of a style sheet, without the frames of animations. */
function selectorsOf(css: string): string[] {
  const selectors: string[] = []
  parse(css).walkRules((rule) => {
    const { parent } = rule
    const isFrame = parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes')
    if (!isFrame) selectors.push(...rule.selectors)
  })
  return selectors
}

/** The classes of a selector that are not in the markup, and whether it is an element with that class which gets the style. */
function othersIn(selector: string, classes: ReadonlySet<string>): { name: string; isLast: boolean }[] {
  const parts = selector
    .replaceAll(/:global\([^()]*\)/g, '')
    .trim()
    .split(/[\s>+~]+/)
  return parts.flatMap((part, index) =>
    [...part.matchAll(CLASS)]
      .map(([, name = '']) => ({ name, isLast: index === parts.length - 1 }))
      .filter(({ name }) => !classes.has(name)),
  )
}
