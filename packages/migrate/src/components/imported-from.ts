import { changeLines } from '../old-site/change-lines.ts'

/** What an import gives a name to. */
export interface Imported {
  readonly request: string
  /** Name of the export: `default` for the default one; null for all of them. */
  readonly exported: string | null
}

/** What a page or a module imports by a name; null where it imports nothing by it. Text in its code samples is not an import. */
export function importedFrom(text: string, name: string): Imported | null {
  const [first = name] = name.split('.')
  const lines: string[] = []
  changeLines(text, { text: (line) => (lines.push(line), line) })
  for (const [, clause = '', request = ''] of lines
    .join('\n')
    .matchAll(/^\s*import\s+([^'"();]{1,1000}?)\s+from\s+['"]([^'"]+)['"]/gm)) {
    const exported = exportOf(clause, first)
    if (exported !== undefined) return { request, exported }
  }
  return null
}

/** The export that a clause gives a name to; undefined without one. */
function exportOf(clause: string, name: string): string | null | undefined {
  const [outside = '', inside = ''] = clause.split('{')
  for (const part of inside.replace('}', '').split(',')) {
    const [exported = '', own = exported] = part
      .trim()
      .replace(/^type\s+/, '')
      .split(/\s+as\s+/)
    if (own === name) return exported
  }
  const words = outside.split(/[\s,]+/)
  if (!words.includes(name)) return undefined
  return words[words.indexOf(name) - 1] === 'as' ? null : 'default'
}
