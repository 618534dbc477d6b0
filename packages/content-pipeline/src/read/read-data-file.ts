import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { DiagnosticLog, Place, SourceText } from '../content-error.ts'
import { checkEntries, checkValue } from '../schemas/check-value.ts'
import type { IsMarkup } from '../map-texts.ts'
import { substituteInValue, type Variables, writtenPath } from '../substitute-variables.ts'
import { leadsAway, LEADS_AWAY } from './is-publishable.ts'
import { joinLines } from './join-lines.ts'
import { parseYaml } from './parse-yaml.ts'
import { readTextFile } from './read-text-file.ts'
import { reportUnknownVariables } from '../schemas/report-unknown-variables.ts'

/** A YAML or JSON file after its check. */
export interface DataFile<Value> {
  readonly source: SourceText
  readonly value: Value
  /** Place of a key or a list's entry by its path in `value`. */
  readonly locate: (path: readonly PropertyKey[]) => Place
  /** A path in `value` as it stands in the file, where keys may hold variables. */
  readonly written: (path: readonly PropertyKey[]) => readonly PropertyKey[]
}

/** What reading a data file needs. */
export interface DataFileContext {
  readonly variables: Variables
  readonly log: DiagnosticLog
  /** Texts whose variables are left as written; none without it. */
  readonly isMarkup?: IsMarkup
  /** Whether the file counts without the entries that are at fault, because nothing else names them. */
  readonly isUsedInPart?: boolean
}

/** Reads a YAML or JSON file and checks it against a schema. Null, with diagnostics, when it is not usable. */
export function readDataFile<Value>(
  root: string,
  file: string,
  schema: z.ZodType<Value>,
  { variables, log, isMarkup, isUsedInPart = false }: DataFileContext,
): DataFile<Value> | null {
  // What such a file says is shown to readers, and what is wrong with it to who reads the log.
  if (existsSync(join(root, file)) && leadsAway(root, file)) {
    log.add({ file, text: '' }, LEADS_AWAY)
    return null
  }
  const source = readTextFile(root, file, log)
  const parsed = source === null ? null : parseYaml(source.text, source, 1, log)
  if (source === null || parsed === null) return null
  reportUnknownVariables(parsed.value, { source, locate: parsed.locate, variables, log })
  const written = (path: readonly PropertyKey[]) => writtenPath(parsed.value, path, variables)
  const locate = (path: readonly PropertyKey[]) => parsed.locate(written(path))
  const checked = (isUsedInPart ? checkEntries : checkValue)(
    schema,
    substituteInValue(joinLines(parsed.value ?? {}, isMarkup), variables, isMarkup),
  )
  for (const fault of checked.faults) {
    log.add(source, {
      code: fault.type,
      problem: fault.problem,
      hint: fault.hint,
      at: locate(fault.path),
      fix: fault.fix,
    })
  }
  return checked.value === null ? null : { source, value: checked.value, locate, written }
}
