import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { DiagnosticLog, Point, SourceText } from '../diagnostic.ts'
import { checkEntries, checkValue } from '../schemas/check-value.ts'
import type { IsMarkup } from '../map-texts.ts'
import { substituteInValue, type Variables, writtenPath } from '../substitute-variables.ts'
import { leadsAway, LEADS_AWAY } from './is-publishable.ts'
import { joinLines } from './join-lines.ts'
import { parseYaml } from './parse-yaml.ts'
import { readTextFile } from './read-text-file.ts'
import { reportCharacters, takeValues } from './report-characters.ts'
import { reportUnknownVariables } from '../schemas/report-unknown-variables.ts'

/** A validated YAML or JSON file. */
export interface DataFile<Value> {
  readonly source: SourceText
  readonly value: Value
  /** Position of a key or a list entry by its path in `value`. */
  readonly locate: (path: readonly PropertyKey[]) => Point
  /** A path in `value` as it is in the file, where keys may contain variables. */
  readonly written: (path: readonly PropertyKey[]) => readonly PropertyKey[]
}

/** Input for reading a data file. */
export interface DataFileContext {
  readonly variables: Variables
  readonly log: DiagnosticLog
  /** Strings whose variables are left as written; default none. */
  readonly isMarkup?: IsMarkup
  /** Whether the file is used without its invalid entries, because nothing else refers to them. */
  readonly isUsedInPart?: boolean
}

/** Reads a YAML or JSON file and validates it against a schema. Null, with diagnostics, when it is unusable. */
export function readDataFile<Value>(
  root: string,
  file: string,
  schema: z.ZodType<Value>,
  { variables, log, isMarkup, isUsedInPart = false }: DataFileContext,
): DataFile<Value> | null {
  // Control characters are removed for readers, and shown in diagnostics.
  if (existsSync(join(root, file)) && leadsAway(root, file)) {
    log.add({ file, text: '' }, LEADS_AWAY)
    return null
  }
  const source = readTextFile(root, file, log)
  const parsed = source === null ? null : parseYaml(source.text, source, 1, log)
  if (source === null || parsed === null) return null
  reportCharacters(source, log)
  const value = takeValues(joinLines(parsed.value ?? {}, isMarkup), { source, locate: parsed.locate, log })
  reportUnknownVariables(parsed.value, { source, locate: parsed.locate, variables, log })
  const written = (path: readonly PropertyKey[]) => writtenPath(parsed.value, path, variables)
  const locate = (path: readonly PropertyKey[]) => parsed.locate(written(path))
  const checked = (isUsedInPart ? checkEntries : checkValue)(
    schema,
    substituteInValue(value, variables, isMarkup),
  )
  for (const issue of checked.issues) {
    log.add(source, {
      code: issue.type,
      problem: issue.problem,
      hint: issue.hint,
      at: locate(issue.path),
      fix: issue.fix,
    })
  }
  return checked.value === null ? null : { source, value: checked.value, locate, written }
}
