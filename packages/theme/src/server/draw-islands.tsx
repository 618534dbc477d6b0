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

/** Draws the islands of one page. */
export interface IslandDrawer {
  /** Notes an island and gives the mark that stands in its place. */
  readonly place: DrawIsland
  /** Puts the HTML of every island in the place of its mark. Throws what a component throws. */
  readonly fill: (html: string) => string
}

/** No text holds such a mark: React escapes what texts have, and comments are left out of them. */
const MARK = /<!--fyr-island-(\d+)-->/g

/**
 * Makes a drawer for a page: `islands` are the site's components by name. Each is given what the browser will have too, and
 * rendered apart from the article, which has none of the marks that React needs to take it over.
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
        // While a site is written its texts may ask for what it does not have yet; whoever reads them tells that.
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
