import { writeInSite } from '../write-in-site.ts'
import type { MergedUnits, RefusedUnit, Replacement } from './merge-units.ts'

/** The files that an import changes. Several documents may include one of them. */
export class ChangedFiles {
  readonly #files = new Map<
    string,
    { readonly text: string; readonly changes: (Replacement & { of: string })[] }
  >()

  /** Adds the changes of a document. Returns what another document changes otherwise. */
  add(document: string, { replacements, texts }: MergedUnits): readonly Omit<RefusedUnit, 'file'>[] {
    return replacements.flatMap((one) => {
      const file = this.#files.get(one.file) ?? { text: texts.get(one.file) ?? '', changes: [] }
      this.#files.set(one.file, file)
      const other = file.changes.find(
        ({ of, start, end }) => of !== document && start === one.start && end === one.end,
      )
      if (other === undefined) file.changes.push({ ...one, of: document })
      if (other === undefined || other.text === one.text) return []
      const reason = `"${other.of}" includes this block too, and has another translation of it: that one counts.`
      return [{ id: one.id, reason }]
    })
  }

  /** Writes the files and returns their paths. */
  write(root: string): readonly string[] {
    for (const [file, { text, changes }] of this.#files) writeInSite(root, file, replaceAll(text, changes))
    return [...this.#files.keys()]
  }
}

function replaceAll(text: string, replacements: readonly Replacement[]): string {
  let result = text
  // From the end, so that the places before stay; of those at one place the first is written last.
  const ordered = replacements.map((one, index) => ({ ...one, index }))
  for (const one of ordered.toSorted((left, right) => right.start - left.start || right.index - left.index))
    result = result.slice(0, one.start) + one.text + result.slice(one.end)
  return result
}
