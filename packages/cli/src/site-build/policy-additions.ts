import type { SiteData } from '@fyr/content-pipeline/manifest'
import type { SiteTheme } from '../theme/site-theme.ts'

/** The sources that a directive of the policy allows because the configuration names them. */
export interface PolicyAddition {
  readonly directive: string
  readonly sources: readonly string[]
}

/** The additions to the policy of a site whose configuration names nothing. Empty for such a site. */
export function policyAdditions(
  theme: Pick<SiteTheme, 'contentSecurityPolicy'>,
  siteData: SiteData,
): readonly PolicyAddition[] {
  const { scripts: _s, head: _h, frames: _f, ...strictData } = siteData
  const strict = directivesOf(theme.contentSecurityPolicy(strictData))
  return [...directivesOf(theme.contentSecurityPolicy(siteData))].flatMap(([directive, sources]) => {
    const added = sources.filter((source) => strict.get(directive)?.includes(source) !== true)
    return added.length > 0 ? [{ directive, sources: added }] : []
  })
}

function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )
}
