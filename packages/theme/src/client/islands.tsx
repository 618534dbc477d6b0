import { type ComponentType, type ReactElement, type ReactNode, useCallback, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { noteRecovered, warnOnce } from '../browser/warn.ts'
import type { IslandProps } from '../island/island-props.ts'
import { IslandBoundary } from '../island/island-boundary.tsx'
import { islandIdPrefix } from '../island/island-id-prefix.ts'
import { MessagesContext } from '../messages/messages-context.ts'
import type { ShellData } from '../page-payload.ts'
import { holdClicks } from './hold-clicks.ts'
import { keepEntries } from './keep-entries.ts'
import { showLoadNotice } from './load-notice.ts'
import { isSlowConnection } from './slow-connection.ts'

/** The modules of a site's islands by name, loaded when a reader comes near one. */
export type IslandLoaders = Readonly<
  Record<string, () => Promise<{ readonly default: ComponentType<IslandProps> }>>
>

/** Starts the islands of a new article; returns a function that removes those that disappeared. */
export type StartIslands = (article: HTMLElement, data: ShellData) => () => void

/** Signs that the reader is about to use an island. */
const AIMING_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/** How far from the viewport an island is hydrated: about one turn of the wheel away. */
const NEAR = '50% 0px'

/**
 * Hydrates the islands of articles, each as its own root: its script is loaded when it comes near the viewport or, with
 * data saving, when the reader interacts with it. Earlier clicks, typing and ticks are replayed.
 */
export function createIslands(loaders: IslandLoaders): StartIslands {
  const ends = new Map<HTMLElement, () => void>()

  function letGo(): void {
    for (const [place, end] of ends) {
      if (place.isConnected) continue
      ends.delete(place)
      end()
    }
  }

  return (article, data) => {
    for (const [index, place] of article.querySelectorAll<HTMLElement>('[data-fyr-island]').entries()) {
      const name = place.dataset['fyrIsland'] ?? ''
      const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined
      if (load && !ends.has(place)) ends.set(place, startIsland(place, { index, load, data }))
    }
    // React may be rendering when an article is removed, and cannot unmount then.
    return () => queueMicrotask(letGo)
  }
}

interface IslandStart {
  readonly index: number
  readonly load: IslandLoaders[string]
  readonly data: ShellData
}

/** Waits for the reader and hydrates an island; returns a function that stops it. */
function startIsland(place: HTMLElement, { index, load, data }: IslandStart): () => void {
  let root: Root | null = null
  let isOver = false
  let isLoading = false

  async function takeOver(): Promise<void> {
    if (isLoading || isOver) return
    isLoading = true
    try {
      const { default: Component } = await load()
      if (!isOver) root = hydrate(Component)
    } catch (error) {
      if (isOver) return
      // Pressing a button tries again.
      isLoading = false
      warnOnce(`an island could not be loaded: ${String(error)}`)
      showLoadNotice({ title: data.messages.shellFailed, close: data.messages.closeNotice })
    }
  }

  function hydrate(Component: ComponentType<IslandProps>): Root {
    const attributes: IslandProps['attributes'] = JSON.parse(place.dataset['fyrAttributes'] ?? '{}')
    const content = findContent(place, index)
    const enterAgain = keepEntries(place)
    const onReady = (): void => {
      place.dataset['hydrated'] = 'true'
      enterAgain()
      clicks.replay()
    }
    return hydrateRoot(
      place,
      <Ready onReady={onReady}>
        <MessagesContext value={data.messages}>
          <IslandBoundary>
            <Component {...data} attributes={attributes}>
              {content && (
                <IslandContent number={index} nodes={content} isInline={place.tagName === 'SPAN'} />
              )}
            </Component>
          </IslandBoundary>
        </MessagesContext>
      </Ready>,
      { identifierPrefix: islandIdPrefix(index), onRecoverableError: noteRecovered },
    )
  }

  const start = (): void => void takeOver()
  // Clicks on buttons in its content do not start the island.
  const clicks = holdClicks(place, `button:not(${contentOf(index)} *)`, start)
  const stopWaiting = whenWanted(place, start)
  return () => {
    isOver = true
    stopWaiting()
    clicks.discard()
    root?.unmount()
  }
}

/**
 * The children that the text gives an island. The build has put them inside it or, if the component did not render
 * them, after it. Undefined for an island without content.
 */
function findContent(place: HTMLElement, index: number): readonly ChildNode[] | undefined {
  const next = place.nextElementSibling
  const selector = contentOf(index)
  const after = next?.matches(selector) === true ? next : null
  const content = place.querySelector(selector) ?? after
  return content === null ? undefined : [...content.childNodes]
}

/** Selects the content of an island by its number on the page: it may hold other islands with content of theirs. */
function contentOf(index: number): string {
  return `[data-fyr-content="${index}"]`
}

/**
 * The place of the content of an island. React takes it for an element without text and leaves what the build has put there
 * alone; wherever the component places it later, it gets the same nodes. No HTML is made, so no policy has to allow it.
 */
function IslandContent({
  number,
  nodes,
  isInline,
}: {
  readonly number: number
  readonly nodes: readonly ChildNode[]
  readonly isInline: boolean
}): ReactElement {
  const adopt = useCallback(
    (element: HTMLElement | null) => {
      if (element?.hasChildNodes() === false) element.append(...nodes)
    },
    [nodes],
  )
  const Place = isInline ? 'span' : 'div'
  return (
    <Place data-fyr-content={number} suppressHydrationWarning ref={adopt}>
      {''}
    </Place>
  )
}

/** Renders nothing itself: the server renders the content without it. */
function Ready({
  onReady,
  children,
}: {
  readonly onReady: () => void
  readonly children: ReactNode
}): ReactElement {
  useEffect(onReady, [onReady])
  return <>{children}</>
}

/** Calls once when an island comes near the viewport or is interacted with; returns a function that stops waiting. */
function whenWanted(place: HTMLElement, start: () => void): () => void {
  let observer: IntersectionObserver | null = null
  const stop = (): void => {
    observer?.disconnect()
    for (const name of AIMING_EVENTS) place.removeEventListener(name, go)
  }
  const go = (): void => {
    stop()
    start()
  }
  for (const name of AIMING_EVENTS) place.addEventListener(name, go, { passive: true })
  // The event that started the shell fired before anything listened here.
  const isAimedAt = place.matches(':hover,:focus-within')
  const isSlow = isSlowConnection()
  if (isAimedAt || (!isSlow && typeof IntersectionObserver !== 'function')) go()
  else if (!isSlow) {
    const onSight: IntersectionObserverCallback = (entries) =>
      entries.some((entry) => entry.isIntersecting) && go()
    observer = new IntersectionObserver(onSight, { rootMargin: NEAR })
    observer.observe(place)
  }
  return stop
}
