import { Footer } from '@fyr/theme'
import type { ComponentProps, ReactElement } from 'react'

/**
 * Stands for the theme's Footer. "fyr check" compares the lines below with the theme that is installed, and tells what
 * has changed.
 *
 * @overrides Footer of @fyr/theme 0.1.0
 * @source 4f5d10c3
 * @prop footer: SiteData['footer']
 * @prop messages: Pick<Messages, 'externalLink'>
 */
export default function SiteFooter({ footer, messages }: ComponentProps<typeof Footer>): ReactElement {
  const copyright = `${footer.copyright}. Printed on paper from our own prunings.`
  return <Footer footer={{ ...footer, copyright }} messages={messages} />
}
