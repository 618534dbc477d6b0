import type { SiteConfig } from '@fyr/content-pipeline'

/** An address as links of the site write it, without the base path: a site may move to another one. */
export function addressOf(path: string, headingId: string | null, { basePath }: SiteConfig): string {
  const address = path.startsWith(basePath) ? `/${path.slice(basePath.length)}` : path
  return headingId === null ? address : `${address}#${headingId}`
}
