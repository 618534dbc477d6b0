import { changeLines } from '../old-site/change-lines.ts'

/** Where a page or a module imports a name from; null where it does not. Text in its code samples is not an import. */
export function importedFrom(text: string, name: string): string | null {
  const [first = name] = name.split('.')
  const lines: string[] = []
  changeLines(text, { text: (line) => (lines.push(line), line) })
  for (const [, clause = '', source = ''] of lines
    .join('\n')
    .matchAll(/^\s*import\s+([^'"();]{1,1000}?)\s+from\s+['"]([^'"]+)['"]/gm)) {
    const names = [...clause.matchAll(/(?<![\w$])[A-Za-z_$][\w$]*/g)].map(([written]) => written)
    if (names.includes(first)) return source
  }
  return null
}
