import type { SiteData } from '@fyr/content-pipeline/manifest'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Customisation } from '../overridable-components.ts'
import type { NoteIsland, PlacedIsland } from '../island/island-place.tsx'
import type { IslandProps } from '../island/island-props.ts'
import { IslandBoundary } from '../island/island-boundary.tsx'
import { islandIdPrefix } from '../island/island-id-prefix.ts'
import { MessagesContext } from '../messages/messages-context.ts'
import type { ShellData } from '../page-payload.ts'
import { shellData } from './shell-data.ts'

/** Renders the islands of one page. */
export interface IslandRenderer {
  /** Records an island and returns its number. */
  readonly note: NoteIsland
  /** Replaces the element of every island by the HTML of the island. Throws what a component throws. */
  readonly fill: (html: string) => string
}

/** An island of the page. */
interface NotedIsland extends PlacedIsland {
  readonly Component: ComponentType<IslandProps> | undefined
  /** Its number among those that browsers hydrate, in the order of the page; null for one that they do not. */
  readonly root: number | null
}

/** A tag of an element in place of an island: `islandTag`. React writes these without attributes. */
const PLACE_TAG = /<(\/?)fyr-island-(\d+)>/g

/** An island whose element is open, while the page is read; the page itself has no number. */
interface OpenPlace {
  readonly number: number | null
  /** Its HTML so far. */
  readonly pieces: string[]
}

/** Stands for the content of an island while the island is rendered. No text contains it: React escapes texts. */
const CONTENT = '<!--fyr-content-->'

/** Does so in an island that browsers do not hydrate, where no element is left around the content. */
const STATIC_CONTENT = 'fyr-static-content'

/**
 * Makes the renderer for a page with the site's islands. Each gets the same props as in the browser and is rendered
 * separately from the article, which lacks the markers that hydration needs. Its content is HTML of the article, which the
 * component places and React leaves alone.
 */
export function createIslandRenderer(
  { islands, staticIslands = [] }: Pick<Customisation, 'islands' | 'staticIslands'>,
  siteData: SiteData,
): IslandRenderer {
  const noted: NotedIsland[] = []
  let rootCount = 0
  return {
    note(island) {
      const { name } = island
      const Component = islands && Object.hasOwn(islands, name) ? islands[name] : undefined
      const isHydrated = !staticIslands.includes(name)
      const root = isHydrated ? rootCount : null
      if (isHydrated) rootCount += 1
      return { number: noted.push({ ...island, Component, root }) - 1, isHydrated }
    },
    fill(html) {
      if (noted.length === 0) return html
      const data = shellData(siteData)
      const outer: OpenPlace = { number: null, pieces: [] }
      const open = [outer]
      let at = 0
      // Read once: the content of an island is complete where its element ends.
      for (const { 0: tag, 1: end, 2: digits, index } of html.matchAll(PLACE_TAG)) {
        const inner = open.at(-1) ?? outer
        inner.pieces.push(html.slice(at, index))
        at = index + tag.length
        if (end === '') open.push({ number: Number(digits), pieces: [] })
        else {
          open.pop()
          const island = noted[inner.number ?? -1]
          const content = inner.pieces.join('')
          open.at(-1)?.pieces.push(island === undefined ? content : renderIsland(island, { content, data }))
        }
      }
      return outer.pieces.join('') + html.slice(at)
    },
  }
}

/** The start of an element that ends the paragraph around it when a browser reads it. */
const BLOCK_TAG =
  /<(address|article|aside|blockquote|details|dialog|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|menu|nav|ol|p|pre|search|section|table|ul)[\s>/]/

interface IslandContent {
  /** HTML; empty for none. */
  readonly content: string
  readonly data: ShellData
}

function renderIsland(island: NotedIsland, { content, data }: IslandContent): string {
  const { name, Component, attributes, isInline, root } = island
  // In development content may refer to an island that does not exist yet; that is reported elsewhere.
  if (Component === undefined) return content
  const Place = isInline ? 'span' : 'div'
  const place =
    root === null ? (
      createElement(STATIC_CONTENT)
    ) : (
      <Place data-fyr-content={root} dangerouslySetInnerHTML={{ __html: CONTENT }} />
    )
  const element = (
    <MessagesContext value={data.messages}>
      <IslandBoundary>
        <Component {...data} attributes={JSON.parse(attributes)}>
          {content === '' ? undefined : place}
        </Component>
      </IslandBoundary>
    </MessagesContext>
  )
  const html =
    root === null
      ? renderToStaticMarkup(element).replaceAll(`<${STATIC_CONTENT}></${STATIC_CONTENT}>`, CONTENT)
      : renderToString(element, { identifierPrefix: islandIdPrefix(root) })
  const [, block] = (isInline ? BLOCK_TAG.exec(html) : null) ?? []
  if (block !== undefined)
    throw new Error(
      `The island "${name}" is within a line of text, where <${block}> is not allowed: write it on a line of its own, or render <span>.`,
    )
  if (content === '') return html
  const [before = '', after, ...others] = html.split(CONTENT)
  if (others.length > 0) throw new Error(`The island "${name}" places its children more than once.`)
  if (after !== undefined) return before + content + after
  // Content that the component did not render follows the island, and the browser moves it from there.
  return root === null ? html + content : `${html}</${Place}><${Place} data-fyr-content="${root}">${content}`
}
