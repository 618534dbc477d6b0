import { type Settings, textOf } from './plain-value.ts'

/** An element that a page adds to its head in its front matter. */
export interface OwnHeadElement {
  readonly tag: string
  readonly attributes: Settings
}

/** Elements that say again what others say, and that Fyr writes itself. */
const REPEATED = /^(?:og:(?!image$)|twitter:|canonical$)/

/**
 * The front matter that the head of a page becomes: its description, its picture and its keywords, unless it has them. Elements that
 * have no key of their own stay in "head", which is reported.
 */
export function headKeys(old: Settings, elements: readonly OwnHeadElement[]): Record<string, unknown> {
  if (old['head'] === undefined) return {}
  const keys: Record<string, unknown> = {}
  const isTaken = elements.map((element) => {
    const [key, value] = keyOf(element)
    if (key === 'none') return true
    if (key === null || (old[key] !== undefined && old[key] !== value)) return false
    keys[key] ??= value
    return true
  })
  return isTaken.every(Boolean) ? { head: undefined, ...keys } : keys
}

function keyOf({ tag, attributes }: OwnHeadElement): readonly [key: string | null, value?: unknown] {
  const name = textOf(attributes['name']) ?? textOf(attributes['property']) ?? textOf(attributes['rel']) ?? ''
  const content = textOf(attributes['content'])
  if (tag === 'link' && REPEATED.test(name)) return ['none']
  if (tag !== 'meta' || content === null) return [null]
  if (REPEATED.test(name)) return ['none']
  if (name === 'description') return ['description', content]
  if (name === 'og:image' && !content.startsWith('//')) return ['image', content]
  if (name === 'keywords')
    return [
      'keywords',
      content
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ]
  return [null]
}
