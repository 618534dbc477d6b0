import type { SourceText } from '../../diagnostic.ts'
import { suggestName } from '../../nearest-name.ts'
import { findIncludedFile, type IncludePlace } from '../../read/find-included-file.ts'
import { manySpellings } from '../../read/find-spellings.ts'
import { closedFile, readOpen } from '../../read/open-folders.ts'
import { textOfFile } from '../../read/read-text-file.ts'
import { reportCharacters } from '../../read/report-characters.ts'
import { type DocumentContext, type PlacedNode, reportAt } from '../document/document-context.ts'

/**
 * The text of a file that a directive names: with a leading slash from the root, else beside the document. Null for one that
 * cannot be shown, which is reported at the directive.
 */
export function openIncludedFile(
  path: string,
  { directive, place }: { readonly directive: PlacedNode; readonly place: IncludePlace },
  context: DocumentContext,
): SourceText | null {
  const found = findIncludedFile(path, place)
  if (found.type === 'closed') {
    const { problem, hint } = closedFile(path, found.file, place.open)
    reportAt(context, directive, 'link-out-of-root', problem, hint)
    return null
  }
  if (found.type === 'ambiguous') {
    const { code, problem, hint } = manySpellings(path)
    reportAt(context, directive, code, problem, hint)
    return null
  }
  if (found.type === 'missing') {
    const advice = 'A path starts in the folder of this file, or with "/" in the root of the site.'
    const problem = `The file "${path}" does not exist.`
    reportAt(context, directive, 'missing-include', problem, suggestName(path, found.nearby, advice))
    return null
  }
  const { file } = found
  const chain = [...place.chain, file]
  if (place.chain.includes(file)) {
    const problem = `The file "${path}" includes itself: ${chain.join(' -> ')}.`
    reportAt(context, directive, 'include-loop', problem, 'Remove one of these includes.')
    return null
  }
  place.budget.left -= 1
  if (place.budget.left < 0) {
    if (place.budget.left === -1) reportTooMany(directive, context)
    return null
  }
  const source = textOfFile(file, readOpen(place.root, file, place.open), context.log)
  if (source !== null) reportCharacters(source, context.log)
  return source
}

function reportTooMany(directive: PlacedNode, context: DocumentContext): void {
  const problem = 'This page includes too many files, counting those included by other includes.'
  reportAt(context, directive, 'too-many-includes', problem, 'Split it into several pages.')
}
