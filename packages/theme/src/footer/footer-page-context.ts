import { createContext, type Context } from 'react'
import type { LocaleListProps } from '../navbar/locale-list.tsx'

/** The page above the footer. */
export type FooterPage = Pick<LocaleListProps, 'siteData' | 'meta'>

/**
 * The page that the footer links to in other languages. Not a prop: an override of the footer is rendered once, not
 * again on each page.
 */
export const FooterPageContext: Context<FooterPage | null> = createContext<FooterPage | null>(null)
