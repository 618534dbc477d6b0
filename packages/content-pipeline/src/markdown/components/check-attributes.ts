import { suggestName } from '../../nearest-name.ts'
import { type DocumentContext, type PlacedNode, reportAt } from '../document/document-context.ts'
import type { AttributeKind, KnownComponent } from './known-component.ts'
import type { Literal } from '../document/literal.ts'
import type { ReadLiteral } from './read-literal.ts'
import type { ReadTag } from './read-tag.ts'

/** Attributes that React and the DOM would run, or take for their own. */
const FORBIDDEN = /^(?:on[A-Z].*|dangerouslySetInnerHTML|innerHTML|srcDoc|ref|key|children|is|__proto__)$/

const DATA_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp|avif);/i
/** Schemes that run code, or show another text as if it were the page. */
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
  const kindOf = (name: string) =>
    Object.hasOwn(known.attributes, name) ? known.attributes[name] : undefined
  const isAddress = (name: string) => kindOf(name) === 'address' || kindOf(name) === 'image'
  const relevant = new Map([...tag.attributes].filter(([name]) => kindOf(name) !== 'ignored'))
  for (const [name, value] of literalAttributes({ ...tag, attributes: relevant }, isAddress, node, context)) {
    const kind = kindOf(name)
    if (kind === undefined && !/^(?:data-|aria-)/.test(name)) {
      reportUnknown(tag.name, name, names, node, context)
    } else if (kind !== undefined && kind !== 'ignored' && isOfKind(value, kind)) checked.set(name, value)
    else if (kind !== undefined && kind !== 'ignored' && value !== undefined && value !== null) {
      report(`The attribute "${name}" of <${tag.name}> must be ${WORDS[kind]}.`, '', node, context)
    }
  }
  for (const [name, choices] of Object.entries(known.choices ?? {})) {
    if (!checked.has(name)) continue
    for (const value of new Set([checked.get(name)].flat())) {
      if (typeof value === 'string' && choices.includes(value.toLowerCase())) continue
      const problem = `Unknown ${name} ${JSON.stringify(value)} for <${tag.name}>: it is ignored.`
      const hint = suggestName(String(value), choices, `Known: ${choices.join(', ')}.`)
      reportAt(context, node, 'unknown-attribute', problem, hint)
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
  return new Map(literalAttributes(tag, (name) => !PROSE.test(name), node, context))
}

/** Attributes that are words for readers: "JavaScript: a start" is a title, and no address. */
const PROSE = /^(?:title|alt|label|summary|description|text|caption|heading|aria-.*)$/i

function literalAttributes(
  tag: ReadTag,
  isAddress: (name: string) => boolean,
  node: PlacedNode,
  context: DocumentContext,
): [string, Literal][] {
  const found = [...tag.attributes].flatMap(([name, read]): [string, Literal][] => {
    if (FORBIDDEN.test(name)) {
      const hint = 'Delete it: content cannot run code.'
      report(`The attribute "${name}" of <${tag.name}> is not allowed.`, hint, node, context)
      return []
    }
    const value = safeValue(tag.name, { name, read, isAddress }, node, context)
    return value === null ? [] : [[name, ...value]]
  })
  if (tag.hasSpread) {
    const hint = 'Write each attribute with its value: content cannot run code.'
    report(`<${tag.name}> takes its attributes from code.`, hint, node, context)
  }
  return found
}

interface WrittenAttribute {
  readonly name: string
  readonly read: ReadLiteral
  readonly isAddress: (name: string) => boolean
}

/** The value of an attribute, unless it is code or an address that runs, which is reported. */
function safeValue(
  component: string,
  { name, read, isAddress }: WrittenAttribute,
  node: PlacedNode,
  context: DocumentContext,
): [Literal] | null {
  if (read.type === 'code') {
    const hint =
      'Write a string, a number, true or false, or a list or an object of these: content cannot run code.'
    report(`The attribute "${name}" of <${component}> ${read.what}.`, hint, node, context)
    return null
  }
  const unsafe = unsafeText(read.value, isAddress(name))
  if (unsafe === null) return [read.value]
  report(
    `The attribute "${name}" of <${component}> has an address that would run: "${unsafe}".`,
    'Write a path, or a URL that starts with "https:".',
    node,
    context,
  )
  return null
}

/** The first text in a value that a browser would run as an address; null without one. */
function unsafeText(value: Literal, isAddress: boolean): string | null {
  if (typeof value === 'string') return isAddress && isRunning(value) ? value.slice(0, 40) : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    if (name === '__html' || name === '__proto__') return name
    const unsafe = unsafeText(inner, isAddress && !PROSE.test(name))
    if (unsafe !== null) return unsafe
  }
  return null
}

function isRunning(written: string): boolean {
  // Browsers drop control characters and white space before they read the scheme.
  const address = written.replaceAll(/[\p{Cc}\p{Cf}\s]/gu, '')
  return RUNNING_SCHEMES.test(address) && !DATA_IMAGE.test(address)
}

const WORDS: Readonly<Record<Exclude<AttributeKind, 'ignored'>, string>> = {
  text: 'a string',
  address: 'a string',
  image: 'an address or an imported image',
  flag: 'true or false',
  number: 'a number',
  any: 'a value',
}

function isOfKind(value: Literal, kind: AttributeKind): boolean {
  if (value === undefined || value === null) return false
  if (kind === 'text' || kind === 'address') return typeof value === 'string' || typeof value === 'number'
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
