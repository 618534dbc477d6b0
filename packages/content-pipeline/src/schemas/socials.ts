import * as z from 'zod'
import { isWholeIfWebUrl } from '../is-web-url.ts'

/** Services with user names: what each is called, and the address of a profile. */
const PLATFORMS = {
  bluesky: { label: 'Bluesky', page: 'https://bsky.app/profile/' },
  github: { label: 'GitHub', page: 'https://github.com/' },
  instagram: { label: 'Instagram', page: 'https://www.instagram.com/' },
  linkedin: { label: 'LinkedIn', page: 'https://www.linkedin.com/in/' },
  mastodon: { label: 'Mastodon', page: 'https://mastodon.social/@' },
  stackoverflow: { label: 'Stack Overflow', page: 'https://stackoverflow.com/users/' },
  threads: { label: 'Threads', page: 'https://www.threads.net/@' },
  twitch: { label: 'Twitch', page: 'https://www.twitch.tv/' },
  twitter: { label: 'Twitter', page: 'https://twitter.com/' },
  x: { label: 'X', page: 'https://x.com/' },
  youtube: { label: 'YouTube', page: 'https://www.youtube.com/@' },
} as const

const URL_OF_ITS_OWN = /^https?:\/\//i

const NAME_OR_URL = 'must be a user name without "/", or a URL such as "https://example.com/ida"'
const ONLY_URL = 'must be a URL: a user name is not enough here'

const nameOn = (label: string, example: string) =>
  z
    .string()
    .regex(/^(?:https?:\/\/\S+|@?[^\s/@:?#]+)$/i, { error: NAME_OR_URL, abort: true })
    .refine(isWholeIfWebUrl, { error: NAME_OR_URL })
    .optional()
    .meta({ description: `Name on ${label}, or a URL.`, examples: [example] })

/** Schema of profiles: user names for known services, URLs for all others. */
export const socialsSchema = z
  .object({
    bluesky: nameOn(PLATFORMS.bluesky.label, 'ida.bsky.social'),
    github: nameOn(PLATFORMS.github.label, 'ida'),
    instagram: nameOn(PLATFORMS.instagram.label, 'ida'),
    linkedin: nameOn(PLATFORMS.linkedin.label, 'ida-berg'),
    mastodon: nameOn(PLATFORMS.mastodon.label, 'https://mastodon.example/@ida'),
    stackoverflow: nameOn(PLATFORMS.stackoverflow.label, '1234567'),
    threads: nameOn(PLATFORMS.threads.label, 'ida'),
    twitch: nameOn(PLATFORMS.twitch.label, 'ida'),
    twitter: nameOn(PLATFORMS.twitter.label, 'ida'),
    x: nameOn(PLATFORMS.x.label, 'ida'),
    youtube: nameOn(PLATFORMS.youtube.label, 'ida'),
  })
  .catchall(
    z
      .string()
      .regex(/^https?:\/\/\S+$/i, { error: ONLY_URL, abort: true })
      .refine(isWholeIfWebUrl, { error: ONLY_URL })
      .optional(),
  )

/** Links to profiles: known services in the order of their names, then others as written. */
export function socialLinks(
  socials: z.output<typeof socialsSchema>,
): { readonly label: string; readonly href: string }[] {
  const platforms: Readonly<Record<string, { label: string; page: string }>> = PLATFORMS
  return Object.entries(socials).flatMap(([key, written]) => {
    if (written === undefined) return []
    const platform = platforms[key]
    const isUrl = platform === undefined || URL_OF_ITS_OWN.test(written)
    const href = isUrl ? written : platform.page + encodeURIComponent(written.replace(/^@/, ''))
    return [{ label: platform?.label ?? key, href }]
  })
}
