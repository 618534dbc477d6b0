import { createHash } from 'node:crypto'
import type { HeadElement, SiteData } from '@fyr/content-pipeline/manifest'
import { prePaintScript } from '../browser/pre-paint.ts'
import { siteMessages } from '../messages/site-messages.ts'

/** Returns the content security policy of every page of a locale, as the value of the header. */
export function contentSecurityPolicy(siteData: SiteData): string {
  const prePaint = prePaintScript(siteData, siteMessages(siteData))
  const hash = createHash('sha256').update(prePaint).digest('base64')
  const { scripts, connect, images, frames } = externalSources(siteData)
  return [
    "default-src 'none'",
    directive('script-src', ["'self'", `'sha256-${hash}'`, ...scripts]),
    "style-src 'self'",
    directive('img-src', ["'self'", ...images]),
    "font-src 'self'",
    "media-src 'self'",
    directive('connect-src', ["'self'", ...connect]),
    ...(frames.length > 0 ? [directive('frame-src', frames)] : []),
    ...(hasManifest(siteData) ? ["manifest-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    directive('trusted-types', ['fyr', ...((siteData.scripts ?? []).length > 0 ? ['fyr-scripts'] : [])]),
  ].join('; ')
}

/** Directives that browsers ignore in a document, each with a message in the console. */
const HEADER_ONLY = new Set(['frame-ancestors', 'report-uri', 'sandbox'])

/** The part of that policy that a document can contain itself, in a `meta` element. */
export function metaPolicy(siteData: SiteData): string {
  return contentSecurityPolicy(siteData)
    .split('; ')
    .filter((part) => !HEADER_ONLY.has(part.split(' ')[0] ?? ''))
    .join('; ')
}

/** The addresses and origins that the configuration names, by directive, without duplicates. */
interface ExternalSources {
  /** Whole addresses: an origin would allow every script on it. */
  readonly scripts: readonly string[]
  readonly connect: readonly string[]
  readonly images: readonly string[]
  readonly frames: readonly string[]
}

function externalSources({ scripts = [], head = [], frames = [], connect = [] }: SiteData): ExternalSources {
  return {
    scripts: unique(scripts.flatMap(({ src }) => (isExternal(src) ? [scriptSource(src)] : []))),
    connect: unique([...connect, ...scripts.flatMap((script) => script.connect)]),
    images: unique([...scripts.flatMap(({ images }) => images), ...head.flatMap(iconOrigins)]),
    frames: unique([...frames, ...scripts.flatMap((script) => script.frames)]),
  }
}

function directive(name: string, sources: readonly string[]): string {
  return [name, ...sources].join(' ')
}

function unique(sources: readonly string[]): readonly string[] {
  return [...new Set(sources)]
}

function isExternal(address: string): boolean {
  return !address.startsWith('/')
}

/** A policy has no queries, and a comma or a semicolon would end the source. */
function scriptSource(src: string): string {
  const { origin, pathname } = new URL(src)
  return `${origin}${pathname}`.replaceAll(';', '%3B').replaceAll(',', '%2C')
}

function iconOrigins({ attributes: { rel = '', href = '' } }: HeadElement): string[] {
  return /\b(?:icon|apple-touch-icon|mask-icon)\b/i.test(rel) && isExternal(href)
    ? [new URL(href).origin]
    : []
}

function hasManifest({ head = [] }: SiteData): boolean {
  return head.some(({ attributes: { rel = '' } }) => /(?:^|\s)manifest(?:\s|$)/i.test(rel))
}
