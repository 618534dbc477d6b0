import { Footer } from '@fyr/theme'
import type { ComponentProps, ReactElement } from 'react'

/**
 * Replaces the theme's Footer. "fyr check" compares the lines below with the theme that is installed, and reports what
 * has changed.
 *
 * @overrides Footer of @fyr/theme 0.1.0
 * @source a7ac9d37
 * @prop footer: SiteData['footer']
 */
export default function SiteFooter({ footer }: ComponentProps<typeof Footer>): ReactElement {
  const copyright = `${footer.copyright}. Printed on paper from our own prunings.`
  return <Footer footer={{ ...footer, copyright }} />
}
