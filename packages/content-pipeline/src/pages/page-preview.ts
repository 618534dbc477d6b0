import type { Issue, SourceLocation } from '../diagnostic.ts'
import { noteShown, resolveImage } from '../links/resolve-image.ts'
import type { PagePreview, PreviewImage } from '../manifest/index.ts'
import type { ContentFile } from '../read/read-collection.ts'
import { locationOfKey, type WrittenRecord } from '../records/records.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'
import type { CategoryIndex } from '../sidebar/sidebar-tree.ts'
import type { PageContext } from '../site-data/page-context.ts'

/** The front matter for search engines and social previews. */
interface WrittenPreview {
  readonly keywords?: readonly string[] | undefined
  readonly image?: string | undefined
}

/** The preview of a written page. A missing image is reported at its key, unless the key is inherited. */
export function recordPreview(record: WrittenRecord<FrontMatter>, context: PageContext): PagePreview | null {
  const { frontMatter, file, ownKeys } = record
  const at = locationOfKey(record, ['image'])
  return preview(frontMatter, { file, at }, context, (issue) => {
    if (file.isFallback || !ownKeys.includes('image')) return
    context.log.add(file.source, { ...issue, at: at.at })
  })
}

/** The preview of a generated category page; its image is in the static folder. */
export function indexPreview(index: CategoryIndex, context: PageContext): PagePreview | null {
  return preview(index, { file: null, at: index.location }, context, (issue) => {
    if (context.content.locale.isDefault)
      context.log.add(index.location.source, { ...issue, at: index.location.at })
  })
}

/** No network shows SVG: https://ogp.me leaves formats open, and their crawlers take pixels alone. */
const DRAWING = /\.svg(?:$|[?#])/i

function undrawnPreview(written: string): Issue {
  return {
    code: 'unshown-preview',
    problem: `Social networks and chats show no SVG, so they show this page without its picture "${written}".`,
    hint: 'Save the picture as PNG or JPEG, 1200 × 630 pixels, for "image".',
  }
}

/** Where a preview is written. */
interface PreviewPlace {
  /** Whose folder relative paths start in; null for none. */
  readonly file: ContentFile | null
  readonly at: SourceLocation
}

function preview(
  { keywords = [], image }: WrittenPreview,
  place: PreviewPlace,
  context: PageContext,
  report: (issue: Issue) => void,
): PagePreview | null {
  if (keywords.length === 0 && image === undefined) return null
  return { keywords, image: image === undefined ? null : previewImage(image, place, context, report) }
}

function previewImage(
  written: string,
  { file, at }: PreviewPlace,
  context: PageContext,
  report: (issue: Issue) => void,
): PreviewImage | null {
  const { basePath } = context.content.locale
  const image = resolveImage(written, file, { ...context, basePath })
  if (image.type === 'broken') {
    report(image)
    return null
  }
  if (DRAWING.test(written)) report(undrawnPreview(written))
  // Readers' browsers do not load it, so it may be on another host.
  if (image.type === 'external') return { url: written, size: null }
  noteShown(image, { use: 'preview', at }, { ...context, basePath })
  return { url: new URL(image.src, context.config.url).href, size: image.size }
}
