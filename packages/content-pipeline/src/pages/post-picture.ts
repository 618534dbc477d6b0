import { noteShown, resolveImage } from '../links/resolve-image.ts'
import type { SizedImage } from '../manifest/index.ts'
import { locationOfKey, type PostRecord } from '../records/records.ts'
import type { PageContext } from '../site-data/page-context.ts'

/**
 * The `image` of a post as lists show it; null for none, for one of another host, and where the excerpt shows a picture. What is wrong
 * with it is reported for the page of the post.
 */
export function postPicture(post: PostRecord, context: PageContext): SizedImage | null {
  const { frontMatter, file, document } = post
  const { references, excerpt } = document.facts
  const shown = references.slice(0, excerpt?.referenceCount)
  if (frontMatter.image === undefined || shown.some(({ type }) => type === 'image')) return null
  const place = { ...context, basePath: context.content.locale.basePath }
  const image = resolveImage(frontMatter.image, file, place)
  if (image.type !== 'resolved') return null
  noteShown(image, { use: 'post', at: locationOfKey(post, ['image']) }, place)
  return { src: image.src, ...image.size }
}
