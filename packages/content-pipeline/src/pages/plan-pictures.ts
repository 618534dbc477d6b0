import type { ResolvedProperties } from '../markdown/finish/resolved-properties.ts'
import type { TextPlan } from '../markdown/finish/resolve-text.ts'
import type { SiteConfig } from '../schemas/site-config.ts'

/** Readers wait for the first picture; smaller ones are icons among words. In pixels. */
const ICON_AREA = 96 * 96
/** Pictures for one colour mode: browsers would load that of the other mode too. */
const ONE_MODE = /#only-(?:light|dark)$/
/** Phones show narrower pictures in their own width. */
const ZOOM_WIDTH = 480

/**
 * The texts of a page whose first picture for both colour modes is loaded at once, where the others wait until they are near. Readers
 * may enlarge those that a narrow column makes smaller.
 */
export function planPictures(
  texts: readonly TextPlan[],
  { images }: Pick<SiteConfig, 'images'>,
): readonly TextPlan[] {
  const hasZoom = images?.zoom === true
  let isFirst = true
  return texts.map((text) => {
    if (!text.references.some(isPicture)) return text
    const references = text.references.map((reference) => {
      if (reference === null || !isPicture(reference)) return reference
      const isEarly = isFirst && !ONE_MODE.test(String(reference['src']))
      if (isEarly) isFirst = false
      return {
        ...reference,
        ...(isEarly && { fetchPriority: 'high' }),
        ...(hasZoom &&
          reference['zoom'] !== false &&
          Number(reference['width']) >= ZOOM_WIDTH && { zoom: true }),
      }
    })
    return { ...text, references }
  })
}

function isPicture(reference: ResolvedProperties | null): boolean {
  return Number(reference?.['width']) * Number(reference?.['height']) > ICON_AREA
}
