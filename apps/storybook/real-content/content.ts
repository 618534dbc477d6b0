import type { RealContent } from './read-site.ts'

/** The furthest pages of the built site, by language. `realContent` writes them here when the catalogue is made. */
declare const content: Readonly<Record<string, RealContent>>

export default content
