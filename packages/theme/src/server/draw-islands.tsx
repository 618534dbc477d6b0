import type { SiteData } from '@fyr/content-pipeline/manifest'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { Customisation } from '../overridable-components.ts'
import { islandTag, type NoteIsland } from '../island/island-place.tsx'
import type { IslandProps } from '../island/island-props.ts'
import { IslandBoundary } from '../island/island-boundary.tsx'
import { islandIdPrefix } from '../island/island-id-prefix.ts'
import { MessagesContext } from '../messages/messages-context.ts'
import type { ShellData } from '../page-payload.ts'
import { shellData } from './shell-data.ts'

/** Renders the islands of one page. */
export interface IslandDrawer {
  /** Records an island and returns its number. */
  readonly note: NoteIsland
  /** Replaces the element of every island by the HTML of the island. Throws what a component throws. */
  readonly fill: (html: string) => string
}

/** An island of the page. */
interface NotedIsland {
  readonly name: string
  readonly Component: ComponentType<IslandProps> | undefined
  /** As JSON. */
  readonly attributes: string
}

/** Stands for the content of an island while the island is rendered. No text contains it: React escapes texts. */
const CONTENT = '<!--fyr-content-->'

/**
 * Makes the renderer for a page: `islands` are the site's components by name. Each gets the same props as in the
 * browser and is rendered separately from the article, which lacks the markers that hydration needs. Its content is
 * HTML of the article, which the component places and React leaves alone.
 */
export function createIslandDrawer(islands: Customisation['islands'], siteData: SiteData): IslandDrawer {
  const noted: NotedIsland[] = []
  return {
    note(name, attributes) {
      const Component = islands && Object.hasOwn(islands, name) ? islands[name] : undefined
      return noted.push({ name, Component, attributes }) - 1
    },
    fill(html) {
      if (noted.length === 0) return html
      const data = shellData(siteData)
      let filled = html
      // Those inside the content of another one come after it, and are filled before it is placed.
      for (const [number, island] of [...noted.entries()].toReversed()) {
        const [open, close] = [`<${islandTag(number)}>`, `</${islandTag(number)}>`]
        const start = filled.indexOf(open)
        if (start === -1) continue
        const end = filled.indexOf(close, start)
        const content = filled.slice(start + open.length, end)
        filled =
          filled.slice(0, start) + draw(island, { number, content, data }) + filled.slice(end + close.length)
      }
      return filled
    },
  }
}

interface IslandDrawing {
  readonly number: number
  /** HTML; empty for none. */
  readonly content: string
  readonly data: ShellData
}

function draw(
  { name, Component, attributes }: NotedIsland,
  { number, content, data }: IslandDrawing,
): string {
  // In development content may refer to an island that does not exist yet; that is reported elsewhere.
  if (Component === undefined) return content
  const html = renderToString(
    <MessagesContext value={data.messages}>
      <IslandBoundary>
        <Component {...data} attributes={JSON.parse(attributes)}>
          {content === '' ? undefined : (
            <div data-fyr-content={number} dangerouslySetInnerHTML={{ __html: CONTENT }} />
          )}
        </Component>
      </IslandBoundary>
    </MessagesContext>,
    { identifierPrefix: islandIdPrefix(number) },
  )
  if (content === '') return html
  const [before = '', after, ...others] = html.split(CONTENT)
  if (others.length > 0) throw new Error(`The island "${name}" places its children more than once.`)
  // What is not placed follows the island, and the browser moves it from there.
  return after === undefined
    ? `${html}</div><div data-fyr-content="${number}">${content}`
    : before + content + after
}
