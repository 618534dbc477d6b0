import type { HeroImage as HeroImageData } from '@fyr/content-pipeline/manifest'
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
  if (dark === undefined) return <img className="fyr-hero-image" {...light} alt={alt} />
  return (
    <>
      <img className="fyr-hero-image fyr-only-light" {...light} alt={alt} loading="lazy" />
      <img className="fyr-hero-image fyr-only-dark" {...dark} alt={alt} loading="lazy" />
    </>
  )
}

/** `HeroImage`, or what a site overrides it with. */
export const OverridableHeroImage: ComponentType<HeroImageProps> = /* @__PURE__ */ overridable(
  'HeroImage',
  HeroImage,
)
