import type { SiteFrame } from '@fyr/content-pipeline/manifest'
import { type ComponentType, useId, type ReactElement } from 'react'
import { SiteLink } from '../link/site-link.tsx'
import type { Messages } from '../messages/messages.ts'
import { replaceable } from '../customising/replaceable.tsx'

/** Columns of links, the line below them, and the interface texts. */
export interface FooterProps {
  readonly footer: SiteFrame['footer']
  readonly messages: Pick<Messages, 'externalLink'>
}

/** The foot of every page; nothing on a site that has nothing to show there. */
export function Footer({ footer, messages }: FooterProps): ReactElement | null {
  const id = useId()
  if (footer.columns.length === 0 && footer.copyright === '') return null
  return (
    <footer className="fyr-footer">
      {footer.columns.length > 0 && (
        <div className="fyr-footer-columns">
          {footer.columns.map((column, index) => (
            <section key={column.title} aria-labelledby={`${id}-${index}`}>
              <h2 id={`${id}-${index}`} className="fyr-footer-title">
                {column.title}
              </h2>
              <ul className="fyr-footer-list">
                {column.links.map((link) => (
                  <li key={link.href}>
                    <SiteLink
                      href={link.href}
                      isExternal={link.isExternal}
                      isDocument={link.isDocument}
                      messages={messages}
                      className="fyr-footer-link"
                    >
                      {link.label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {footer.copyright !== '' && <p className="fyr-footer-copyright">{footer.copyright}</p>}
    </footer>
  )
}

/** `Footer`, or what a site puts in its place. */
export const ReplaceableFooter: ComponentType<FooterProps> = /* @__PURE__ */ replaceable('Footer', Footer)
