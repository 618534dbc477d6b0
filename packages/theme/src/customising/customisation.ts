import { createContext, type ComponentType, type Context } from 'react'
import type { IslandProps } from '../island/island-props.ts'
import type { LayoutProps } from './layout-props.ts'
import type { ArticleSlots, ShellSlots } from './slots.ts'

/**
 * The customisation of a site as the theme's components see it: here it is unknown which properties each
 * override takes. Sites provide a `Customisation`.
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
  /** Functions that write islands as Markdown, by name: the export `toMarkdown` of their modules. */
  readonly islandTexts?: Readonly<Record<string, ((props: IslandProps) => string) | undefined>>
}

/** The theme without customisation. */
export const AS_IT_COMES = {} satisfies AnyCustomisation

/** Provides a site's customisation. */
export const CustomisationContext: Context<AnyCustomisation> = createContext<AnyCustomisation>(AS_IT_COMES)
