import { en, MessagesContext, no } from '@fyr/theme'
import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react'

/** Languages of the toolbar. */
export type Language = 'en' | 'no'

const CATALOGUES = { en, no }

/** Whether stories show the other language than that of the toolbar: a test turns each of them. */
let isTurned = false
const listeners = new Set<() => void>()

/** Shows the stories in the other language than that of the toolbar, or again in that one. */
export function turnLanguage(isOther: boolean): void {
  isTurned = isOther
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Gives a story the texts of the interface in the language of the toolbar. */
export function InLanguage({
  language,
  children,
}: {
  readonly language: Language
  readonly children: ReactNode
}): ReactElement {
  const isOther = useSyncExternalStore(subscribe, () => isTurned)
  return (
    <MessagesContext value={CATALOGUES[isOther ? otherLanguage(language) : language]}>
      {children}
    </MessagesContext>
  )
}

/** The language that the toolbar does not show. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'no' : 'en'
}
