/** Services with the hosts of their pages, each as it spells itself. A host counts with every host below it. */
const SERVICES: readonly (readonly [name: string, ...hosts: string[]])[] = [
  ['Bluesky', 'bsky.app'],
  ['Discord', 'discord.com', 'discord.gg'],
  ['Facebook', 'facebook.com'],
  ['GitHub', 'github.com'],
  ['GitLab', 'gitlab.com'],
  ['Instagram', 'instagram.com'],
  ['JSR', 'jsr.io'],
  ['LinkedIn', 'linkedin.com'],
  ['Mastodon', 'mastodon.social', 'fosstodon.org'],
  ['Medium', 'medium.com'],
  ['Open Collective', 'opencollective.com'],
  ['Reddit', 'reddit.com'],
  ['Slack', 'slack.com'],
  ['Stack Overflow', 'stackoverflow.com'],
  ['Telegram', 't.me'],
  ['Twitch', 'twitch.tv'],
  ['X', 'x.com', 'twitter.com'],
  ['YouTube', 'youtube.com', 'youtu.be'],
  ['npm', 'npmjs.com'],
]

const ICON_NAMES: ReadonlyMap<string, string> = new Map([
  ...SERVICES.map(([name]): [string, string] => [name.toLowerCase().replaceAll(' ', ''), name]),
  ['openCollective', 'Open Collective'],
  ['stackOverflow', 'Stack Overflow'],
])

/** The name of a service by that of its icon. */
export function nameOfIcon(icon: string): string {
  return ICON_NAMES.get(icon) ?? icon.charAt(0).toUpperCase() + icon.slice(1)
}

/** The name of the service that an address leads to, or its host; null for an address of the site. */
export function nameOfService(address: string): string | null {
  const url = address.replace(/^(?:https?:)?\/\//i, 'https://')
  if (!url.startsWith('https://') || !URL.canParse(url)) return null
  const host = new URL(url).hostname.replace(/^www\./, '')
  const isOf = (one: string) => host === one || host.endsWith(`.${one}`)
  return SERVICES.find(([, ...hosts]) => hosts.some(isOf))?.[0] ?? host
}
