import { type ArticleSlotProps, type ShellSlotProps, useConsent } from '@fyr/theme'
import { useState, type ReactElement } from 'react'

/** A button that makes the text of articles larger. The shell is taken over in the browser, so it can hold state. */
export function NavbarEnd({ meta }: ShellSlotProps): ReactElement | null {
  const [isLarge, setIsLarge] = useState(false)
  if (meta.kind !== 'doc') return null
  const toggle = (): void => setIsLarge(document.documentElement.toggleAttribute('data-large-text'))
  return (
    <button
      type="button"
      className="fyr-icon-button"
      data-fyr-shell="large-text"
      aria-label="Larger text"
      aria-pressed={isLarge}
      onClick={toggle}
    >
      A
    </button>
  )
}

/** How long the work of a page takes. The front matter says so, and its schema is in the configuration. */
export function TableOfContentsEnd({ meta }: ShellSlotProps): ReactElement | null {
  const { hours } = meta.siteFrontMatter ?? {}
  if (hours === undefined) return null
  return (
    <section className="orchard-hours" aria-label="Time">
      {`${hours} hours of work`}
    </section>
  )
}

/** A line under every page of the handbook. The article is rendered by the build only: nothing here reaches a script. */
export function ArticleEnd({ page }: ArticleSlotProps): ReactElement | null {
  if (page.kind !== 'doc') return null
  const subject = encodeURIComponent(page.route.title)
  return (
    <p className="orchard-ask">
      Something missing?{' '}
      <a href={`mailto:handbook@orchard.example?subject=${subject}`}>Ask {page.siteFrontMatter?.gardener}</a>.
    </p>
  )
}

/** Asks once whether visits may be counted. */
export function Consent(): ReactElement | null {
  const [consent, answer] = useConsent('statistics')
  if (consent !== 'unanswered') return null
  return (
    <section className="orchard-consent" aria-label="Statistics">
      <p>May we count your visits, without cookies, on a server of our own?</p>
      <button type="button" className="orchard-button" onClick={() => answer(true)}>
        Yes
      </button>
      <button type="button" className="orchard-button" onClick={() => answer(false)}>
        No
      </button>
    </section>
  )
}
