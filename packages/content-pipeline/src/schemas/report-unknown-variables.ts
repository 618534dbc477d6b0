import type { DiagnosticLog, Point, SourceText } from '../diagnostic.ts'
import { suggestName } from '../nearest-name.ts'
import { isPlain } from '../map-texts.ts'
import { findUnknownVariables, type Variables } from '../substitute-variables.ts'

/** Input for reporting names in a file; `locate` returns the position of a key or a list entry. */
export interface VariableContext {
  readonly source: SourceText
  readonly locate: (path: readonly PropertyKey[]) => Point | null
  readonly variables: Variables
  readonly log: DiagnosticLog
}

/**
 * Reports unknown names in plain data that look like our variables, each at its key. Anything else, such as the options
 * of a plugin, is not ours.
 */
export function reportUnknownVariables(
  value: unknown,
  context: VariableContext,
  path: readonly PropertyKey[] = [],
): void {
  if (typeof value === 'string') return reportText(value, path, context)
  const entries = Array.isArray(value) ? [...value.entries()] : isPlain(value) ? Object.entries(value) : []
  for (const [key, item] of entries) {
    if (typeof key === 'string') reportText(key, [...path, key], context)
    reportUnknownVariables(item, context, [...path, key])
  }
}

function reportText(
  text: string,
  path: readonly PropertyKey[],
  { source, locate, variables, log }: VariableContext,
): void {
  for (const { name } of findUnknownVariables(text, variables)) {
    log.add(source, {
      code: 'unknown-variable',
      problem: `Unknown variable "${name}": it is shown as written.`,
      hint: suggestName(name, variables.keys(), `Known: ${[...variables.keys()].join(', ')}.`),
      at: locate(path),
    })
  }
}
