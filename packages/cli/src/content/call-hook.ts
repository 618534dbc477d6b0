import { join } from 'node:path'
import type { SiteConfig } from '@fyr/content-pipeline'
import { locate } from '@fyr/content-pipeline/internal'
import { readSourceLine } from '../read-source-line.ts'
import type { SiteIssue } from '../site-error.ts'
import { within } from '../within.ts'

/** Functions of the configuration that a command calls. */
export type HookName = 'checks' | 'onPlan' | 'onPublish'

/** A hook may ask a service, but must not hold up a build forever. */
const DEADLINE_MS = 60_000

/**
 * Calls a hook: the list that it returns, or the reason why there is none: it throws, takes too long, or returns
 * something else. A hook that returns nothing gives an empty list.
 */
export async function callHook(
  name: HookName,
  { root, source }: { readonly root: string; readonly source: SiteConfig['source'] },
  call: () => unknown,
  deadlineMs = DEADLINE_MS,
): Promise<{ readonly values: readonly unknown[] } | { readonly issue: SiteIssue }> {
  try {
    const late = `It did not finish within ${deadlineMs / 1000} seconds.`
    const returned = await within(deadlineMs, call(), late)
    if (returned === undefined) return { values: [] }
    if (!isIterable(returned)) throw new TypeError('It must return a list.')
    return { values: [...returned] }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { issue: hookIssue(name, { root, source }, `"${name}" failed: ${reason}`) }
  }
}

/** An issue of a hook, at its place in the configuration. */
export function hookIssue(
  name: HookName,
  { root, source }: { readonly root: string; readonly source: SiteConfig['source'] },
  problem: string,
): SiteIssue {
  const at = locate(source.text, [name])
  return {
    code: 'hook-failed',
    file: source.file,
    ...(at !== null && { ...at, sourceLine: readSourceLine(join(root, source.file), at.line) }),
    problem,
    hint: `Correct "${name}" in the configuration.`,
  }
}

/** A text has letters, which are not values. */
function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value
}
