import type { ReturnedUnit } from './xliff.ts'

/**
 * What a translator has written, so that it stays one block: spaces around it would make code of a paragraph, an empty line would end
 * a table, a further line would not belong to a heading, a heading needs its mark, and words that begin like an item would become
 * one. Null for code without its fences.
 */
export function textOfUnit({ source, target }: ReturnedUnit, kind: string | undefined): string | null {
  if (kind === 'code') return /^[`~]/.test(source) && !/^[`~]/.test(target) ? null : target.trimEnd()
  const text = target.trim()
  const isOneLine = (kind === 'heading' || kind === 'row') && !source.includes('\n')
  const line = isOneLine ? text.replaceAll(/\s*\n\s*/g, ' ') : text
  if (kind === 'heading' && isOneLine) return withMarks(line, source)
  const isInFrontMatter = kind?.startsWith('@') ?? false
  return isInFrontMatter || MARK.test(source) ? line : line.replaceAll(MARKS, '$1\\$2')
}

/** What begins a heading, an item, a quote, a fence or a directive: "1. mai" is a date. */
const MARK = /^([ \t]*\d*)(#{1,6}(?=\s)|[*+.)-](?=\s)|>|`{3}|~{3}|:{2,3}(?=\w))/m
const MARKS = new RegExp(MARK, 'gm')

/** A heading with its number signs and its id, which links lead to. */
function withMarks(heading: string, source: string): string {
  const [mark = ''] = /^#+[ \t]+/.exec(source) ?? []
  const [id = ''] = /[ \t]+\{#[^\s}]+\}$/.exec(source) ?? []
  return (/^#+[ \t]/.test(heading) ? '' : mark) + heading + (heading.endsWith('}') ? '' : id)
}
