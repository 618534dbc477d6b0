import { compareCodePoints } from './manifest/compare-code-points.ts'
import { linesOf } from './lines-of.ts'

/** Every kind of diagnostic, and whether it stops a build. Codes are stable, because other programs read them. */
export const DIAGNOSTIC_CODES = {
  'bad-encoding': 'error',
  'binary-file': 'error',
  'unreadable-file': 'error',
  'unread-file': 'warning',
  'empty-file': 'warning',
  'misnamed-file': 'error',
  'link-out-of-root': 'error',
  'invalid-yaml': 'error',
  'unclosed-front-matter': 'error',
  'late-front-matter': 'error',
  'invalid-value': 'error',
  'unknown-key': 'error',
  'unknown-field': 'warning',
  'unknown-message': 'error',
  'lost-placeholder': 'warning',
  'unknown-variable': 'warning',
  'orphan-translation': 'error',
  'outdated-translation': 'warning',
  'invalid-ledger': 'error',
  'translated-address': 'warning',
  'duplicate-locale': 'error',
  'unknown-default-locale': 'error',
  'draft-and-unlisted': 'error',
  'invalid-slug': 'error',
  'blank-in-slug': 'warning',
  'shifted-date': 'warning',
  'duplicate-document': 'error',
  'duplicate-id': 'error',
  'duplicate-route': 'error',
  'invalid-alias': 'error',
  'invalid-redirect': 'error',
  'invalid-lock': 'error',
  'lost-address': 'error',
  'lost-anchor': 'error',
  'duplicate-alias': 'error',
  'colliding-case': 'error',
  'ambiguous-name': 'error',
  'docs-switched-off': 'error',
  'duplicate-version': 'error',
  'missing-version': 'error',
  'unlisted-version': 'warning',
  'unknown-version': 'error',
  'missing-date': 'error',
  'undated-draft': 'warning',
  'missing-history': 'warning',
  'untruncated-post': 'warning',
  'unknown-author': 'error',
  'duplicate-author': 'error',
  'undeclared-tag': 'warning',
  'duplicate-permalink': 'error',
  'unknown-doc-id': 'error',
  'unknown-sidebar': 'error',
  'empty-sidebar': 'error',
  'empty-category': 'error',
  'duplicate-category': 'error',
  'unknown-folder': 'error',
  'unknown-api': 'error',
  'missing-folder': 'warning',
  'broken-link': 'error',
  'broken-anchor': 'error',
  'missing-image': 'error',
  'invalid-image': 'error',
  'missing-alt': 'error',
  'missing-media': 'error',
  'invalid-media': 'error',
  'external-image': 'warning',
  'unshown-preview': 'warning',
  'missing-remote-image': 'error',
  'missing-static-file': 'error',
  'unsafe-file': 'error',
  'unknown-directive': 'error',
  'unknown-attribute': 'warning',
  'invalid-attribute': 'error',
  'unclosed-directive': 'error',
  'stray-directive-end': 'error',
  'spaced-directive': 'error',
  'invalid-tabs': 'error',
  'untranslated-command': 'warning',
  'misplaced-cards': 'error',
  'invalid-endpoint': 'error',
  'invalid-island': 'error',
  'invalid-component': 'error',
  'unclosed-component': 'error',
  'unknown-component': 'error',
  'code-in-content': 'error',
  'unknown-island': 'error',
  'unknown-layout': 'error',
  'schema-failed': 'error',
  'unrendered-page': 'error',
  'invalid-embed': 'error',
  'unknown-embed': 'error',
  'second-title': 'warning',
  'plain-title': 'warning',
  'plain-announcement': 'warning',
  'duplicate-heading-id': 'error',
  'unknown-term': 'warning',
  'missing-terms': 'error',
  'avoided-word': 'warning',
  'other-term': 'warning',
  'unknown-language': 'warning',
  'unclosed-code': 'warning',
  'unread-syntax': 'warning',
  'skipped-heading': 'warning',
  'empty-heading': 'warning',
  'empty-link': 'warning',
  'lost-cells': 'warning',
  'unusual-character': 'warning',
  'dropped-html': 'warning',
  'nesting-too-deep': 'error',
  'too-many-marks': 'error',
  'too-slow': 'error',
  'too-large': 'error',
  'invalid-include': 'error',
  'missing-include': 'error',
  'unknown-region': 'error',
  'unclosed-region': 'error',
  'plugin-failed': 'error',
  'plugin-message': 'warning',
  'unknown-api-part': 'error',
  'include-loop': 'error',
  'too-many-includes': 'error',
} as const satisfies Record<string, 'error' | 'warning'>

export type DiagnosticCode = keyof typeof DIAGNOSTIC_CODES

/** One problem in one file, written for the author. */
export interface Diagnostic {
  readonly code: DiagnosticCode
  readonly severity: 'error' | 'warning'
  /** Path relative to the site's root, with `/`. */
  readonly file: string
  /** From 1; 0 when the problem concerns the whole file. */
  readonly line: number
  /** From 1, in UTF-16 units; 0 when the problem concerns the whole file. */
  readonly column: number
  /** The line of the file; empty without one. Of a very long line the part around the column, with `…` for the rest. */
  readonly sourceLine: string
  /** The column in `sourceLine`, where that is only a part of the line. */
  readonly sourceColumn?: number
  /** The problem, as a complete sentence. */
  readonly problem: string
  /** How to fix it, as a whole sentence, or empty. */
  readonly hint: string
  /** An unambiguous fix; absent when the author has to decide. */
  readonly fix?: Fix
  /** An alias that keeps an address; absent when the author has to decide which page gets it. */
  readonly alias?: MissingAlias
  /** A redirect of the configuration that keeps a folder of addresses; absent when the author has to decide. */
  readonly redirect?: MissingRedirect
  /** An id that a heading had; absent when the author has to decide which heading gets it. */
  readonly headingId?: MissingHeadingId
}

