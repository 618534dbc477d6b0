import type { SiteConfig, SitePicture } from '@fyr/content-pipeline'
import { logoSize } from '@fyr/content-pipeline/internal'
import type { PictureSettings } from './convert-picture.ts'

type ImageSettings = NonNullable<SiteConfig['images']>

/** Widths of the picture of an author, in pixels: in a list, there on screens with finer pixels, and at the top of their own page. */
const AUTHOR = [40, 80, 144]
/** Heights of the logo in the footer. */
const FOOTER_LOGO = [40, 80]

/** How a picture is converted: the content's as the site says, the others to the sizes in which the theme shows them. */
export function settingsFor(
  { use, size }: Pick<SitePicture, 'use' | 'size'>,
  { widths, quality, formats }: ImageSettings,
): PictureSettings {
  switch (use) {
    case 'author':
      return { widths: AUTHOR, quality, formats, isSquare: true }
    case 'logo': {
      // As the navbar shows it, and for screens with finer pixels.
      const { width } = logoSize(size)
      return { widths: [width, width * 2], quality, formats }
    }
    case 'footer-logo':
      return {
        widths: FOOTER_LOGO.map((height) => Math.max(1, Math.round((height * size.width) / size.height))),
        quality,
        formats,
      }
    default:
      return { widths, quality, formats }
  }
}
