import { suggestName } from '../../nearest-name.ts'
import { type DocumentContext, type PlacedNode, reportAt } from '../document/document-context.ts'
import type { AttributeKind, KnownComponent } from './known-components.ts'
import type { Literal } from '../document/literal.ts'
import type { ReadLiteral } from './read-literal.ts'
import type { ReadTag } from './read-tag.ts'

/** Attributes that React and the DOM would run, or take for their own. */
const FORBIDDEN = /^(?:on[A-Z].*|dangerouslySetInnerHTML|innerHTML|srcDoc|ref|key|children|is|__proto__)$/

const SCHEME = /^([a-z][a-z0-9+.-]*):/i
const SAFE_SCHEMES = /^(?:https?|mailto|tel|pathname):/i
const DATA_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp|avif);/i
/** Schemes that run, or show what somebody else wrote as if it were the page. */
const RUNNING_SCHEMES = /^(?:javascript|vbscript|data|blob|file|filesystem|view-source):/i

/** The attributes of a known component that may be used; all others are reported. */
export function checkKnown(
  tag: ReadTag,
  known: KnownComponent,
  node: PlacedNode,
  context: DocumentContext,
): ReadonlyMap<string, Literal> {
  const names = Object.keys(known.attributes)
  const checked = new Map<string, Literal>()
  const isIgnored = (name: string) =>
    Object.hasOwn(known.attributes, name) && known.attributes[name] === 'ignored'
  const relevant = new Map([...tag.attributes].filter(([name]) => !isIgnored(name)))
  for (const [name, value] of literalAttributes({ ...tag, attributes: relevant }, node, context)) {
    const kind = Object.hasOwn(known.attributes, name) ? known.attributes[name] : undefined
    if (kind === undefined && !/^(?:data-|aria-)/.test(name)) {
      reportUnknown(tag.name, name, names, node, context)
    } else if (kind !== undefined && kind !== 'ignored' && isOfKind(value, kind)) checked.set(name, value)
    else if (kind !== undefined && kind !== 'ignored' && value !== undefined && value !== null) {
      report(`The attribute "${name}" of <${tag.name}> must be ${WORDS[kind]}.`, '', node, context)
    }
  }
  for (const group of known.required ?? []) {
    if (group.some((name) => checked.has(name) || tag.attributes.has(name))) continue
    report(
      `<${tag.name}> needs the attribute "${group[0] ?? ''}".`,
      `Write ${group[0] ?? ''}="…".`,
      node,
      context,
    )
  }
  return checked
}

/** The attributes of a component of the site: any literal under any name that is safe. */
export function checkForeign(
  tag: ReadTag,
  node: PlacedNode,
  context: DocumentContext,
): ReadonlyMap<string, Literal> {
  return new Map(literalAttributes(tag, node, context))
}

function literalAttributes(tag: ReadTag, node: PlacedNode, context: DocumentContext): [string, Literal][] {
  const found = [...tag.attributes].flatMap(([name, read]): [string, Literal][] => {
    if (FORBIDDEN.test(name)) {
      const hint = 'Delete it: nothing in content runs.'
      report(`The attribute "${name}" of <${tag.name}> is not allowed.`, hint, node, context)
      return []
    }
    return isSafe(tag, name, read, node, context) ? [[name, read.value]] : []
  })
  if (tag.hasSpread) {
    const hint = 'Write each attribute with its value: nothing in content runs.'
    report(`<${tag.name}> takes its attributes from code.`, hint, node, context)
  }
  return found
}

function isSafe(
  { name: component }: ReadTag,
  name: string,
  read: ReadLiteral,
  node: PlacedNode,
  context: DocumentContext,
): read is Extract<ReadLiteral, { type: 'literal' }> {
  if (read.type === 'code') {
    const hint =
      'Write a text, a number, true or false, a list or an object of such values: nothing in content runs.'
    report(`The attribute "${name}" of <${component}> ${read.what}.`, hint, node, context)
    return false
  }
  const unsafe = unsafeText(read.value)
  if (unsafe === null) return true
  report(
    `The attribute "${name}" of <${component}> has an address that would run: "${unsafe}".`,
    'Write a path, or a URL that starts with "https:".',
    node,
    context,
  )
  return false
}

/** The first text in a value that a browser would run as an address; null without one. */
function unsafeText(value: Literal): string | null {
  if (typeof value === 'string') {
    // Browsers leave out control characters and blanks before they read the scheme.
    const address = value.replaceAll(/[\p{Cc}\p{Cf}\s]/gu, '')
    if (!SCHEME.test(address) || SAFE_SCHEMES.test(address) || DATA_IMAGE.test(address)) return null
    return RUNNING_SCHEMES.test(address) ? value.slice(0, 40) : null
  }
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    if (name === '__html' || name === '__proto__') return name
    const unsafe = unsafeText(inner)
    if (unsafe !== null) return unsafe
  }
  return null
}

const WORDS: Readonly<Record<Exclude<AttributeKind, 'ignored'>, string>> = {
  text: 'a text',
  flag: 'true or false',
  number: 'a number',
  any: 'a value',
}

function isOfKind(value: Literal, kind: AttributeKind): boolean {
  if (value === undefined || value === null) return false
  if (kind === 'text') return typeof value === 'string' || typeof value === 'number'
  if (kind === 'flag')
    return typeof value === 'boolean' || value === '' || value === 'true' || value === 'false'
  if (kind === 'number') return Number.isFinite(Number(value)) && typeof value !== 'boolean'
  return true
}

function reportUnknown(
  component: string,
  name: string,
  known: readonly string[],
  node: PlacedNode,
  context: DocumentContext,
): void {
  const problem = `Unknown attribute "${name}" for <${component}>: it is ignored.`
  reportAt(
    context,
    node,
    'unknown-attribute',
    problem,
    suggestName(name, known, `Known: ${known.join(', ')}.`),
  )
}

function report(problem: string, hint: string, node: PlacedNode, context: DocumentContext): void {
  reportAt(context, node, 'invalid-component', problem, hint)
}