/** An alias that a page does not have yet. */
export interface MissingAlias {
  /** File of the page, relative to the site's root, with `/`. */
  readonly file: string
  /** As front matter writes it: below the base path of a locale, with a leading slash. */
  readonly alias: string
}

/** An entry that `redirects` of the configuration does not have yet. */
export interface MissingRedirect {
  readonly from: string
  readonly to: string
}

/** An id that a heading had when it was published. */
export interface MissingHeadingId {
  /** File of the page, relative to the site's root, with `/`. */
  readonly file: string
  /** Id of the heading now. */
  readonly current: string
  readonly id: string
}

/**
 * A replacement for the first occurrence of `from` at or after the position of the diagnostic, on its line. A text of several
 * lines begins there; its line ends are `\n`, whatever the file has.
 */
export interface Fix {
  readonly from: string
  readonly to: string
  /** Whether lines on which nothing is left are removed. */
  readonly removesLines?: true
}

/** A file as diagnostics quote it. */
export interface SourceText {
  readonly file: string
  readonly text: string
}

/** A position in a file, both from 1. */
export interface Point {
  readonly line: number
  readonly column: number
  /** Where an included file says it; the position is that of the include. */
  readonly included?: IncludedPoint
}

/** A position in an included file, and the line as a diagnostic quotes it. */
export interface IncludedPoint extends Pick<Diagnostic, 'line' | 'column' | 'sourceLine' | 'sourceColumn'> {
  readonly file: string
}

/** A position in a source file, for diagnostics. */
export interface SourceLocation {
  readonly source: SourceText
  /** Null when only the file is known. */
  readonly at: Point | null
}

/** A problem as a stage reports it. Severity and source line follow from the code and the position. */
export interface Issue {
  readonly code: DiagnosticCode
  readonly problem: string
  readonly hint?: string
  readonly at?: Point | null
  readonly fix?: Fix | null | undefined
  readonly alias?: MissingAlias | null | undefined
  readonly redirect?: MissingRedirect | null | undefined
  readonly headingId?: MissingHeadingId | null | undefined
}

/** Collects the diagnostics of a whole run. Nothing is thrown, so that one run reports all of them. */
export interface DiagnosticLog {
  /** Adds a diagnostic; the same one at the same position counts once. */
  add(source: SourceText, issue: Issue): void
  /** Adds diagnostics from elsewhere. */
  take(diagnostics: readonly Diagnostic[]): void
  /** All diagnostics so far, by file, line, column and code. */
  list(): readonly Diagnostic[]
}

/** An empty log. */
export function createDiagnosticLog(): DiagnosticLog {
  const found = new Map<string, Diagnostic>()
  const keep = (diagnostic: Diagnostic): void => {
    const { file, line, column, code, problem } = diagnostic
    const key = JSON.stringify([file, line, column, code, problem])
    if (!found.has(key)) found.set(key, diagnostic)
  }
  return {
    add(source, { code, problem, hint = '', at, fix, alias, redirect, headingId }) {
      const { line, column, included } = at ?? { line: 0, column: 0 }
      keep({
        code,
        severity: DIAGNOSTIC_CODES[code],
        file: source.file,
        line,
        column,
        ...(line === 0 ? { sourceLine: '' } : quoteLine(source.text, { line, column })),
        ...included,
        problem,
        hint: included === undefined ? hint : `${hint} Included by ${source.file}:${line}.`.trimStart(),
        ...(fix === undefined || fix === null ? {} : { fix }),
        ...(alias === undefined || alias === null ? {} : { alias }),
        ...(redirect === undefined || redirect === null ? {} : { redirect }),
        ...(headingId === undefined || headingId === null ? {} : { headingId }),
      })
    },
    take: (diagnostics) => diagnostics.forEach(keep),
    list: () => [...found.values()].toSorted(compareDiagnostics),
  }
}

/** A longer line is quoted around the column: a paragraph, and a whole generated file, may be one line. In characters. */
const LONGEST_QUOTE = 1000
const QUOTED_BEFORE = 200
const QUOTED_AFTER = 200

/** The source line of a point, or the part of a long one around it. */
export function quoteLine(
  text: string,
  { line, column }: Point,
): Pick<Diagnostic, 'sourceLine' | 'sourceColumn'> {
  const whole = linesOf(text)[line - 1] ?? ''
  if (whole.length <= LONGEST_QUOTE) return { sourceLine: whole }
  const start = Math.max(0, column - 1 - QUOTED_BEFORE)
  const end = column - 1 + QUOTED_AFTER
  const part = `${start > 0 ? '…' : ''}${whole.slice(start, end)}${end < whole.length ? '…' : ''}`
  return start > 0 ? { sourceLine: part, sourceColumn: column - start + 1 } : { sourceLine: part }
}

function compareDiagnostics(left: Diagnostic, right: Diagnostic): number {
  return (
    compareCodePoints(left.file, right.file) ||
    left.line - right.line ||
    left.column - right.column ||
    compareCodePoints(left.code, right.code) ||
    compareCodePoints(left.problem, right.problem)
  )
}
