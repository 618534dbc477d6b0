import type { ArticleSlotProps, ShellSlotProps } from '@fyr/theme'
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

/** A line under every page of the handbook. The article is rendered by the build only: nothing here reaches a script. */
export function ArticleEnd({ page }: ArticleSlotProps): ReactElement | null {
  if (page.kind !== 'doc') return null
  const subject = encodeURIComponent(page.route.title)
  return (
    <p className="orchard-ask">
      Something missing? <a href={`mailto:handbook@orchard.example?subject=${subject}`}>Ask the gardener</a>.
    </p>
  )
}
