import type { SiteConfig } from '../schemas/site-config.ts'
import { encodeMarks } from './path-marks.ts'

/** The Fyr spelling for a path `@site/static/…` in the static folder; null for any other path. */
export function adviceForSiteRoot(path: string, { content }: SiteConfig): string | null {
  const root = `@site/${content.static}/`
  return path.startsWith(root) ? `Write "/${encodeMarks(path.slice(root.length))}".` : null
}

/** The spelling of a path of Windows, such as `guide\setup.md`, as an address; null for a path without a backslash. */
export function adviceForBackslashes(path: string): string | null {
  if (!path.includes('\\')) return null
  return `Write "${encodeMarks(path.replaceAll('\\', '/'))}": addresses have slashes.`
}
