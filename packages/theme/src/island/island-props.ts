import type { SiteData } from '@fyr/content-pipeline/manifest'
import type { ReactNode } from 'react'
import type { Messages } from '../messages/messages.ts'

/** Props of an island, the same in the build and in the browser. */
export interface IslandProps {
  /** Attributes as written: strings by name, empty for a name alone. */
  readonly attributes: Readonly<Partial<Record<string, string>>>
  /** What the text has inside the island, to be placed once; undefined for an island without content. */
  readonly children?: ReactNode
  readonly siteData: SiteData
  readonly messages: Messages
}
