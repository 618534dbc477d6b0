import {
  createContext,
  createElement,
  useContext,
  type Context,
  type ReactElement,
  type ReactNode,
} from 'react'

/**
 * Notes an island by its name and its attributes, which are JSON, and returns its number on the page. A build replaces the
 * element of that number later, because no component can be rendered within another render. Null where nobody does.
 */
export type NoteIsland = (name: string, attributes: string) => number | null

/** How islands are noted; only a build sets it. */
export const IslandContext: Context<NoteIsland> = createContext<NoteIsland>(() => null)

/** Name of the element in the place of an island until it is rendered. Content cannot have such elements. */
export function islandTag(number: number): string {
  return `fyr-island-${number}`
}

/** An island in a text. */
export interface IslandPlaceProps {
  readonly name: string
  /** As JSON. */
  readonly attributes: string
  /** What the text has inside the island. */
  readonly children?: ReactNode
}

/** The place of an island in an article. Its content is a React root of its own in the browser. */
export function IslandPlace({ name, attributes, children }: IslandPlaceProps): ReactElement {
  const number = useContext(IslandContext)(name, attributes)
  return (
    <div data-fyr-island={name} data-fyr-attributes={attributes}>
      {number === null ? children : createElement(islandTag(number), null, children)}
    </div>
  )
}
