import { posix } from 'node:path'
import { compact, htmlToText, listOf, recordOf, type Settings, textOf } from './plain-value.ts'

/**
 * The front matter of a home page of VitePress or Starlight in the words of Fyr; the old keys are undefined. `file` and
 * `place` are the old and the new path of the page, relative to the root.
 */
export function homeFrontMatter(
  old: Settings,
  { file, place }: { readonly file: string; readonly place: string },
): Record<string, unknown> {
  const hero = recordOf(old['hero'])
  const heading = headingOf(hero) ?? lineOf(old['title'])
  const tagline = textOf(hero['tagline'])
  const actions = listOf(hero['actions']).map(recordOf).flatMap(action)
  const target = (address: string) =>
    /^\.\.?\//.test(address)
      ? posix.relative(posix.dirname(place), posix.join(posix.dirname(file), address))
      : address
  const features = listOf(old['features'])
    .map(recordOf)
    .flatMap((one) => feature(one, target))
  return {
    hero: compact({
      heading,
      tagline: tagline === null ? null : htmlToText(tagline),
      image: imageOf(hero['image'], target),
    }),
    ...(actions.length > 0 ? { actions } : {}),
    features: features.length > 0 ? features : undefined,
    layout: undefined,
    template: undefined,
    banner: undefined,
    lastUpdated: undefined,
    editUrl: undefined,
    head: undefined,
    prev: undefined,
    next: undefined,
  }
}

/** VitePress writes the name above the text, in one heading; the name is left out where the text says it. */
function headingOf(hero: Settings): string | null {
  const title = lineOf(hero['title'])
  if (title !== null) return title
  const name = lineOf(hero['name'])
  const text = lineOf(hero['text'])
  if (name === null || text === null) return text ?? name
  return text.toLowerCase().includes(name.toLowerCase()) ? text : `${name}: ${text}`
}

function lineOf(written: unknown): string | null {
  const html = textOf(written)
  return html === null ? null : htmlToText(html)
}

/**
 * VitePress: `/logo.svg`, `{ src, alt }` or `{ light, dark, alt }`. Starlight: `{ file, alt }` or `{ light, dark, alt }`; its
 * `html` has no counterpart. Null without a file.
 */
function imageOf(written: unknown, target: (address: string) => string): object | null {
  const image: Settings = typeof written === 'string' ? { src: written } : recordOf(written)
  const src = textOf(image['src']) ?? textOf(image['file']) ?? textOf(image['light'])
  if (src === null) return null
  const dark = textOf(image['dark'])
  return compact({
    src: target(src),
    alt: textOf(image['alt']) ?? '',
    dark: dark === null ? null : target(dark),
  })
}

function action({ text, link, theme, variant }: Settings, index: number): object[] {
  const label = textOf(text)
  const target = textOf(link)
  if (label === null || target === null) return []
  const isPrimary =
    theme === 'brand' ||
    variant === 'primary' ||
    (theme === undefined && variant === undefined && index === 0)
  const to = /^[a-z][a-z\d+.-]*:/i.test(target)
    ? { href: target }
    : { to: `/${target.replace(/^\.?\//, '')}` }
  return [{ label, ...to, ...(isPrimary ? { isPrimary } : {}) }]
}

function feature({ icon, title, details, link }: Settings, target: (address: string) => string): object[] {
  const name = textOf(title)
  if (name === null) return []
  const to = textOf(link)
  const emoji = /^\p{Extended_Pictographic}[\p{Extended_Pictographic}\u{FE0F}\u{200D}\p{Emoji_Modifier}]*$/u
  const picture = textOf(recordOf(icon)['src'])
  const sign = emoji.test(textOf(icon) ?? '') ? `${textOf(icon)} ` : ''
  return [
    {
      title: sign + htmlToText(name),
      text: htmlToText(textOf(details) ?? ''),
      ...(to === null ? {} : { to }),
      ...(picture === null ? {} : { icon: target(picture) }),
    },
  ]
}
