import { decodeHTMLAttribute } from 'entities'
import { parseSync } from 'vite'
import { ATTRIBUTE } from '../components/template-attributes.ts'
import { parted } from './astro-as-react.ts'

const OPEN = String.raw`<([A-Za-z][\w.-]*)((?:${ATTRIBUTE.source})*)\s*(\/?)>`
const PART = new RegExp(
  String.raw`<!--[\s\S]*?(?:-->|$)|\{\{([\s\S]*?)\}\}|<\/([A-Za-z][\w.-]*)\s*>|${OPEN}`,
  'g',
)
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Number of characters of a component that is read. */
const LONGEST = 100_000

/** `item in items`, `({ name }, index) of items`. */
const LOOP = /^\s*(?:\(([^()]*)\)|([^()]*?))\s+(?:in|of)\s+([\s\S]+)$/

/** What declares the properties of a component, and one of them. */
const PROPERTIES = /\bdefineProps\b([^]{0,4000})/
const PROPERTY = /(?:^|[{,;\n])\s*(?:\/\*\*[^]*?\*\/\s*)?(?:['"](\w+)['"]|(\w+)\??\s*:)/g

/**
 * A component of Vue as a module of React, as far as its markup reads like that: its script becomes the body of a function. It is
 * read and never run.
 */
export function vueAsReact(text: string): string {
  if (text.length > LONGEST) return ''
  const scripts = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
  const { imports, body } = parted(scripts.join('\n'))
  const [, template = ''] = /<template(?:\s[^<>]*)?>([\s\S]*)<\/template>/.exec(text) ?? []
  const declared = PROPERTIES.exec(body)?.[1] ?? ''
  const names = new Set([...declared.matchAll(PROPERTY)].map(([, quoted, plain]) => quoted ?? plain ?? ''))
  const own = [...names].filter(
    (name) => isCode(`let ${name}`) && !new RegExp(String.raw`\b(?:const|let|var)\s+${name}\b`).test(body),
  )
  return `${imports}
export default function Component(props) {
const { ${own.join(', ')} } = props
${isCode(`async () => {${body}\n}`) ? body : ''}
return (<>${jsxOf(template)}</>)
}
`
}

/** The markup of a template in JSX. What only a browser does is left out, and so is what cannot be read. */
function jsxOf(template: string): string {
  const open: { readonly name: string; readonly end: string }[] = []
  let jsx = ''
  let at = 0
  for (const part of template.matchAll(PART)) {
    const [whole, shown, closed, name, attributes = '', , , , slash] = part
    jsx += textIn(template.slice(at, part.index))
    at = part.index + whole.length
    if (shown !== undefined) jsx += isCode(`(${shown}\n)`) ? `{${shown}}` : ''
    else if (closed !== undefined && open.some((one) => one.name === closed)) {
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        jsx += last.end
        if (last.name === closed) break
      }
    } else if (name !== undefined) {
      const isEmpty = slash !== '' || VOID.test(name)
      const element = elementOf(name, attributes)
      jsx += element.start
      if (isEmpty) jsx += element.end
      else open.push({ name, end: element.end })
    }
  }
  jsx += textIn(template.slice(at))
  return (
    jsx +
    open
      .toReversed()
      .map(({ end }) => end)
      .join('')
  )
}

function elementOf(name: string, attributes: string): { readonly start: string; readonly end: string } {
  const [before, after] = loopOf(attributes)
  if (name === 'slot') return { start: `${before}<>{props.children}`, end: `</>${after}` }
  if (name === 'template') return { start: `${before}<>`, end: `</>${after}` }
  return { start: `${before}<${name}${attributesIn(attributes)}>`, end: `</${name}>${after}` }
}

/** What is around an element that is there once for each item of a list. */
function loopOf(attributes: string): readonly [before: string, after: string] {
  for (const [, , attribute, value = ''] of attributes.matchAll(ATTRIBUTE)) {
    const [, several, one = '', list = ''] = attribute === 'v-for' ? (LOOP.exec(unquoted(value)) ?? []) : []
    if (list === '') continue
    const start = `(${list}).map((${several ?? one}) => (`
    if (isCode(`${start}0))`)) return [`{${start}`, '))}']
  }
  return ['', '']
}

function attributesIn(written: string): string {
  return [...written.matchAll(ATTRIBUTE)]
    .map(([, , attribute = '', value]) => {
      const name = attribute.replace(/^(?:v-bind)?:(?=\w)/, '')
      if (!/^[A-Za-z][\w-]*$/.test(name) || /^(?:v-|key$|ref$)/.test(name)) return ''
      const text = unquoted(value ?? '')
      if (name === attribute) return value === undefined ? ` ${name}` : ` ${name}={${JSON.stringify(text)}}`
      return isCode(`(${text}\n)`) ? ` ${name}={${text}}` : ''
    })
    .join('')
}

function unquoted(value: string): string {
  return decodeHTMLAttribute(/^["'`]/.test(value) ? value.slice(1, -1) : value)
}

/** A text between elements. A line break is a blank there, and nothing in React. */
function textIn(written: string): string {
  return written.replaceAll(/[{}<>]/g, (sign) => `{'${sign}'}`).replaceAll(/(?<!\s)\s*\n\s*/g, ' ')
}

function isCode(written: string): boolean {
  return parseSync('code.ts', written).errors.length === 0
}
