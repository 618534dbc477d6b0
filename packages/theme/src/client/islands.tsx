import { type ComponentType, type ReactElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { warnOnce } from '../browser/warn.ts'
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

/** Takes up the islands of an article that has come to stand; gives the function that lets go of those that have gone. */
export type StartIslands = (article: HTMLElement, data: ShellData) => () => void

/** Signs that the reader is about to use an island. */
const AIMING_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/** How far from the window an island is taken over: about where it is after one more turn of the wheel. */
const NEAR = '50% 0px'

/**
 * Gives React the islands of articles, each alone: its script is loaded when it comes near the window or, where data is
 * saved, when the reader aims at it. What is pressed, typed or ticked before that is done again.
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
    // React may be at work while an article goes, and can't be asked to stop then.
    return () => queueMicrotask(letGo)
  }
}

interface IslandStart {
  readonly index: number
  readonly load: IslandLoaders[string]
  readonly data: ShellData
}

/** Waits for the reader and takes an island over; gives the function that ends it. */
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
      // Whoever presses a button has it tried again.
      isLoading = false
      warnOnce(`an island could not be loaded: ${String(error)}`)
      showLoadNotice({ title: data.messages.shellFailed, close: data.messages.closeNotice })
    }
  }

  function hydrate(Component: ComponentType<IslandProps>): Root {
    const attributes: IslandProps['attributes'] = JSON.parse(place.dataset['fyrAttributes'] ?? '{}')
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
            <Component {...data} attributes={attributes} />
          </IslandBoundary>
        </MessagesContext>
      </Ready>,
      { identifierPrefix: islandIdPrefix(index) },
    )
  }

  const start = (): void => void takeOver()
  const clicks = holdClicks(place, 'button', start)
  const stopWaiting = whenWanted(place, start)
  return () => {
    isOver = true
    stopWaiting()
    clicks.discard()
    root?.unmount()
  }
}

/** Draws nothing of its own: the server draws what it holds without it. */
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

/** Calls once when an island comes near the window, or is aimed at; gives the function that stops waiting. */
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
  // The sign that started the shell came before anybody listened here.
  const isAimedAt = place.matches(':hover,:focus-within')
  const isSlow = isSlowConnection()
  if (isAimedAt || (!isSlow && typeof IntersectionObserver === 'undefined')) go()
  else if (!isSlow) {
    const onSight: IntersectionObserverCallback = (entries) =>
      entries.some((entry) => entry.isIntersecting) && go()
    observer = new IntersectionObserver(onSight, { rootMargin: NEAR })
    observer.observe(place)
  }
  return stop
}
