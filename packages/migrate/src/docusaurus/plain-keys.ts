import { isRecord } from '@fyr/content-pipeline/internal'
import { plainDate } from '../old-site/old-date.ts'
import { type Settings, textOf } from '../old-site/plain-value.ts'

/** Keys of older blogs, and what they are called since. */
const RENAMED = [
  ['authorURL', 'author_url'],
  ['authorImageURL', 'author_image_url'],
  ['authorTitle', 'author_title'],
] as const

/** Keys that Docusaurus never reads, or has not read for years. Here they mean something else, or are reported. */
const UNREAD = ['layout', 'authorFBID', 'authorTwitter']

const PLAIN_PATH = /^(?![a-z][a-z\d+.-]*:|[./#@])/i

/** The keys of the front matter of a Docusaurus page that Fyr spells in another way. */
export function plainKeys(old: Settings): Settings {
  const date = plainDate(old['date'])
  const update = isRecord(old['last_update']) ? old['last_update'] : {}
  const updated = plainDate(update['date'])
  const image = textOf(old['image'])
  return {
    // A path without a dot or a slash in front is one of the static files there.
    ...(image !== null && PLAIN_PATH.test(image) ? { image: `/${image}` } : {}),
    ...(date === null ? {} : { date }),
    ...(updated === null ? {} : { last_update: { ...update, date: updated } }),
    ...Object.fromEntries(
      RENAMED.flatMap(([from, to]) =>
        old[from] === undefined
          ? []
          : [
              [to, old[to] ?? old[from]],
              [from, undefined],
            ],
      ),
    ),
    ...Object.fromEntries(UNREAD.flatMap((key) => (old[key] === undefined ? [] : [[key, undefined]]))),
    // A draft is not published anyway.
    ...(old['draft'] === true && old['unlisted'] === true ? { unlisted: undefined } : {}),
  }
}
