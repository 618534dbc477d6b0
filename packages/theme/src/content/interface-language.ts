import { createContext, useContext, type Context } from 'react'

/** Attributes for texts of the interface that are inside content of another language. */
export interface InterfaceLanguage {
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl'
}

/** Provides the language of the page to what is inside untranslated content; elsewhere the document names it. */
export const InterfaceLanguageContext: Context<InterfaceLanguage> = createContext<InterfaceLanguage>({})

/** Attributes for a text of the interface in content; none where the content is in the language of the page. */
export function useInterfaceLanguage(): InterfaceLanguage {
  return useContext(InterfaceLanguageContext)
}
