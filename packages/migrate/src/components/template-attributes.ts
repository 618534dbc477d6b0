import { decodeHTMLAttribute } from 'entities'
import { parse } from 'postcss'
import { expressionOf, type Reading, Refused } from './template-reading.ts'

/** An attribute: in braces alone, or a name with or without a value. */
export const ATTRIBUTE =
  /\s+(?:(\{(?:[^{}]|\{[^{}]*\})*\})|([^\s"'<>/={}]+)(?:\s*=\s*("[^"]*"|'[^']*'|`[^`]*`|\{(?:[^{}]|\{[^{}]*\})*\}|[^\s"'=<>`{}]+))?)/g

/** Attributes that React spells in its own way, by their name in HTML. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['class', 'className'],
  ['for', 'htmlFor'],
  ['http-equiv', 'httpEquiv'],
  ['xlink:href', 'xlinkHref'],
  ['xmlns:xlink', 'xmlnsXlink'],
  ['xml:space', 'xmlSpace'],
  ...`accessKey allowFullScreen autoComplete autoFocus autoPlay cellPadding cellSpacing charSet colSpan contentEditable crossOrigin dateTime
disablePictureInPicture disableRemotePlayback encType fetchPriority formAction formMethod formNoValidate formTarget frameBorder hrefLang inputMode
itemProp itemScope itemType maxLength minLength noModule noValidate playsInline readOnly referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet
tabIndex useMap`
    .split(/\s/)
    .map((name): [string, string] => [name.toLowerCase(), name]),
])

/** Attributes that are there or not. */
const BOOLEAN = new Set(
  `allowFullScreen async autoFocus autoPlay checked controls default defer disabled disablePictureInPicture disableRemotePlayback formNoValidate
hidden inert itemScope loop multiple muted noModule noValidate open playsInline readOnly required reversed selected`.split(
    /\s/,
  ),
)

/** What does something in a browser, or runs a loop. */
const ACTIVE =
  /^(?:@|#|v-|on[A-Z:]|ref$|is$|slot$|is:|set:|define:|client:|server:|class:|transition:|innerHTML$|textContent$)/

/** What the root element of a component of Vue gets from outside. */
const PASSED_ON = /^(?:class|style|id|data-.*|aria-.*)$/

/** The attributes of an element for React, and on what it depends. */
export interface Attributes {
  readonly jsx: string
  readonly condition: string | null
}

export function attributesOf(element: string, written: string, reading: Reading): Attributes {
  const isComponent = /^[A-Z]/.test(element)
  const classes: string[] = []
  let condition: string | null = null
  let jsx = ''
  for (const [, braces, attribute = '', value] of written.matchAll(ATTRIBUTE)) {
    const plain = attribute.replace(/^(?:v-bind)?:(?=\w)/, '')
    if (attribute === 'v-if' && reading.dialect === 'vue' && value !== undefined)
      condition = expressionOf(decodeHTMLAttribute(value.slice(1, -1)), reading)
    else if (braces !== undefined) jsx += spreadOf(braces, { isComponent, reading })
    else if (isComponent && reading.dialect === 'vue' && PASSED_ON.test(plain))
      throw new Refused(`gives a component the attribute "${plain}"`)
    else if (plain === 'class') classes.push(classOf(attribute, value, reading))
    else if (ACTIVE.test(plain) || /^:?key$/.test(attribute) || (!isComponent && /^on/i.test(plain)))
      throw new Refused(`has the attribute "${attribute}"`)
    else jsx += attributeOf({ attribute, plain, value }, { isComponent, reading })
  }
  const name = isComponent ? 'class' : 'className'
  const [only, ...others] = classes
  if (only !== undefined && others.length === 0 && /^'[^']*'$/.test(only))
    jsx += textAttribute(name, only.slice(1, -1))
  else if (only !== undefined) jsx += ` ${name}={[${classes.join(', ')}].filter(Boolean).join(' ')}`
  return { jsx, condition }
}

interface Owner {
  readonly isComponent: boolean
  readonly reading: Reading
}

function spreadOf(braces: string, { isComponent, reading }: Owner): string {
  const code = braces.slice(1, -1).trim()
  if (code.startsWith('...')) return ` {${expressionOf(code, reading)}}`
  if (!/^\w+$/.test(code) || (code === 'class' && !isComponent))
    throw new Refused('has an attribute that cannot be read')
  return ` ${isComponent ? code : (NAMES.get(code) ?? code)}={${code}}`
}

function classOf(attribute: string, value: string | undefined, reading: Reading): string {
  const { kind, text } = valueOf(attribute, value, reading)
  if (kind === 'text') {
    const names = text.split(/\s+/).filter(Boolean)
    for (const name of names) reading.classes.add(name)
    const list = names.map(reading.className).join(' ')
    if (/['"\\]/.test(list)) throw new Refused('has a class with a quote')
    return `'${list}'`
  }
  if (/^[[{]/.test(text)) throw new Refused('has a class from a list')
  reading.hasComputedClass = true
  return text
}

interface OneAttribute {
  readonly attribute: string
  /** Its name without the mark of a bound one. */
  readonly plain: string
  readonly value: string | undefined
}

function attributeOf({ attribute, plain, value }: OneAttribute, { isComponent, reading }: Owner): string {
  const name = isComponent ? propertyName(plain, reading) : (NAMES.get(plain.toLowerCase()) ?? plain)
  if (!/^[A-Za-z][\w-]*$/.test(name)) throw new Refused(`has the attribute "${attribute}"`)
  if (value === undefined && plain === attribute)
    return isComponent || BOOLEAN.has(name) ? ` ${name}` : ` ${name}=""`
  const { kind, text } = valueOf(attribute, value, reading)
  if (kind === 'code') return name === 'style' ? ` style={${text}}` : ` ${name}={${text}}`
  if (name === 'style' && !isComponent) return styleOf(text)
  return BOOLEAN.has(name) && !isComponent ? ` ${name}` : textAttribute(name, text)
}

/** Vue knows `max-depth` as `maxDepth`. */
function propertyName(name: string, { dialect }: Reading): string {
  return dialect === 'vue' ? camelCase(name) : name
}

export function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())
}

/** JSX knows no marks of escape in quotes, and joins lines there. */
function textAttribute(name: string, text: string): string {
  return /["\\&\s]/.test(text.replaceAll(' ', ''))
    ? ` ${name}={${JSON.stringify(text)}}`
    : ` ${name}="${text}"`
}

function valueOf(
  attribute: string,
  value: string | undefined,
  reading: Reading,
): { readonly kind: 'text' | 'code'; readonly text: string } {
  const isBound = /^(?:v-bind)?:/.test(attribute)
  // `:title` alone is `:title="title"`.
  if (value === undefined)
    return isBound
      ? { kind: 'code', text: camelCase(attribute.replace(/^(?:v-bind)?:/, '')) }
      : { kind: 'text', text: '' }
  if (reading.dialect === 'astro' && /^[{`]/.test(value)) {
    const code = value.startsWith('{') ? value.slice(1, -1).trim() : value
    if (/<[A-Za-z>]/.test(code)) throw new Refused('has an attribute that cannot be read')
    return { kind: 'code', text: expressionOf(code, reading) }
  }
  if (/^[{`]/.test(value)) throw new Refused('has an attribute that cannot be read')
  const text = decodeHTMLAttribute(/^["']/.test(value) ? value.slice(1, -1) : value)
  return isBound ? { kind: 'code', text: expressionOf(text.trim(), reading) } : { kind: 'text', text }
}

/** `color: red` as an object. */
function styleOf(text: string): string {
  const members = declarationsOf(text).map(([property, value]) => {
    const name = property.startsWith('--') ? property : camelCase(property.toLowerCase())
    return `${JSON.stringify(name)}: ${JSON.stringify(value)}`
  })
  return members.length === 0 ? '' : ` style={{ ${members.join(', ')} }}`
}

function declarationsOf(text: string): [string, string][] {
  const unread = new Refused('has a style that cannot be read')
  try {
    const [rule, ...others] = parse(`a{${text}}`).nodes
    if (rule?.type !== 'rule' || others.length > 0) throw unread
    return rule.nodes.flatMap((node): [string, string][] => {
      if (node.type === 'comment') return []
      if (node.type !== 'decl') throw unread
      if (/url\(\s*["']?(?!data:|https?:|\/)/.test(node.value)) throw new Refused('has styles with a file')
      return [[node.prop, node.important === true ? `${node.value} !important` : node.value]]
    })
  } catch (error) {
    throw error instanceof Refused ? error : unread
  }
}
