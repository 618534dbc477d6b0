import {
  createContext,
  createElement,
  useContext,
  type Context,
  type ReactElement,
  type ReactNode,
} from 'react'

/** An island in a text, as a build notes it. */
export interface PlacedIsland {
  readonly name: string
  /** As JSON. */
  readonly attributes: string
  /** Whether it is within a line of text, where its elements have to be those of a line. */
  readonly isInline: boolean
}

/** An island that a build has noted. */
export interface NotedPlace {
  /** Number of its element on the page. */
  readonly number: number
  /** Whether browsers hydrate it; the others leave nothing but their HTML. */
  readonly isHydrated: boolean
}

/**
 * Notes an island. A build replaces the element of its number later, because no component can be rendered within another
 * render. Null where nobody does.
 */
export type NoteIsland = (island: PlacedIsland) => NotedPlace | null

/** How islands are noted; only a build sets it. */
export const IslandContext: Context<NoteIsland> = createContext<NoteIsland>(() => null)

/**
 * Name of the element in place of an island until it is rendered (`server/render-islands.tsx`). Content cannot have such
 * elements.
 */
function islandTag(number: number): string {
  return `fyr-island-${number}`
}

/** An island in a text, and what it holds. */
export interface IslandPlaceProps extends PlacedIsland {
  /** The children that the text gives the island. */
  readonly children?: ReactNode
}

/** The place of an island in an article. In the browser, its content is a separate React root. */
export function IslandPlace({ children, ...island }: IslandPlaceProps): ReactElement {
  const noted = useContext(IslandContext)(island)
  const { name, attributes, isInline } = island
  const content = noted === null ? children : createElement(islandTag(noted.number), null, children)
  if (noted?.isHydrated === false) return <>{content}</>
  const Place = isInline ? 'span' : 'div'
  return (
    <Place data-fyr-island={name} data-fyr-attributes={attributes}>
      {content}
    </Place>
  )
}
