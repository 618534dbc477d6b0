import type { SiteFrame } from '@fyr/content-pipeline/manifest'
import { Link } from '@fyr/router/react'
import type { ComponentType, ReactElement } from 'react'
import { replaceable } from '../customising/replaceable.tsx'

/** The site whose logo and title are shown. */
export interface BrandProps {
  readonly frame: SiteFrame
}

/** Logo and title of the site, linked to the home of the locale. */
export function Brand({ frame }: BrandProps): ReactElement {
  return (
    <Link to={frame.locale.basePath} className="fyr-brand">
      {frame.logo && (
        // Low priority keeps React from writing a preload link into the shell's HTML, where it does not belong.
        <img src={frame.logo.src} alt={frame.logo.alt} width="28" height="28" fetchPriority="low" />
      )}
      <span>{frame.title}</span>
    </Link>
  )
}

/** `Brand`, or what a site puts in its place. */
export const ReplaceableBrand: ComponentType<BrandProps> = /* @__PURE__ */ replaceable('Brand', Brand)
