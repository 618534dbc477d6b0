import type { z } from 'zod'
import type { DiagnosticLog, Place, SourceText } from '../content-error.ts'
import { checkEntries } from '../schemas/check-value.ts'
import { substituteInValue, type Variables } from '../substitute-variables.ts'
import { joinLines } from './join-lines.ts'
import { parseYaml } from './parse-yaml.ts'
import { reportUnknownVariables, type VariableContext } from './report-unknown-variables.ts'
import { splitFrontMatter } from './split-front-matter.ts'

/** A Markdown file in its two parts, front matter checked. */
export interface MarkdownFile<FrontMatter> {
  readonly frontMatter: FrontMatter
  /** Keys that stand in this very file; a translation's other keys are its original's. */
  readonly ownKeys: ReadonlySet<string>
  /** The text below the front matter, at the lines it has in the file. */
  readonly markdown: string
  /** Place of a front matter key in the file. */
  readonly locate: (path: readonly PropertyKey[]) => Place
}

/** Blank lines, and then what can only be front matter. */
const LATE_FRONT_MATTER = /^(?:[ \t]*\n)+---[ \t]*\n(?=[A-Za-z_]+:[ \t\n])/

interface Context {
  readonly variables: Variables
  readonly log: DiagnosticLog
}

/**
 * Splits a Markdown file and checks its front matter with `schema`, variables filled in. Faulty keys are reported and
 * left out; the page goes on without them. Throws only when the schema does not accept an empty front matter.
 */
export function readMarkdownFile<FrontMatter extends object>(
  source: SourceText,
  schema: z.ZodType<FrontMatter>,
  context: Context,
): MarkdownFile<FrontMatter> {
  const { yaml, markdown, isUnclosed } = splitFrontMatter(source.text)
  if (isUnclosed) {
    context.log.add(source, {
      code: 'unclosed-front-matter',
      problem: 'The front matter that begins here is never closed.',
      hint: 'Put a line "---" after its last key.',
      at: { line: 1, column: 1 },
    })
  }
  const late = yaml === null && !isUnclosed ? LATE_FRONT_MATTER.exec(source.text) : null
  if (late !== null) {
    context.log.add(source, {
      code: 'late-front-matter',
      problem: 'This front matter does not begin on the first line, so it is read as text.',
      hint: 'Delete the lines above it.',
      at: { line: late[0].split('\n').length - 1, column: 1 },
    })
  }
  const parsed = yaml === null ? null : parseYaml(yaml, source, 2, context.log)
  const locate = parsed?.locate ?? (() => ({ line: 1, column: 1 }))
  const value: unknown = joinLines(parsed?.value ?? {})
  const checked = checkEntries(schema, fillVariables(value, yaml ?? '', { ...context, source, locate }))
  for (const fault of checked.faults) {
    // A key of somebody else's tool does no harm; a misspelt one is worth a word.
    const code = fault.type === 'unknown-key' && fault.path.length === 1 ? 'unknown-field' : fault.type
    context.log.add(source, {
      code,
      problem: fault.problem,
      hint: fault.hint,
      at: locate(fault.path),
      fix: fault.fix,
    })
  }
  const frontMatter = checked.value ?? schema.parse({})
  const ownKeys = new Set(typeof value === 'object' && value !== null ? Object.keys(value) : [])
  return { frontMatter, ownKeys, markdown, locate }
}

/** What can make a variable: its braces, or a backslash, behind which YAML may hide them. */
const VARIABLE_PART = /\{\{|\\/

/** `value`, which `yaml` gave, with its variables filled in; most front matter holds none. Unknown ones are reported. */
function fillVariables(value: unknown, yaml: string, context: VariableContext): unknown {
  if (!VARIABLE_PART.test(yaml)) return value
  reportUnknownVariables(value, context)
  return substituteInValue(value, context.variables)
}
