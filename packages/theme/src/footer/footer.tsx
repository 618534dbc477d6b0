import type { FooterLink, FooterLogo, SiteData } from '@fyr/content-pipeline/manifest'
import { type ComponentType, useId, type ReactElement } from 'react'
import { SiteLink } from '../link/site-link.tsx'
import type { Messages } from '../messages/messages.ts'
import { replaceable } from '../customising/replaceable.tsx'

/** What the foot of every page holds, and the interface texts. */
export interface FooterProps {
  readonly footer: SiteData['footer']
  readonly messages: Pick<Messages, 'externalLink'>
}

/** The foot of every page; nothing on a site that has nothing to show there. */
export function Footer({ footer, messages }: FooterProps): ReactElement | null {
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
              <FooterLinks links={column.links} messages={messages} />
            </section>
          ))}
        </div>
      )}
      {links.length > 0 && <FooterLinks links={links} messages={messages} />}
      {logo && (
        <p>
          <FooterPicture logo={logo} messages={messages} />
        </p>
      )}
      {copyright !== '' && <p className="fyr-footer-copyright">{copyright}</p>}
    </footer>
  )
}

function FooterLinks({
  links,
  messages,
}: Pick<FooterProps, 'messages'> & { readonly links: readonly FooterLink[] }): ReactElement {
  return (
    <ul className="fyr-footer-list">
      {links.map(({ label, ...link }) => (
        <li key={link.href}>
          <SiteLink {...link} messages={messages} className="fyr-footer-link">
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function FooterPicture({
  logo: { src, alt, link },
  messages,
}: Pick<FooterProps, 'messages'> & { readonly logo: FooterLogo }): ReactElement {
  const picture = <img src={src} alt={alt} height="40" loading="lazy" className="fyr-footer-logo" />
  if (!link) return picture
  return (
    <SiteLink {...link} messages={messages} className="fyr-footer-link">
      {picture}
    </SiteLink>
  )
}

/** `Footer`, or what a site puts in its place. */
export const ReplaceableFooter: ComponentType<FooterProps> = /* @__PURE__ */ replaceable('Footer', Footer)
