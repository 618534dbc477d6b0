import { type AtRule, parse, type Rule } from 'postcss'
import { leadsAway } from '@fyr/content-pipeline/internal'
import { documentationPage, readTextInSite } from '@fyr/cli/internal'
import { dirname, relative, resolve, sep } from 'node:path'
import { changeLines } from './change-lines.ts'
import type { MigrationNote } from './migration-plan.ts'
import { isFile } from './read-old-files.ts'

/** What the style sheets of an old site say that Fyr has words for. */
export interface CustomCss {
  /** The colour of the brand; null where none can be read. */
  readonly accent: string | null
  /** Classes that hide a picture in one colour mode, each with the class that Fyr knows. */
  readonly modeClasses: ReadonlyMap<string, string>
  /** Drawings of `::before` and `::after` rules, by class. */
  readonly drawings: ReadonlyMap<string, string>
  /** The note on everything else; null without style sheets. */
  readonly note: MigrationNote | null
}

/** How an old tool writes colours. */
interface Dialect {
  /** Its variables for the colour of the brand, the first that is set counts. */
  readonly accents: readonly string[]
  /** What the selectors of the dark mode begin with, as a pattern. */
  readonly dark: string
}

export const DOCUSAURUS_CSS: Dialect = {
  accents: ['--ifm-color-primary'],
  dark: String.raw`(?:html|:root)?\[data-theme=['"]?dark['"]?\]`,
}
export const VITEPRESS_CSS: Dialect = {
  accents: ['--vp-c-brand-1', '--vp-c-brand', '--vp-button-brand-bg'],
  dark: String.raw`(?:html|:root)?\.dark`,
}
export const STARLIGHT_CSS: Dialect = {
  accents: ['--sl-color-accent'],
  dark: String.raw`(?:html|:root)?\[data-theme=['"]?dark['"]?\]`,
}

