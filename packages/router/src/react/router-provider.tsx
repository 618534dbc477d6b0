import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { inFull, trimBase } from '../base-path.ts'
import { matchPath } from '../match-path.ts'
import type { MatchPathOptions, PathMatch } from '../match-path.ts'
import type { LocationSource, RouterLocation } from './location.ts'

/** Goes to an address with base path; `replace` takes the place of the current history entry. */
export type Navigate = (href: string, options: { readonly replace: boolean }) => void

interface RouterContextValue extends Pick<LocationSource, 'get' | 'getServer' | 'subscribe'> {
  readonly base: string
  readonly navigate: Navigate
  /** Links to a place on the page are the browser's. */
  readonly leavesPlaces: boolean
}

const RouterContext = createContext<RouterContextValue | null>(null)

/** A separate context, so that a navigation that begins or ends renders no link again. */
const PendingContext = createContext(false)

export interface RouterProviderProps {
  /** Made once, outside of components. */
  readonly location: LocationSource
  /** Base path of the site, put before patterns given to `useMatch`: `/no/`. Plain text, as in `RouterOptions`. */
  readonly base: string
  /** Whether a navigation is in progress. Default false. */
  readonly isPending?: boolean
  /**
   * Takes navigation over, to fetch a page first for example. The default changes the location at once; if that is the
   * address bar, links to a place on the page are left to the browser.
   */
  readonly navigate?: Navigate
  readonly children: ReactNode
}

/** Provides a location and the way to change it to everything inside. */
export function RouterProvider({
  location,
  base,
  isPending = false,
  navigate,
  children,
}: RouterProviderProps): ReactElement {
  const value = useMemo<RouterContextValue>(
    () => ({
      get: () => location.get(),
      getServer: () => location.getServer(),
      subscribe: (listener) => location.subscribe(listener),
      base,
      navigate: navigate ?? ((href, { replace }) => (replace ? location.replace(href) : location.push(href))),
      leavesPlaces: navigate === undefined && location.isAddressBar === true,
    }),
    [location, base, navigate],
  )
  return (
    <RouterContext value={value}>
      <PendingContext value={isPending}>{children}</PendingContext>
    </RouterContext>
  )
}

/** The value that the provider passes to the components of this package. */
export function useRouterContext(): RouterContextValue {
  const value = useContext(RouterContext)
  if (!value) throw new Error('This component needs a <RouterProvider> around it.')
  return value
}

/** The location now; renders again when it changes. */
export function useLocation(): RouterLocation {
  const { subscribe, get, getServer } = useRouterContext()
  return useSyncExternalStore(subscribe, get, getServer)
}

/**
 * The match of the current path with a pattern, or null. The pattern is written without the base path, and so it is
 * in the match, whose `path` has it. The same object until an argument or the path changes.
 *
 * @throws PatternError for a pattern that cannot be read, and for a base with characters that mean something in one
 */
export function useMatch<const Pattern extends string>(
  pattern: Pattern,
  options?: MatchPathOptions,
): PathMatch<Pattern> | null {
  const { base } = useRouterContext()
  const { pathname } = useLocation()
  return useMemo(() => {
    const match = matchPath(inFull(trimBase(base), pattern), pathname, options)
    return match && ({ ...match, route: { pattern } } as PathMatch<Pattern>)
  }, [base, pattern, pathname, options])
}

/** The function that goes to an address. It stays the same while the provider's properties do. */
export function useNavigate(): (href: string, options?: { readonly replace?: boolean }) => void {
  const { navigate } = useRouterContext()
  return useCallback((href, { replace = false } = {}) => navigate(href, { replace }), [navigate])
}

/** Whether a navigation is in progress. */
export function useIsPending(): boolean {
  useRouterContext()
  return useContext(PendingContext)
}
