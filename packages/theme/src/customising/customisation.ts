import { createContext, type ComponentType, type Context } from 'react'
import type { IslandProps } from '../island/island-props.ts'
import type { ArticleSlots, ShellSlots } from './slots.ts'

/** What a site puts into the theme: components for its empty places, in place of its own, and for texts. */
export interface Customisation {
  readonly slots?: ShellSlots & ArticleSlots
  /** By the name of the component that they stand for; each takes the properties of that one. */
  readonly components?: Readonly<Record<string, ComponentType<never> | undefined>>
  /** By the name that texts ask for them with. Asked for by the build alone: the browser loads each when it is wanted. */
  readonly islands?: Readonly<Record<string, ComponentType<IslandProps> | undefined>>
}

/** The theme as it comes. */
export const AS_IT_COMES: Customisation = {}

/** Brings a site's customisation to the places that ask for it. */
export const CustomisationContext: Context<Customisation> = createContext(AS_IT_COMES)
