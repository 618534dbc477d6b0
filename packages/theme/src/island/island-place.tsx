import { createContext, useContext, type Context, type ReactElement } from 'react'

/**
 * Gives the HTML of an island by its name and its attributes, which are JSON. A build gives a mark that it puts the
 * component's HTML in place of, since no component can be rendered within another render.
 */
export type DrawIsland = (name: string, attributes: string) => string

/** How islands are drawn; nobody draws them outside of a build. */
export const IslandContext: Context<DrawIsland> = createContext<DrawIsland>(() => '')

/** Name of an island, and its attributes as JSON. */
export interface IslandPlaceProps {
  readonly name: string
  readonly attributes: string
}

/** The place of an island in an article. What stands in it is React's in the browser, alone. */
export function IslandPlace({ name, attributes }: IslandPlaceProps): ReactElement {
  const draw = useContext(IslandContext)
  return (
    <div
      data-fyr-island={name}
      data-fyr-attributes={attributes}
      dangerouslySetInnerHTML={{ __html: draw(name, attributes) }}
    />
  )
}
