import type { SiteData } from '@fyr/content-pipeline/manifest'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { Customisation } from '../overridable-components.ts'
import type { DrawIsland } from '../island/island-place.tsx'
import type { IslandProps } from '../island/island-props.ts'
import { IslandBoundary } from '../island/island-boundary.tsx'
import { islandIdPrefix } from '../island/island-id-prefix.ts'
import { MessagesContext } from '../messages/messages-context.ts'
import { shellData } from './shell-data.ts'

/** Renders the islands of one page. */
export interface IslandDrawer {
  /** Records an island and returns the marker for its place. */
  readonly place: DrawIsland
  /** Replaces every marker by the HTML of its island. Throws what a component throws. */
  readonly fill: (html: string) => string
}

/** No text contains such a marker: React escapes text, and comments are dropped. */
const MARK = /<!--fyr-island-(\d+)-->/g

/**
 * Makes the renderer for a page: `islands` are the site's components by name. Each gets the same props as in the
 * browser and is rendered separately from the article, which lacks the markers that hydration needs.
 */
export function createIslandDrawer(islands: Customisation['islands'], siteData: SiteData): IslandDrawer {
  const noted: { readonly Component: ComponentType<IslandProps> | undefined; readonly attributes: string }[] =
    []
  return {
    place(name, attributes) {
      const Component = islands && Object.hasOwn(islands, name) ? islands[name] : undefined
      noted.push({ Component, attributes })
      return `<!--fyr-island-${noted.length - 1}-->`
    },
    fill(html) {
      if (noted.length === 0) return html
      const data = shellData(siteData)
      return html.replace(MARK, (mark, number: string) => {
        const index = Number(number)
        const island = noted[index]
        if (island === undefined) return mark
        const { Component, attributes } = island
        // In development content may refer to an island that does not exist yet; that is reported elsewhere.
        if (Component === undefined) return ''
        return renderToString(
          <MessagesContext value={data.messages}>
            <IslandBoundary>
              <Component {...data} attributes={JSON.parse(attributes)} />
            </IslandBoundary>
          </MessagesContext>,
          { identifierPrefix: islandIdPrefix(index) },
        )
      })
    },
  }
}
