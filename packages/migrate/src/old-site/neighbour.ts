import { recordOf, type Settings, textOf } from './plain-value.ts'

/**
 * The link to the previous or the next page of a page of VitePress or Starlight, in the words of Fyr: `false` for none, or where it leads
 * to. A link without a doc stays, so that it is reported; a label alone goes, since the target has its own.
 */
export function neighbour(
  old: Settings,
  key: 'prev' | 'next',
  docOf: (link: string) => string | null,
): Record<string, unknown> {
  const written = old[key]
  if (written === undefined) return {}
  if (written === false) return { [key]: undefined, [`pagination_${key}`]: null }
  const link = textOf(recordOf(written)['link'])
  if (link === null) return { [key]: undefined }
  const id = docOf(link)
  return id === null ? {} : { [key]: undefined, [`pagination_${key}`]: id }
}
