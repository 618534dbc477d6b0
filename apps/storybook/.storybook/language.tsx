import { en, MessagesContext, no } from '@fyr/theme'
import type { ReactElement, ReactNode } from 'react'

/** Languages of the toolbar. */
type Language = 'en' | 'no'

const CATALOGUES = { en, no }

/** Gives a story the texts of the interface in the language of the toolbar. */
export function InLanguage({
  language,
  children,
}: {
  readonly language: Language
  readonly children: ReactNode
}): ReactElement {
  return <MessagesContext value={CATALOGUES[language]}>{children}</MessagesContext>
}
