import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { trimBase } from '../base-path.ts'
import { matchPath } from '../match-path.ts'
import type { MatchPathOptions, PathMatch } from '../match-path.ts'
import type { LocationSource, RouterLocation } from './location.ts'

/** Goes to an address; `replace` takes the place of the current history entry. */
export type Navigate = (href: string, options: { readonly replace: boolean }) => void

interface RouterContextValue {
  readonly location: LocationSource
  readonly base: string
  readonly navigate: Navigate
}

const RouterContext = createContext<RouterContextValue | null>(null)

/** By itself, so that a navigation that begins or ends draws none of the links anew. */
const PendingContext = createContext(false)

export interface RouterProviderProps {
  readonly location: LocationSource
  /** Base path of the site, put before patterns given to `useMatch`: `/no/`. */
  readonly base: string
  /** A navigation is on its way. Default false. */
  readonly isPending?: boolean
  /** Takes navigation over, to fetch a page first for example. The default changes the location at once. */
  readonly navigate?: Navigate
  readonly children: ReactNode
}

/** Gives a location and the way to change it to everything inside. */
export function RouterProvider({
  location,
  base,
  isPending = false,
  navigate,
  children,
}: RouterProviderProps): ReactElement {
  const goDirectly = useCallback<Navigate>(
    (href, { replace }) => (replace ? location.replace(href) : location.push(href)),
    [location],
  )
  const go = navigate ?? goDirectly
  const value = useMemo(() => ({ location, base, navigate: go }), [location, base, go])
  return (
    <RouterContext value={value}>
      <PendingContext value={isPending}>{children}</PendingContext>
    </RouterContext>
  )
}

function useRouterContext(): RouterContextValue {
  const value = useContext(RouterContext)
  if (!value) throw new Error('This component needs a <RouterProvider> around it.')
  return value
}

/** The location now; renders again when it changes. */
export function useLocation(): RouterLocation {
  const { location } = useRouterContext()
  return useSyncExternalStore(location.subscribe, location.get, location.getServer)
}

/** The match of the current path with a pattern, or null. The pattern is written without the base path. */
export function useMatch<const Pattern extends string>(
  pattern: Pattern,
  options?: MatchPathOptions,
): PathMatch<Pattern> | null {
  const { base } = useRouterContext()
  const { pathname } = useLocation()
  const full = trimBase(base) + (pattern.startsWith('/') ? pattern : `/${pattern}`)
  return matchPath(full, pathname, options) as PathMatch<Pattern> | null
}

/** The function that goes to an address. It stays the same while the provider's properties do. */
export function useNavigate(): (href: string, options?: { readonly replace?: boolean }) => void {
  const { navigate } = useRouterContext()
  return useCallback((href, { replace = false } = {}) => navigate(href, { replace }), [navigate])
}

/** Whether a navigation is on its way. */
export function useIsPending(): boolean {
  useRouterContext()
  return useContext(PendingContext)
}
