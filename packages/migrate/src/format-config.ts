import { contentHash, quoteInCode } from '@fyr/cli/internal'
import type { PlannedConfig } from './old-site/migration-plan.ts'

export const CONFIG_FILE = 'site.config.ts'

/** The text of `site.config.ts`. Its first line has the hash of the others. */
export function formatConfig(config: PlannedConfig): string {
  const text = [
    "import { defineConfig } from '@fyr/cli'",
    ...importsIn(config).map(({ name, from }) => `import { ${name} } from ${quoteInCode(from)}`),
    '',
    `export default defineConfig(${formatValue(config, '')})`,
    '',
  ].join('\n')
  return `${firstLine(text)}\n${text}`
}

/** A value that the configuration imports from a package. It is a class, as no value of an old site can be one of it. */
class Imported {
  readonly name: string
  readonly from: string
  constructor(name: string, from: string) {
    this.name = name
    this.from = from
  }
}

/** Something that a package exports, as a value of a planned configuration. */
export function importedAs(name: string, from: string): Imported {
  return new Imported(name, from)
}

/** Whether a value of a planned configuration is imported, so that it is to be kept as it is, not copied key by key. */
export function isImported(value: unknown): value is Imported {
  return value instanceof Imported
}

function importsIn(value: unknown): Imported[] {
  if (isImported(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(importsIn) : []
}

/** Whether a `site.config.ts` was written here and has not been changed since. */
export function isAsWritten(file: string): boolean {
  // Git may have changed the line ends.
  const [first, ...others] = file.replaceAll('\r\n', '\n').split('\n')
  return first === firstLine(others.join('\n'))
}

function firstLine(text: string): string {
  return `// Written by "fyr migrate", which writes it again until somebody changes it: ${contentHash(text)}`
}

/** Characters of a list or an object that stays on one line. */
const LONGEST_LINE = 90

function formatValue(value: unknown, indent: string): string {
  if (typeof value === 'string') return quoteInCode(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (isImported(value)) return value.name
  const inner = `${indent}  `
  const entries = Array.isArray(value)
    ? value.map((item) => formatValue(item, inner))
    : Object.entries(value).map(([key, item]) => `${formatKey(key)}: ${formatValue(item, inner)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (entries.length === 0) return open + close
  const space = Array.isArray(value) ? '' : ' '
  const line = `${open}${space}${entries.join(', ')}${space}${close}`
  if (line.length + indent.length <= LONGEST_LINE && !line.includes('\n')) return line
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`
}

function formatKey(key: string): string {
  // As a key in code it would be the prototype.
  if (key === '__proto__') return "['__proto__']"
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoteInCode(key)
}
