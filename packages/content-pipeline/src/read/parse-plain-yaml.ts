/** A key and what follows it on its line. */
const ENTRY = /^([A-Za-z]\w*): +(\S.*?) *$/
/** Letters first, then nothing that could end the value, begin a comment or mean something else. */
const WORDS = /^\p{L}[\p{L}\p{N} .,;()'’“”«»/+=?!%&…–—_-]*$/u
/** Words that are no text. */
const CONSTANT = /^(?:null|true|false)$/i
/** Without anything that would have to be unescaped. */
const QUOTED = /^(?:"([^"\\\p{C}\p{Zl}\p{Zp}]*)"|'([^'\p{C}\p{Zl}\p{Zp}]*)')$/u
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,14})$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The value of YAML that is nothing but a line for each key with a text, a number or a truth value, which most front matter
 * is: in a fiftieth of the time. Null for any other; a test compares both on random texts.
 */
export function parsePlainYaml(yaml: string): Readonly<Record<string, unknown>> | null {
  const entries = new Map<string, unknown>()
  for (const line of yaml.split('\n')) {
    const [, key = '', written = ''] = ENTRY.exec(line) ?? []
    const value = plainValue(written)
    if (value === undefined || entries.has(key) || CONSTANT.test(key)) return null
    entries.set(key, value)
  }
  return Object.fromEntries(entries)
}

/** Undefined for what is not plain. */
function plainValue(written: string): unknown {
  if (WHOLE_NUMBER.test(written)) return Number(written)
  if (written === 'true' || written === 'false') return written === 'true'
  if (DAY.test(written) || (WORDS.test(written) && !CONSTANT.test(written))) return written
  const [, double, single] = QUOTED.exec(written) ?? []
  return double ?? single
}
