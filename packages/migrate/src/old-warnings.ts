import type { SiteDiagnostic } from '@fyr/cli/internal'

/** A diagnostic of a new site. */
export interface MovedDiagnostic extends SiteDiagnostic {
  /** Whether the old site has the same fault, so that the move has nothing to do with it. */
  readonly isOld: boolean
}

/** Diagnostics with what is known of the old site: what texts say is as it was, and `isInOldSite` proves the rest. */
export function withAge(
  diagnostics: readonly SiteDiagnostic[],
  isInOldSite: (diagnostic: SiteDiagnostic) => boolean,
): readonly MovedDiagnostic[] {
  return diagnostics.map((one) => ({
    ...one,
    isOld: one.severity === 'warning' && (isOfText(one) || isInOldSite(one)),
  }))
}

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
  'unlisted-version',
  'untruncated-post',
  'unusual-character',
])

/** Syntax that no tool reads, by its message: other syntax is what the old tool alone has read. */
const UNREAD_BY_ALL =
  /asterisks|underscores|address contains a space|a blank inside|no second one|makes a heading|on a line of its own/

/** Whether a warning is about what an author wrote, as it stood in the old site. */
export function isOfText({ code, problem }: Pick<SiteDiagnostic, 'code' | 'problem'>): boolean {
  return OF_TEXTS.has(code) || (code === 'unread-syntax' && UNREAD_BY_ALL.test(problem))
}

/** Diagnostics with those that the move brought first. */
export function movedFirst(diagnostics: readonly MovedDiagnostic[]): readonly MovedDiagnostic[] {
  return [...diagnostics.filter(({ isOld }) => !isOld), ...diagnostics.filter(({ isOld }) => isOld)]
}

/** The warnings that have nothing to do with the move, as one line; null without any. */
export function oldWarningsLine(diagnostics: readonly MovedDiagnostic[]): string | null {
  const old = diagnostics.filter(({ isOld }) => isOld)
  if (old.length === 0) return null
  const counts = new Map<string, number>()
  for (const { code } of old) counts.set(code, (counts.get(code) ?? 0) + 1)
  const kinds = [...counts].toSorted(([left, one], [right, other]) => other - one || (left < right ? -1 : 1))
  const names = kinds.map(([code, amount]) => `${amount} ${code}`).join(', ')
  return `Not from the move: ${names} (the old site has them too; --verbose shows them)`
}
