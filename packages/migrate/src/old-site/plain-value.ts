import { isRecord } from '@fyr/content-pipeline/internal'
import { decodeHTML } from 'entities'

/** Settings of another tool, and front matter: keys with values of unknown origin. */
export type Settings = Readonly<Record<string, unknown>>

/** The object that a value of unknown origin is; empty for anything else. */
export function recordOf(value: unknown): Settings {
  return isRecord(value) ? value : {}
}

/** The list that a value of unknown origin is; empty for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The text that a value of unknown origin is; null for anything else, and for empty text. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** Whether a value of an old configuration is a function, of the site or of a package. */
export function isFunction(value: unknown): boolean {
  const { $function: own, $package: uninstalled } = recordOf(value)
  return own !== undefined || uninstalled !== undefined
}

/** An object without the keys whose value is undefined or null. */
export function compact(values: Settings): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  )
}

/** A tag: its name, with a slash where it closes, and its attributes. */
const TAG = /<(\/?[a-z]*)\b([^<>]*)>|<[^<>]*>/gi

/** HTML as Markdown of one line: links stay links, other tags go. */
export function htmlToLine(html: string): string {
  const parts: string[] = []
  /** Where the open link begins. */
  let link: { readonly place: number; readonly href: string } | null = null
  let at = 0
  for (const { 0: tag, 1: name = '', 2: attributes = '', index } of html.matchAll(TAG)) {
    parts.push(html.slice(at, index))
    at = index + tag.length
    const element = name.toLowerCase()
    const href: string | null = element === 'a' && link === null ? attributeOf(attributes, 'href') : null
    if (href !== null && href !== '') link = { place: parts.push('[') - 1, href }
    if (element === '/a' && link !== null) {
      parts.push(`](${asDestination(link.href)})`)
      link = null
    }
    if (/^\/?(?:b|strong)$/.test(element)) parts.push('**')
    // Lines of HTML are words with a space between them.
    if (/^\/?(?:br|p|div|li)$/.test(element)) parts.push(' ')
  }
  if (link !== null) parts[link.place] = ''
  return [...parts, html.slice(at)]
    .join('')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&copy;', '©')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** HTML as plain text. */
export function htmlToText(html: string): string {
  return decodeHTML(htmlToLine(html.replaceAll(/<\/?a\b[^<>]*>/gi, '')).replaceAll('**', ''))
}

/** A plain text as Markdown that shows it. */
export function asMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<{]/g, String.raw`\$&`)
}

/** An address as the target of a link in Markdown, which ends at a blank or a bracket. */
export function asDestination(address: string): string {
  return address.replaceAll(/[\s<>()\\{}]/g, (mark) =>
    encodeURIComponent(mark).replace('(', '%28').replace(')', '%29'),
  )
}

/** The value of an attribute among those of a tag; null without it. */
export function attributeOf(attributes: string, name: string): string | null {
  const found = new RegExp(String.raw`\b${name}=(?:"([^"]*)"|'([^']*)'|([^"'\s>]+))`, 'i').exec(attributes)
  return found === null ? null : (found[1] ?? found[2] ?? found[3] ?? '')
}
