import { DEFAULT_CHOICES, type HostName, type SiteChoices } from './site-choices.ts'

/** The commands to run after a site has been created. */
export function nextSteps({
  folder,
  packageManager,
}: Pick<SiteChoices, 'folder' | 'packageManager'>): string {
  const { name } = packageManager
  const enter = /^\.[/\\]?$/.test(folder) ? [] : [`cd ${quoted(folder)}`]
  return [...enter, `${name} install`, `${name} run dev`].map((step) => `  ${step}`).join('\n')
}

/** The address at which each host publishes the site of a repository; null without a host. */
const ADDRESSES: Readonly<Record<HostName, string | null>> = {
  github: "url: 'https://<owner>.github.io' and basePath: '/<repository>/'",
  gitlab: "url: 'https://<group>.gitlab.io' and basePath: '/<project>/'",
  none: null,
}

/**
 * A reminder to set the address of the site before a workflow publishes it; null if the address is known or there is
 * no workflow.
 */
export function beforePublishing({ host, url }: Pick<SiteChoices, 'host' | 'url'>): string | null {
  const address = ADDRESSES[host]
  if (address === null || url !== DEFAULT_CHOICES.url) return null
  return `Before you publish, set the address in site.config.ts, such as ${address}.`
}

/** Quoted so that every shell takes it as one word. */
function quoted(place: string): string {
  if (/^[\p{L}\p{N}_./\\:@+-]+$/u.test(place)) return place
  return /["$`!]/.test(place) ? `'${place.replaceAll("'", String.raw`'\''`)}'` : `"${place}"`
}
