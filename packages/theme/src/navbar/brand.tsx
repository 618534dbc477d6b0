import type { SiteData, SiteLogo } from '@fyr/content-pipeline/manifest'
import { Link } from '@fyr/router/react'
import type { ComponentType, ReactElement } from 'react'
import { overridable } from '../customising/overridable.tsx'

/** The site whose logo and title are shown. */
export interface BrandProps {
  readonly siteData: SiteData
}

/** Logo and title of the site, linked to the home of the locale. */
export function Brand({ siteData: { locale, logo, title, navbarTitle } }: BrandProps): ReactElement {
  const isLogoAlone = navbarTitle === '' && logo !== null
  return (
    <Link to={locale.basePath} className="fyr-brand">
      {logo && <Logo logo={isLogoAlone ? { ...logo, alt: logo.alt || title } : logo} />}
      {!isLogoAlone && <span>{navbarTitle || title}</span>}
    </Link>
  )
}

// Low priority keeps React from writing a preload link into the shell's HTML, where it does not belong.
const SIZE = { width: 28, height: 28, fetchPriority: 'low' } as const

function Logo({
  logo: { dark, darkSrcSet, alt, size, ...light },
}: {
  readonly logo: SiteLogo
}): ReactElement {
  if (dark === undefined) return <img {...light} alt={alt} {...SIZE} {...size} />
  // A hidden picture that is lazy is not fetched.
  return (
    <>
      <img className="fyr-only-light" {...light} alt={alt} {...SIZE} {...size} loading="lazy" />
      <img
        className="fyr-only-dark"
        alt={alt}
        srcSet={darkSrcSet}
        src={dark}
        {...SIZE}
        {...size}
        loading="lazy"
      />
    </>
  )
}

/** `Brand`, or what a site overrides it with. */
export const OverridableBrand: ComponentType<BrandProps> = /* @__PURE__ */ overridable('Brand', Brand)
