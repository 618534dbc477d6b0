/** Languages of templates that are nearly HTML. */
export type Dialect = 'vue' | 'astro'

/** A template as elements of React, or why it cannot be, as a part of a sentence. */
export type Markup =
  | {
      readonly jsx: string
      /** Components that it shows. */
      readonly components: readonly string[]
      /** Whether a class depends on something. */
      readonly hasComputedClass: boolean
    }
  | { readonly reason: string }

class Refused extends Error {}

const ATTRIBUTE =
  /\s+(?:(\{(?:[^{}]|\{[^{}]*\})*\})|([^\s"'<>/={}]+)(?:\s*=\s*("[^"]*"|'[^']*'|`[^`]*`|\{(?:[^{}]|\{[^{}]*\})*\}|[^\s"'=<>`{}]+))?)/g

const TOKEN = new RegExp(
  String.raw`<!--[\s\S]*?-->|<\/([A-Za-z][\w.-]*)\s*>|<([A-Za-z][\w.-]*)((?:${ATTRIBUTE.source})*)\s*(\/?)>`,
  'g',
)

const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Attributes that React spells in its own way. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
}

interface Reading {
  readonly dialect: Dialect
  readonly components: Set<string>
  /** The new name of a class of the component's own style sheet. */
  readonly className: (name: string) => string
  hasComputedClass: boolean
}

/** Rewrites static markup, its properties and its content for React. Loops, handlers and named slots are refused. */
export function markupOf(
  template: string,
  dialect: Dialect,
  className: (name: string) => string = (name) => name,
): Markup {
  const reading: Reading = { dialect, components: new Set(), className, hasComputedClass: false }
  try {
    const jsx = rewritten(template, reading)
    return { jsx, components: [...reading.components], hasComputedClass: reading.hasComputedClass }
  } catch (error) {
    if (error instanceof Refused) return { reason: error.message }
    throw error
  }
}

function rewritten(template: string, reading: Reading): string {
  const open: { readonly name: string; readonly end: string }[] = []
  let result = ''
  let last = 0
  for (const token of template.matchAll(TOKEN)) {
    const [whole, close, name, attributes = ''] = token
    result += textOf(template.slice(last, token.index), reading)
    last = token.index + whole.length
    if (close !== undefined) {
      const opened = open.pop()
      if (opened?.name !== close) throw new Refused(`has markup that cannot be read: </${close}>`)
      result += opened.end
    } else if (name !== undefined) {
      const { start, end } = tagOf(name, attributes, reading)
      if (whole.endsWith('/>') || VOID.test(name)) result += start + end
      else {
        open.push({ name, end })
        result += start
      }
    }
  }
  if (open.length > 0) throw new Refused(`has markup that cannot be read: <${open.at(-1)?.name}>`)
  return result + textOf(template.slice(last), reading)
}

/** Vue has its expressions in two braces and Astro in one, as React. */
function textOf(text: string, { dialect }: Reading): string {
  if (dialect === 'astro') return text
  return text
    .split(/(\{\{[\s\S]*?\}\})/)
    .map((part) =>
      part.startsWith('{{')
        ? `{${expressionOf(part.slice(2, -2).trim())}}`
        : part.replaceAll(/[{}]/g, (brace) => `{'${brace}'}`),
    )
    .join('')
}

function tagOf(name: string, written: string, reading: Reading): { start: string; end: string } {
  if (/^(?:script|style|template|component|teleport|transition|suspense)$/i.test(name))
    throw new Refused(`has the element <${name}>`)
  const isSlot = name === 'slot'
  if (/^[A-Z]/.test(name)) reading.components.add(name)
  else if (name.includes('-')) throw new Refused(`shows <${name}>`)
  const attributes = [...written.matchAll(ATTRIBUTE)]
  const classes: string[] = []
  let condition: string | null = null
  let jsx = ''
  for (const [, braces, attribute = '', value] of attributes) {
    if (isSlot) throw new Refused(attribute === 'name' ? 'has a named slot' : 'passes values to its slot')
    if (attribute === 'v-if' && value !== undefined) condition = expressionOf(value.slice(1, -1))
    else if (braces !== undefined) jsx += spreadOf(braces)
    else if (/^(?:class|:class|v-bind:class)$/.test(attribute))
      classes.push(classOf(attribute, value, reading))
    else jsx += attributeOf(attribute, value, reading)
  }
  const only = classes.length === 1 && classes[0]?.startsWith("'") === true ? classes[0] : null
  if (only !== null) jsx += ` className="${only.slice(1, -1)}"`
  else if (classes.length > 0) jsx += ` className={[${classes.join(', ')}].filter(Boolean).join(' ')}`
  const [before, after] = condition === null ? ['', ''] : [`{(${condition}) ? <>`, '</> : null}']
  if (isSlot) return { start: '{props.children ?? <>', end: '</>}' }
  return { start: `${before}<${name}${jsx}>`, end: `</${name}>${after}` }
}

function spreadOf(braces: string): string {
  if (braces.startsWith('{...')) return ` ${braces}`
  const name = braces.slice(1, -1).trim()
  if (!/^\w+$/.test(name)) throw new Refused('has an attribute that cannot be read')
  return ` ${NAMES[name] ?? name}=${braces}`
}

function classOf(attribute: string, value: string | undefined, reading: Reading): string {
  const { kind, text } = valueOf(attribute, value)
  if (kind === 'text') return `'${text.split(/\s+/).filter(Boolean).map(reading.className).join(' ')}'`
  if (/^[[{]/.test(text)) throw new Refused('has a class from a list')
  reading.hasComputedClass = true
  return text
}

/** What does something in a browser, or runs a loop. */
const ACTIVE =
  /^(?:@|#|v-|on[A-Z:]|ref$|:ref$|:key$|is$|:is$|is:|set:|define:|client:|server:|class:|transition:)/

function attributeOf(attribute: string, value: string | undefined, { dialect }: Reading): string {
  if (ACTIVE.test(attribute) && !/^v-bind:\w/.test(attribute))
    throw new Refused(`has the attribute "${attribute}"`)
  const plain = attribute.replace(/^(?:v-bind)?:/, '')
  const name = NAMES[plain] ?? plain
  if (value === undefined) return ` ${name}`
  const { kind, text } = valueOf(attribute, value)
  if (name === 'style') return kind === 'text' ? ` style={{ ${styleOf(text)} }}` : ` style={${text}}`
  if (kind === 'text') return ` ${name}=${JSON.stringify(text)}`
  return ` ${name}={${dialect === 'vue' ? expressionOf(text) : text}}`
}

function valueOf(
  attribute: string,
  value: string | undefined,
): { readonly kind: 'text' | 'code'; readonly text: string } {
  const isBound = /^(?:v-bind)?:/.test(attribute)
  if (value === undefined) return { kind: 'text', text: '' }
  if (value.startsWith('{')) return { kind: 'code', text: value.slice(1, -1).trim() }
  if (value.startsWith('`')) return { kind: 'code', text: value }
  const text = /^["']/.test(value) ? value.slice(1, -1) : value
  return { kind: isBound ? 'code' : 'text', text }
}

/** `color: red` as the members of an object. */
function styleOf(text: string): string {
  const declarations = text.split(';').flatMap((declaration) => {
    const [property = '', ...rest] = declaration.split(':')
    const name = property.trim().replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase())
    return name === '' ? [] : [`${JSON.stringify(name)}: ${JSON.stringify(rest.join(':').trim())}`]
  })
  return declarations.join(', ')
}

/** An expression of a template, which knows the properties alone. */
function expressionOf(code: string): string {
  const withSlots = code.replaceAll('$slots.default', 'props.children').replaceAll('$props.', 'props.')
  const [own] = /\$[A-Za-z]\w*/.exec(withSlots) ?? []
  if (own !== undefined) throw new Refused(`uses "${own}"`)
  return withSlots
}
