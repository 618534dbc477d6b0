import { constantsOf } from '../components/imported-literals.ts'
import { changeOutsideCode, changeText } from '../old-site/change-lines.ts'

/** The script of a page. */
const SCRIPT = /<script\b[^<>]*\bsetup\b[^<>]*>([^]*?)<\/script>/i

/** The constants in the script of a page that are literals. */
export function scriptConstants(text: string): ReadonlyMap<string, unknown> {
  const [, script] = text.includes('<script') ? (SCRIPT.exec(text) ?? []) : []
  return script === undefined ? new Map() : constantsOf('page.ts', script)
}

/** An attribute of a tag, with its value in quotes or without. */
const ATTRIBUTE = String.raw`[^\s"'<>/={}]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))?`
/** A tag of a component, which begins with a capital in Vue too. */
const TAG = new RegExp(String.raw`<([A-Z][\w.]*)((?:\s+${ATTRIBUTE})+)(\s*/?>)`, 'g')
const ONE_ATTRIBUTE = new RegExp(String.raw`(\s+)(${ATTRIBUTE})`, 'g')
/** `:items="[1, 2]"` and `v-bind:items='[1, 2]'`. */
const BOUND = /^(?:v-bind)?:([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')$/
/** `:src="withBase('/a.png')"` and `:href="'/a'"`: an address that stands in the page, which Fyr gives the base path itself. */
const ADDRESS =
  /(\s)(?:v-bind)?:(src|href|link|to|poster)=(["'])\s*(?:withBase\(\s*)?(?!\3)(["'`])([^"'`$<>\n]*)\4\s*\)?\s*\3/g
/** Directives, handlers and slots of Vue, which decide whether and how a component is shown. */
const OF_VUE = /^(?:v-|[:@#])/

/**
 * Attributes of components whose value is an expression in Vue as Fyr writes them: `:items="[1, 2]"` is `items={[1, 2]}`. A tag
 * with a directive, a handler or a slot stays as it is.
 */
export function rewriteBound(text: string): string {
  const constants = scriptConstants(text)
  const plain = withLiteralAddresses(text)
  if (!/<[A-Z]/.test(plain)) return plain
  return changeText(plain, (part) =>
    part
      .split(PARAGRAPHS)
      .map((paragraph) =>
        changeOutsideCode(paragraph, (words) =>
          words.replaceAll(TAG, (whole: string, name: string, written: string, end: string) => {
            const attributes = attributesOf(written, constants)
            return attributes === null ? whole : `<${name}${attributes}${end}`
          }),
        ),
      )
      .join(''),
  )
}

/** Code in a line ends before the next paragraph. */
const PARAGRAPHS = /(\n[ \t\r]*\n)/

/** Null for attributes that decide more than a value. */
function attributesOf(written: string, constants: ReadonlyMap<string, unknown>): string | null {
  const changed = [...written.matchAll(ONE_ATTRIBUTE)].map(([whole, space = '', attribute = '']) => {
    const [, key, double, single] = BOUND.exec(attribute) ?? []
    const value = double ?? single
    if (key === undefined || value === undefined) return OF_VUE.test(attribute) ? null : whole
    const known = constants.get(value.trim())
    return key === 'key'
      ? ''
      : `${space}${key}={${known === undefined ? value.trim() : JSON.stringify(known)}}`
  })
  return changed.includes(null) ? null : changed.join('')
}

function withLiteralAddresses(text: string): string {
  if (!/:(?:src|href|link|to|poster)=/.test(text)) return text
  return changeText(text, (part) =>
    changeOutsideCode(part, (words) =>
      words.replaceAll(
        ADDRESS,
        (_whole, space: string, name: string, _quote, _inner, address: string) =>
          `${space}${name}="${address}"`,
      ),
    ),
  )
}
