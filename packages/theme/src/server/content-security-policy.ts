import { createHash } from 'node:crypto'
import type { SiteData } from '@fyr/content-pipeline/manifest'
import { prePaintScript } from '../browser/pre-paint.ts'
import { siteMessages } from '../messages/site-messages.ts'

/** Gives the content security policy of every page of a locale, as the value of the header. */
export function contentSecurityPolicy(siteData: SiteData): string {
  const prePaint = prePaintScript(siteData, siteMessages(siteData))
  const hash = createHash('sha256').update(prePaint).digest('base64')
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types fyr',
  ].join('; ')
}
