import type { SiteConfig } from '../schemas/site-config.ts'
import { encodeMarks } from './path-marks.ts'

/** How what stands in the static folder is spelt here, for a path of `@site/static/…`; null for any other one. */
export function adviceForSiteRoot(path: string, { content }: SiteConfig): string | null {
  const root = `@site/${content.static}/`
  return path.startsWith(root) ? `Write "/${encodeMarks(path.slice(root.length))}".` : null
}
