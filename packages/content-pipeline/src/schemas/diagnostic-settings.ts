import * as z from 'zod'
import { DIAGNOSTIC_CODES, type DiagnosticCode } from '../diagnostic.ts'
import { visibleText } from './visible-text.ts'

/**
 * Errors after which a page can still be published: the reader sees a gap, and nothing else breaks. What is inside of an
 * unknown component or directive is kept, a directive without an end continues to the end of its container, as in other tools, and
 * lines of colons, tags that are never closed and code in a line of text are shown as they are written. Tabs without a name get a number, and what is outside
 * of them joins them. The second of two headings with one id gets another. An attribute that a component cannot have is left out, and so is the
 * address of a film or sound that cannot be played. A file outside of
 * the site is never read, and one that could run as part of it is never published.
 */
export const TOLERABLE_ERRORS = [
  'missing-alt',
  'missing-image',
  'invalid-image',
  'missing-media',
  'invalid-media',
  'broken-link',
  'broken-anchor',
  'unknown-component',
  'unclosed-component',
  'unclosed-directive',
  'unknown-directive',
  'stray-directive-end',
  'spaced-directive',
  'invalid-tabs',
  'misplaced-cards',
  'duplicate-heading-id',
  'missing-include',
  'invalid-include',
  'unknown-region',
  'unclosed-region',
  'include-loop',
  'too-many-includes',
  'link-out-of-root',
  'unsafe-file',
  'code-in-content',
  'invalid-component',
] as const satisfies readonly DiagnosticCode[]

/** Warnings of commands, which have codes of their own. */
const COMMAND_WARNINGS = [
  'home-missing',
  'image-too-large',
  'image-too-wide',
  'inline-style',
  'parser-library-failed',
  'picture-failed',
  'picture-library-failed',
] as const

const warnings = Object.entries(DIAGNOSTIC_CODES).flatMap(([code, severity]) =>
  severity === 'warning' ? [code] : [],
)

const tolerable = TOLERABLE_ERRORS.map((code) => `\`${code}\``)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' and ')

const adjustableCode = z.enum([...TOLERABLE_ERRORS, ...COMMAND_WARNINGS, ...warnings])

/** Schema of `diagnostics`: how serious the site takes a kind of problem, and which problems it lives with. */
export const diagnosticSettingsSchema = z.strictObject({
  severity: z
    .partialRecord(adjustableCode, z.enum(['error', 'warning']))
    .default({})
    .meta({
      description: `Severity by code: any warning can be an error; ${tolerable} can be warnings.`,
      examples: [{ 'missing-alt': 'warning', 'unknown-field': 'error' }],
    }),
  ignore: z
    .array(
      z.strictObject({
        code: adjustableCode.meta({
          description: 'Code of the problem, as the report shows it.',
          examples: ['external-image'],
        }),
        path: visibleText.optional().meta({
          description: 'Files, as a glob relative to the root of the site. Default: all.',
          examples: ['content/blog/2019-*.md'],
        }),
      }),
    )
    .default([])
    .meta({
      description: 'Problems that are not reported.',
      examples: [[{ code: 'external-image', path: 'content/blog/**' }]],
    }),
})

/** The same after validation and defaults. */
export type DiagnosticSettings = z.output<typeof diagnosticSettingsSchema>
