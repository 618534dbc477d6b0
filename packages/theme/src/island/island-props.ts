import type { SiteData } from '@fyr/content-pipeline/manifest'
import type { ReactNode } from 'react'
import type { Messages } from '../messages/messages.ts'

/** Attributes by the schema of an island, or texts by name where it has none. */
type AttributesOf<Schema> = Schema extends {
  readonly '~standard': { readonly types?: { readonly output: infer Output } | undefined }
}
  ? Readonly<Output>
  : Readonly<Partial<Record<string, string>>>

/**
 * Props of an island, the same in the build and in the browser. `IslandProps<typeof attributes>` has the types of a schema
 * that its file exports as `attributes`.
 */
export interface IslandProps<Schema = null> {
  /** As the schema returns them; without one as written: strings by name, empty for a name without a value. */
  readonly attributes: AttributesOf<Schema>
  /** The children that the text gives the island. Render them at most once. Undefined for an island without content. */
  readonly children?: ReactNode
  readonly siteData: SiteData
  readonly messages: Messages
}
