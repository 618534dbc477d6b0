import type { SiteData } from '@fyr/content-pipeline/manifest'
import type { Messages } from '../messages/messages.ts'

/** What a component of a site is given where a text shows it: the same in the build and in the browser. */
export interface IslandProps {
  /** What the writer gave it, as it was written: texts by name, empty for a name alone. */
  readonly attributes: Readonly<Partial<Record<string, string>>>
  readonly siteData: SiteData
  readonly messages: Messages
}
