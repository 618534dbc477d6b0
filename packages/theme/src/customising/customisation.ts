import { createContext, type ComponentType, type Context } from 'react'
import type { IslandProps } from '../island/island-props.ts'
import type { LayoutProps } from './layout-props.ts'
import type { ArticleSlots, ShellSlots } from './slots.ts'

/**
 * What a site puts into the theme, as the places that ask for it see it: here it is unknown which properties each
 * override takes. What a site gives is a `Customisation`.
 */
export interface AnyCustomisation {
  readonly slots?: ShellSlots & ArticleSlots
  /** Overrides by the name of the component that each overrides. */
  readonly components?: Readonly<Record<string, object | undefined>>
  /** Islands by name. Used only by the build: the browser loads each on demand. */
  readonly islands?: Readonly<Record<string, ComponentType<IslandProps> | undefined>>
  /** Names of the islands that only the build renders: their modules export `hydrate` as `false`. */
  readonly staticIslands?: readonly string[]
  /** Layouts by name. Used only by the build. */
  readonly layouts?: Readonly<Record<string, ComponentType<LayoutProps> | undefined>>
  /** What islands say in Markdown, by name: the function `toMarkdown` that their modules may export. */
  readonly islandTexts?: Readonly<Record<string, ((props: IslandProps) => string) | undefined>>
}

/** The theme without customisation. */
export const AS_IT_COMES = {} satisfies AnyCustomisation

/** Provides a site's customisation. */
export const CustomisationContext: Context<AnyCustomisation> = createContext<AnyCustomisation>(AS_IT_COMES)
