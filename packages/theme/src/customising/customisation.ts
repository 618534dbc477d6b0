import { createContext, type ComponentType, type Context } from 'react'
import type { ArticleSlots, ShellSlots } from './slots.ts'

/** What a site puts into the theme: components for its empty places, and components in place of its own. */
export interface Customisation {
  readonly slots?: ShellSlots & ArticleSlots
  /** By the name of the component that they stand for; each takes the properties of that one. */
  readonly components?: Readonly<Record<string, ComponentType<never> | undefined>>
}

/** The theme as it comes. */
export const AS_IT_COMES: Customisation = {}

/** Brings a site's customisation to the places that ask for it. */
export const CustomisationContext: Context<Customisation> = createContext(AS_IT_COMES)
