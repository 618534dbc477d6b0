import type { SiteDiagnostic } from '@fyr/cli/internal'

/** Codes of warnings about what an author wrote: in the old site, the texts had the same flaw and readers saw the same. */
const OF_TEXTS: ReadonlySet<string> = new Set([
  'empty-file',
  'empty-heading',
  'empty-link',
  'lost-cells',
  'missing-alt',
  'missing-history',
  'second-title',
  'skipped-heading',
  'unclosed-code',
  'undeclared-tag',
  'unknown-field',
  'untruncated-post',
  'unusual-character',
])

/** Syntax that no tool reads, by its message: other syntax is what the old tool alone has read. */
const UNREAD_BY_ALL =
  /asterisks|underscores|address contains a space|a blank inside|no second one|makes a heading|on a line of its own/

/** Whether a diagnostic is a warning that has nothing to do with the move. */
export function isOldWarning({ severity, code, problem }: SiteDiagnostic): boolean {
  if (severity !== 'warning') return false
  return OF_TEXTS.has(code) || (code === 'unread-syntax' && UNREAD_BY_ALL.test(problem))
}

/** Diagnostics with those that the move brought first. */
export function movedFirst(diagnostics: readonly SiteDiagnostic[]): readonly SiteDiagnostic[] {
  return [...diagnostics.filter((one) => !isOldWarning(one)), ...diagnostics.filter(isOldWarning)]
}

/** The warnings that have nothing to do with the move, as one line; null without any. */
export function oldWarningsLine(diagnostics: readonly SiteDiagnostic[]): string | null {
  const old = diagnostics.filter(isOldWarning)
  if (old.length === 0) return null
  const counts = new Map<string, number>()
  for (const { code } of old) counts.set(code, (counts.get(code) ?? 0) + 1)
  const kinds = [...counts].toSorted(([left, one], [right, other]) => other - one || (left < right ? -1 : 1))
  const names = kinds.map(([code, amount]) => `${amount} ${code}`).join(', ')
  return `Not from the move: ${names} (the texts were so before; --verbose shows them)`
}