/** Selectors of the page as a whole, and of its light mode. */
const ROOT = /^(?:html|:root)+$/
const LIGHT = /^(?:html|:root)?\[data-theme=['"]?light['"]?\]$/

/** Variables and rules named in the note. */
const NAMED = 6

/** Reads style sheets, which are absolute paths, as far as they are in the site. What is not CSS says nothing. */
export function readCustomCss(root: string, files: readonly string[], dialect: Dialect): CustomCss {
  const seen = new Set<string>()
  const rules = files.flatMap((file) => rulesIn(root, resolve(root, file), seen))
  const accent = accentIn(rules, dialect.accents)
  const modeClasses = modeClassesIn(rules, dialect)
  const drawings = drawingsIn(rules)
  return {
    accent,
    modeClasses,
    drawings,
    note: files.length === 0 ? null : noteOn(rules, { accent, modeClasses }),
  }
}

/** An import of another style sheet of the site. */
const IMPORT = /@import\s+(?:url\(\s*)?["']?(\.{1,2}\/[^"')\s]+\.css)/g

/** The rules of a style sheet (absolute) and of those that it imports, each read once. */
function rulesIn(root: string, path: string, seen: Set<string>): readonly Rule[] {
  const file = relative(root, path).split(sep).join('/')
  if (!file.endsWith('.css') || file.startsWith('../') || seen.has(file)) return []
  seen.add(file)
  if (!isFile(path) || leadsAway(root, file)) return []
  const text = readTextInSite(root, file)
  const imported = [...text.matchAll(IMPORT)].map(([, request = '']) => resolve(dirname(path), request))
  return [...imported.flatMap((one) => rulesIn(root, one, seen)), ...rulesOf(text)]
}

/** The rules of a style sheet for every screen; none of one that is no CSS. */
function rulesOf(text: string): readonly Rule[] {
  const rules: Rule[] = []
  try {
    parse(text).walkRules((rule) => {
      if (isForAll(rule)) rules.push(rule)
    })
  } catch {
    return []
  }
  return rules
}

function isForAll({ parent }: Rule): boolean {
  return parent?.type === 'root' || (parent?.type === 'atrule' && (parent as AtRule).name === 'layer')
}

/** A colour as `theme.accent` takes it: opaque, and not worked out from others. */
const COLOUR =
  /^(?:#(?:[\da-f]{3}|[\da-f]{6})|(?:rgb|hsl|oklch)\(\s*[\d.]+(?:%|deg)?(?:\s*,\s*|\s+)[\d.]+%?(?:\s*,\s*|\s+)[\d.]+(?:%|deg)?\s*\))$/i

function accentIn(rules: readonly Rule[], names: readonly string[]): string | null {
  const [own, light] = [ROOT, LIGHT].map((selector) => variablesIn(rules, selector))
  const variables = new Map([...(own ?? []), ...(light ?? [])])
  for (const name of names) {
    const value = valueOf(variables.get(name) ?? '', variables)
    if (COLOUR.test(value)) return value.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
  }
  return null
}

function variablesIn(rules: readonly Rule[], selector: RegExp): ReadonlyMap<string, string> {
  const variables = new Map<string, string>()
  for (const rule of rules) {
    if (!rule.selectors.some((one) => selector.test(one))) continue
    for (const node of rule.nodes)
      if (node.type === 'decl' && node.prop.startsWith('--')) variables.set(node.prop, node.value.trim())
  }
  return variables
}

/** Variables that stand for others, at most in so many steps. */
const STEPS = 5

function valueOf(written: string, variables: ReadonlyMap<string, string>): string {
  let value = written
  for (let step = 0; step < STEPS; step += 1) {
    const name = /^var\(\s*(--[\w-]+)\s*\)$/.exec(value)?.[1]
    if (name === undefined) return value
    value = variables.get(name) ?? ''
  }
  return value
}

/** Classes that are hidden in one mode, and so are for the other. */
function modeClassesIn(rules: readonly Rule[], { dark }: Dialect): ReadonlyMap<string, string> {
  const inDark = new RegExp(String.raw`^${dark}\s+(?:img)?\.([\w-]+)$`)
  const inLight = new RegExp(
    String.raw`^(?:(?:html|:root)?\[data-theme=['"]?light['"]?\]|html:not\(${dark}\)|:root:not\(${dark}\))\s+(?:img)?\.([\w-]+)$`,
  )
  const found = new Map<string, string>()
  for (const rule of rules) {
    const isHidden = rule.nodes.some(
      (node) => node.type === 'decl' && node.prop === 'display' && node.value === 'none',
    )
    if (!isHidden) continue
    for (const selector of rule.selectors) {
      const [ofLight, ofDark] = [inDark.exec(selector)?.[1], inLight.exec(selector)?.[1]]
      if (ofLight !== undefined) found.set(ofLight, 'light-only')
      if (ofDark !== undefined) found.set(ofDark, 'dark-only')
    }
  }
  return found
}

const DRAWN = /^\.([\w-]+)::?(?:before|after)$/
const DRAWING =
  /url\(\s*(?:(["'])data:image\/svg\+xml([^,"']*),([^]*?)\1\s*\)|data:image\/svg\+xml([^,"']*),([^)]*)\))/

function drawingsIn(rules: readonly Rule[]): ReadonlyMap<string, string> {
  const drawings = new Map<string, string>()
  for (const { selectors, nodes } of rules) {
    const names = selectors.flatMap((selector) => DRAWN.exec(selector)?.[1] ?? [])
    if (names.length === 0) continue
    for (const node of nodes) {
      const svg = node.type === 'decl' ? drawingOf(node.value) : null
      if (svg !== null) for (const name of names) drawings.set(name, svg)
    }
  }
  return drawings
}

function drawingOf(value: string): string | null {
  const [, , ofText, inText, ofAddress, inAddress] = DRAWING.exec(value) ?? []
  const [settings = '', data] = inText === undefined ? [ofAddress, inAddress?.trimEnd()] : [ofText, inText]
  if (data === undefined) return null
  if (settings.endsWith(';base64')) return Buffer.from(data, 'base64').toString('utf8')
  try {
    return decodeURIComponent(data)
  } catch {
    return data
  }
}

function noteOn(
  rules: readonly Rule[],
  { accent, modeClasses }: Pick<CustomCss, 'accent' | 'modeClasses'>,
): MigrationNote {
  const left = [
    ...new Set(
      rules.flatMap(({ selectors }) => selectors).filter((one) => !ROOT.test(one) && !LIGHT.test(one)),
    ),
  ].filter((selector) => ![...modeClasses.keys()].some((name) => selector.endsWith(`.${name}`)))
  const named = left.slice(0, NAMED).join(', ')
  const more = left.length > NAMED ? ` and ${left.length - NAMED} more` : ''
  const instead = [
    ...(accent === null ? [] : [`Its colour ${accent} is "theme.accent" now, which all colours follow.`]),
    ...(left.length === 0
      ? []
      : [`Its rules are left out, as they name elements of the old theme: ${named}${more}.`]),
    `Write your own into theme/styles.css: ${documentationPage('guides/customising')}`,
  ].join(' ')
  return { kind: 'setting', name: 'customCss', instead }
}

/** An attribute with classes. */
const CLASSES = /(\bclass(?:Name)?=)(["'])([^"'{}<>]*)\2/g

/** A page in which classes that hide a picture in one colour mode are those that Fyr knows. */
export function withModeClasses(text: string, classes: CustomCss['modeClasses']): string {
  if (classes.size === 0 || !/\bclass(?:Name)?=/.test(text)) return text
  return changeLines(text, {
    text: (line) =>
      line.replaceAll(CLASSES, (_whole, start: string, quote: string, written: string) => {
        const names = written.split(' ').map((name) => classes.get(name) ?? name)
        return start + quote + names.join(' ') + quote
      }),
  })
}
