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

/** An object without the keys whose value is undefined or null. */
export function compact(values: Settings): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  )
}

/** HTML as Markdown of one line: links stay links, other tags go. */
export function htmlToLine(html: string): string {
  return html
    .replaceAll(/<a\b[^>]*\bhref=["']?([^"'\s>]+)["']?[^>]*>([^]*?)<\/a>/gi, '[$2]($1)')
    .replaceAll(/<\/?(?:b|strong)>/gi, '**')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&copy;', '©')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** HTML as plain text. */
export function htmlToText(html: string): string {
  return decodeHTML(htmlToLine(html.replaceAll(/<a\b[^>]*>([^]*?)<\/a>/gi, '$1')).replaceAll('**', ''))
}
