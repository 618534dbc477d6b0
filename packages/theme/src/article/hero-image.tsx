import type { HeroImage as HeroImageData, SizedImage } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { overridable } from '../customising/overridable.tsx'

export interface HeroImageProps {
  /** Absent on a home page without a picture. */
  readonly image?: HeroImageData | undefined
}

/** The picture beside the title of the home page, and the one for dark mode. */
export function HeroImage({ image }: HeroImageProps): ReactElement | null {
  if (image === undefined) return null
  const { dark, alt, ...light } = image
  if (dark === undefined) return <img className="fyr-hero-image" {...sized(light)} alt={alt} />
  return (
    <>
      <img className="fyr-hero-image fyr-only-light" {...sized(light)} alt={alt} loading="lazy" />
      <img className="fyr-hero-image fyr-only-dark" {...sized(dark)} alt={alt} loading="lazy" />
    </>
  )
}

/** Beside the text, where the window is wide enough for both (`home.css`). */
const SIZES = '(min-width:62.26em) min(46vw,46rem),94vw'

function sized(image: SizedImage): SizedImage & { readonly sizes?: string } {
  return image.srcSet?.includes(' ') === true ? { ...image, sizes: SIZES } : image
}

/** `HeroImage`, or what a site overrides it with. */
export const OverridableHeroImage: ComponentType<HeroImageProps> = /* @__PURE__ */ overridable(
  'HeroImage',
  HeroImage,
)
