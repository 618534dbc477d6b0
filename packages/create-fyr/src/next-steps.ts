import type { SiteChoices } from './site-choices.ts'

/** What to type after a site has been created. */
export function nextSteps({
  folder,
  packageManager,
}: Pick<SiteChoices, 'folder' | 'packageManager'>): string {
  const { name } = packageManager
  const enter = /^\.[/\\]?$/.test(folder) ? [] : [`cd ${quoted(folder)}`]
  return [...enter, `${name} install`, `${name} run dev`].map((step) => `  ${step}`).join('\n')
}

/** Quoted so that every shell takes it as one word. */
function quoted(place: string): string {
  if (/^[\p{L}\p{N}_./\\:@+-]+$/u.test(place)) return place
  return /["$`!]/.test(place) ? `'${place.replaceAll("'", String.raw`'\''`)}'` : `"${place}"`
}
