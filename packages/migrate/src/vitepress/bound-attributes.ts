import { changeOutsideCode, changeText } from '../old-site/change-lines.ts'

/** An attribute of a tag, with its value in quotes or without. */
const ATTRIBUTE = String.raw`[^\s"'<>/={}]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))?`
/** A tag of a component, which begins with a capital in Vue too. */
const TAG = new RegExp(String.raw`<([A-Z][\w.]*)((?:\s+${ATTRIBUTE})+)(\s*/?>)`, 'g')
const ONE_ATTRIBUTE = new RegExp(String.raw`(\s+)(${ATTRIBUTE})`, 'g')
/** `:items="[1, 2]"` and `v-bind:items='[1, 2]'`. */
const BOUND = /^(?:v-bind)?:([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')$/
/** Directives, handlers and slots of Vue, which decide whether and how a component is shown. */
const OF_VUE = /^(?:v-|[:@#])/

/**
 * Attributes of components whose value is an expression in Vue as Fyr writes them: `:items="[1, 2]"` is `items={[1, 2]}`. A tag
 * with a directive, a handler or a slot stays as it is.
 */
export function rewriteBound(text: string): string {
  if (!/<[A-Z]/.test(text)) return text
  return changeText(text, (part) =>
    part
      .split(PARAGRAPHS)
      .map((paragraph) =>
        changeOutsideCode(paragraph, (words) =>
          words.replaceAll(TAG, (whole: string, name: string, written: string, end: string) => {
            const attributes = attributesOf(written)
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
function attributesOf(written: string): string | null {
  const changed = [...written.matchAll(ONE_ATTRIBUTE)].map(([whole, space = '', attribute = '']) => {
    const [, key, double, single] = BOUND.exec(attribute) ?? []
    const value = double ?? single
    if (key === undefined || value === undefined) return OF_VUE.test(attribute) ? null : whole
    return key === 'key' ? '' : `${space}${key}={${value.trim()}}`
  })
  return changed.includes(null) ? null : changed.join('')
}
