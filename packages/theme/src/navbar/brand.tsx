import type { SiteData } from '@fyr/content-pipeline/manifest'
import { Link } from '@fyr/router/react'
import type { ComponentType, ReactElement } from 'react'
import { overridable } from '../customising/overridable.tsx'

/** The site whose logo and title are shown. */
export interface BrandProps {
  readonly siteData: SiteData
}

/** Logo and title of the site, linked to the home of the locale. */
export function Brand({ siteData }: BrandProps): ReactElement {
  return (
    <Link to={siteData.locale.basePath} className="fyr-brand">
      {siteData.logo && (
        // Low priority keeps React from writing a preload link into the shell's HTML, where it does not belong.
        <img src={siteData.logo.src} alt={siteData.logo.alt} width="28" height="28" fetchPriority="low" />
      )}
      <span>{siteData.title}</span>
    </Link>
  )
}

/** `Brand`, or what a site overrides it with. */
export const OverridableBrand: ComponentType<BrandProps> = /* @__PURE__ */ overridable('Brand', Brand)
