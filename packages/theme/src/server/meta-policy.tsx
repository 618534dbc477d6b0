import type { SiteData } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { metaPolicy } from './content-security-policy.ts'

/**
 * The policy in the head of a document, for a site that asks for it. Browsers apply it to what follows it, so it
 * comes before everything that loads or runs.
 */
export function MetaPolicy({ siteData }: MetaPolicyProps): ReactElement | null {
  if (siteData.hasMetaPolicy !== true) return null
  return <meta httpEquiv="Content-Security-Policy" content={metaPolicy(siteData)} />
}

interface MetaPolicyProps {
  readonly siteData: SiteData
}
