import { changeLines } from '../old-site/change-lines.ts'

/** What an import gives a name to. */
export interface Imported {
  readonly request: string
  /** Name of the export: `default` for the default one; null for all of them. */
  readonly exported: string | null
}

/** What a page or a module imports by a name; null where it imports nothing by it. */
export function importedFrom(text: string, name: string): Imported | null {
  return importNamed(importsIn(text), name)
}

/** What one of some imports gives a name to, or to the component that a name is a part of. */
export function importNamed(imports: ReadonlyMap<string, Imported>, name: string): Imported | null {
  const [first = name] = name.split('.')
  return imports.get(first) ?? null
}

/** A statement of import, up to its request; a clause ends where anything is quoted. */
const IMPORT = /^[^\S\n]*import\s([^'"();]{1,1000})['"]([^'"]{1,1000})['"]/gm

/** What a page or a module imports, by the names that it gives. Text in its code samples is not an import. */
export function importsIn(text: string): ReadonlyMap<string, Imported> {
  const lines: string[] = []
  changeLines(text, { text: (line) => (lines.push(line), line) })
  const found = new Map<string, Imported>()
  for (const [, written = '', request = ''] of lines.join('\n').matchAll(IMPORT)) {
    const words = written.trim()
    if (!/\sfrom$/.test(words)) continue
    for (const [name, exported] of namesIn(words.slice(0, -'from'.length)))
      if (!found.has(name)) found.set(name, { request, exported })
  }
  return found
}

/** The names that a clause gives, each with its export. */
function namesIn(clause: string): readonly (readonly [name: string, exported: string | null])[] {
  const [outside = '', inside = ''] = clause.split('{')
  const words = outside.split(/[\s,]+/)
  return [
    ...inside
      .replace('}', '')
      .split(',')
      .map((part) => {
        const [exported = '', own = exported] = part
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)
        return [own, exported] as const
      }),
    ...words.map((word, index) => [word, words[index - 1] === 'as' ? null : 'default'] as const),
  ]
}
