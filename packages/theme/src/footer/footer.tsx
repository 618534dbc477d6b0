import type { FooterLink, FooterLogo, SiteData } from '@fyr/content-pipeline/manifest'
import { type ComponentType, useContext, useId, type ReactElement } from 'react'
import { SiteLink } from '../link/site-link.tsx'
import { LocaleList } from '../navbar/locale-list.tsx'
import { FooterPageContext } from './footer-page-context.ts'
import { overridable } from '../customising/overridable.tsx'

/** Props of the footer of every page. */
export interface FooterProps {
  readonly footer: SiteData['footer']
}

/** The footer of every page; nothing on a site without one. */
export function Footer({ footer }: FooterProps): ReactElement | null {
  const id = useId()
  const { columns, links = [], logo, mode, copyright } = footer
  if (columns.length === 0 && links.length === 0 && !logo && copyright === '') return null
  return (
    <footer className="fyr-footer" data-theme={mode}>
      {columns.length > 0 && (
        <div className="fyr-footer-columns">
          {columns.map((column, index) => (
            <section key={column.title} aria-labelledby={`${id}-${index}`}>
              <h2 id={`${id}-${index}`} className="fyr-footer-title">
                {column.title}
              </h2>
              <FooterLinks links={column.links} />
            </section>
          ))}
        </div>
      )}
      <div className="fyr-footer-line">
        {logo && <FooterPicture logo={logo} />}
        {copyright !== '' && <p className="fyr-footer-copyright">{copyright}</p>}
        {links.length > 0 && <FooterLinks links={links} />}
        <FooterLocales />
      </div>
    </footer>
  )
}

/** This page in the languages of the site; nothing on a site with one, or outside of a page. */
function FooterLocales(): ReactElement | null {
  const page = useContext(FooterPageContext)
  if (!page?.siteData.locales[1]) return null
  const { siteData, meta } = page
  return <LocaleList siteData={siteData} meta={meta} className="fyr-footer-locales" />
}

function FooterLinks({ links }: { readonly links: readonly FooterLink[] }): ReactElement {
  return (
    <ul className="fyr-footer-list">
      {links.map(({ label, ...link }) => (
        <li key={link.href}>
          <SiteLink {...link} className="fyr-footer-link">
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function FooterPicture({ logo: { link, alt, ...image } }: { readonly logo: FooterLogo }): ReactElement {
  const picture = <img {...image} alt={alt} height="40" loading="lazy" className="fyr-footer-logo" />
  if (!link) return picture
  return (
    <SiteLink {...link} className="fyr-footer-link">
      {picture}
    </SiteLink>
  )
}

/** `Footer`, or what a site overrides it with. */
export const OverridableFooter: ComponentType<FooterProps> = /* @__PURE__ */ overridable('Footer', Footer)
