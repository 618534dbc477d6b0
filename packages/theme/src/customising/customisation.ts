import { createContext, type ComponentType, type Context } from 'react'
import type { IslandProps } from '../island/island-props.ts'
import type { ArticleSlots, ShellSlots } from './slots.ts'

/**
 * What a site puts into the theme, as the places that ask for it see it: here nobody can say which properties each
 * override takes. What a site gives is a `Customisation`.
 */
export interface AnyCustomisation {
  readonly slots?: ShellSlots & ArticleSlots
  /** Overrides by the name of the component that each overrides. */
  readonly components?: Readonly<Record<string, object | undefined>>
  /** By the name that texts ask for them with. Asked for by the build alone: the browser loads each when it is wanted. */
  readonly islands?: Readonly<Record<string, ComponentType<IslandProps> | undefined>>
}

/** The theme as it comes. */
export const AS_IT_COMES = {} satisfies AnyCustomisation

/** Brings a site's customisation to the places that ask for it. */
export const CustomisationContext: Context<AnyCustomisation> = createContext<AnyCustomisation>(AS_IT_COMES)
