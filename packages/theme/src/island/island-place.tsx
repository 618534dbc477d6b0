import { createContext, useContext, type Context, type ReactElement } from 'react'

/**
 * Returns the HTML of an island by its name and its attributes, which are JSON. A build returns a marker and replaces
 * it later, because no component can be rendered within another render.
 */
export type DrawIsland = (name: string, attributes: string) => string

/** How islands are rendered; only a build sets it. */
export const IslandContext: Context<DrawIsland> = createContext<DrawIsland>(() => '')

/** Name of an island, and its attributes as JSON. */
export interface IslandPlaceProps {
  readonly name: string
  readonly attributes: string
}

/** The place of an island in an article. Its content is a React root of its own in the browser. */
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
