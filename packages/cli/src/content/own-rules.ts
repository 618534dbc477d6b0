import type { SiteConfig } from '@fyr/content-pipeline'
import { isRecord } from '@fyr/content-pipeline/internal'
import type { RouteManifest } from '@fyr/content-pipeline/manifest'
import { readLineOfSite } from '../read-line-of-site.ts'
import { SITE_ERROR_CODES } from '../site-error-codes.ts'
import { siteDiagnostic, type SiteDiagnostic, type SiteErrorCode, type SiteIssue } from '../site-error.ts'
import { callHook, hookIssue } from './call-hook.ts'

/** Diagnostics from the site's own rules (`onPlan`); `root` is absolute. A rule that fails is an error too. */
export async function ownRuleDiagnostics(
  root: string,
  config: SiteConfig,
  manifest: RouteManifest,
): Promise<readonly SiteDiagnostic[]> {
  const { onPlan, source } = config
  if (onPlan === undefined) return []
  const place = { root, source }
  const called = await callHook('onPlan', place, () => onPlan(manifest))
  if ('issue' in called) return [siteDiagnostic(called.issue)]
  return called.values.map((value) =>
    siteDiagnostic(
      ruleIssue(value, root, source.file) ??
        hookIssue('onPlan', place, '"onPlan" returned something that is not { problem, file, line }.'),
    ),
  )
}

/** A problem from the return value of a rule or a check, whose types are not trusted; null if it is not one. */
export function ruleIssue(value: unknown, root: string, configFile: string): SiteIssue | null {
  if (!isRecord(value) || typeof value.problem !== 'string' || value.problem.trim() === '') return null
  const { code, problem, hint, file = configFile, line, column, severity, sourceLine, sourceColumn } = value
  if (typeof file !== 'string') return null
  const isPlace = typeof line === 'number' && Number.isInteger(line) && line > 0
  return {
    code: isKnownCode(code) ? code : 'site-rule',
    severity: severity === 'warning' ? 'warning' : 'error',
    file,
    ...(isPlace && {
      line,
      column: typeof column === 'number' && Number.isInteger(column) && column > 0 ? column : 1,
      sourceLine:
        typeof sourceLine === 'string' && sourceLine !== '' ? sourceLine : readLineOfSite(root, file, line),
      ...(typeof sourceColumn === 'number' && { sourceColumn }),
    }),
    problem,
    ...(typeof hint === 'string' && { hint }),
  }
}

function isKnownCode(code: unknown): code is SiteErrorCode {
  return typeof code === 'string' && Object.hasOwn(SITE_ERROR_CODES, code)
}
