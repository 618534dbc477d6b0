import type { z } from 'zod'
import type { DiagnosticLog, Point, SourceText } from '../diagnostic.ts'
import { checkEntries } from '../schemas/check-value.ts'
import { isRecord } from '../schemas/is-record.ts'
import { substituteInValue, type Variables, writtenPath } from '../substitute-variables.ts'
import { joinLines } from './join-lines.ts'
import { parseYaml } from './parse-yaml.ts'
import { takeValues } from './report-characters.ts'
import { reportUnknownVariables, type VariableContext } from '../schemas/report-unknown-variables.ts'
import { splitFrontMatter } from './split-front-matter.ts'

/** A Markdown file split in two, with validated front matter. */
export interface MarkdownFile<FrontMatter> {
  readonly frontMatter: FrontMatter
  /** Keys in this file; a translation inherits the others from its original. */
  readonly ownKeys: ReadonlySet<string>
  /** All of it as it is written, with its variables inserted. */
  readonly written: Readonly<Record<string, unknown>>
  /** The text below the front matter, on the same lines as in the file. */
  readonly markdown: string
  /** Position of a front matter key in the file. */
  readonly locate: (path: readonly PropertyKey[]) => Point
}

/** Empty lines or a comment, followed by what can only be front matter. */
const LATE_FRONT_MATTER =
  /^((?:[ \t]*\n|<!--[^-]*(?:-(?!->)[^-]*)*-->[ \t]*\n)*)([ \t]{0,3})---[ \t]*\n(?=[A-Za-z_]+:[ \t\n])/
const TOML = /^\+\+\+[ \t]*\n\s*[\w-]+[ \t]*=/
/** More dashes than open front matter, keys, and a line of dashes that was meant to close them. */
const TOO_MANY_DASHES = /^-{4,}[ \t]*\n(?:[\w-]+:(?:[ \t][^\n]*)?\n)+-{3,}[ \t]*(?:\n|$)/
/** `---js` and `---json`, with a line that closes them. */
const OTHER_LANGUAGE = /^---[ \t]*([a-z]+)[ \t]*\r?\n(?:[^\n]*\n)*?---[ \t]*(?:\r?\n|$)/i
/** Keys at the start of a text, with a line below them that was meant to close them. */
const UNOPENED =
  /^(?:title|layout|date|id|slug|description|tags|sidebar_\w+):[ \t][^\n]*\n(?:[\w-]+:[^\n]*\n)*---[ \t]*(?:\n|$)/

interface Context {
  readonly variables: Variables
  readonly log: DiagnosticLog
  /** Whether the site has keys of its own: the schema does not know them, and they are checked later. */
  readonly isExtended?: boolean
}

/**
 * Splits a Markdown file and validates its front matter with `schema`, variables inserted. Invalid keys are reported
 * and ignored. Throws only when the schema does not accept empty front matter.
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
      problem: 'The front matter that starts here is never closed.',
      hint: 'Add a line "---" after its last key.',
      at: { line: 1, column: 1 },
    })
  }
  if (yaml === null && !isUnclosed) reportUnread(source, context.log)
  const parsed = yaml === null ? null : parseYaml(yaml, source, 2, context.log)
  const locate = parsed?.locate ?? (() => ({ line: 1, column: 1 }))
  const value = takeValues(joinLines(parsed?.value ?? {}), { source, locate, log: context.log })
  const filled = fillVariables(value, yaml ?? '', { ...context, source, locate })
  const checked = checkEntries(schema, filled)
  for (const issue of checked.issues) {
    const isUnknown = issue.type === 'unknown-key' && issue.path.length === 1
    if (isUnknown && context.isExtended === true) continue
    // A key of another tool does no harm; a misspelt one is worth a warning.
    const code = isUnknown ? 'unknown-field' : issue.type
    context.log.add(source, {
      code,
      problem: issue.problem,
      hint: issue.hint,
      at: locate(writtenPath(parsed?.value, issue.path, context.variables)),
      fix: issue.fix,
    })
  }
  const frontMatter = checked.value ?? schema.parse({})
  const ownKeys = new Set(isRecord(value) ? Object.keys(value) : [])
  return { frontMatter, ownKeys, written: isRecord(filled) ? filled : {}, markdown, locate }
}

/** Reports what was meant to be front matter but is shown as text. */
function reportUnread(source: SourceText, log: DiagnosticLog): void {
  const { text } = source
  const [late, above = ''] = LATE_FRONT_MATTER.exec(text) ?? []
  if (late !== undefined && above === '') {
    log.add(source, {
      code: 'late-front-matter',
      problem: 'There are spaces before the first line of this front matter, so it is shown as text.',
      hint: 'Delete them.',
      at: { line: 1, column: 1 },
    })
  } else if (late !== undefined) {
    log.add(source, {
      code: 'late-front-matter',
      problem: 'This front matter does not start on the first line, so it is shown as text.',
      hint: above.trim() === '' ? 'Delete the lines above it.' : 'Move the lines above it below it.',
      at: { line: late.split('\n').length - 1, column: 1 },
    })
  } else if (OTHER_LANGUAGE.test(text)) {
    const [, language = ''] = OTHER_LANGUAGE.exec(text) ?? []
    log.add(source, {
      code: 'late-front-matter',
      problem: `This front matter is in "${language}", so it is shown as text.`,
      hint: 'Write it as YAML, and "---" alone on the first line.',
      at: { line: 1, column: 1 },
    })
  } else if (TOO_MANY_DASHES.test(text)) {
    log.add(source, {
      code: 'late-front-matter',
      problem: 'The first line of this front matter has more than three dashes, so it is shown as text.',
      hint: 'Write "---" above it and below it.',
      at: { line: 1, column: 1 },
    })
  } else if (TOML.test(text) || UNOPENED.test(text)) {
    log.add(source, {
      code: 'unread-syntax',
      problem: 'This front matter is shown as text.',
      hint: 'Write it as YAML between two lines "---"; the first one must be the first line of the file.',
      at: { line: 1, column: 1 },
    })
  }
}

/** A variable needs its braces, or a backslash with which YAML may hide them. */
const VARIABLE_PART = /\{\{|\\/

/** `value`, parsed from `yaml`, with its variables inserted; most front matter has none. Unknown ones are reported. */
function fillVariables(value: unknown, yaml: string, context: VariableContext): unknown {
  if (!VARIABLE_PART.test(yaml)) return value
  reportUnknownVariables(value, context)
  return substituteInValue(value, context.variables)
}
