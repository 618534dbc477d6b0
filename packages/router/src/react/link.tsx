import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react'
import { useRouterContext } from './router-provider.tsx'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Address with base path; it becomes the `href` as it is. */
  readonly to: string
  /** Takes the place of the current history entry. Default false. */
  readonly replace?: boolean
}

/**
 * An anchor whose plain clicks change the location; every other click is the browser's. Where the location is the
 * address bar, so is one that leads to a place on the page, for only the browser scrolls there, moves the focus and
 * knows `:target`; the location hears of it. `replace`, and a provider with a `navigate` of its own, keep those too.
 */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps): ReactElement {
  const { navigate, leavesPlaces } = useRouterContext()
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const anchor = event.currentTarget
    if (event.defaultPrevented || !isPlainClick(event) || !staysHere(anchor)) return
    if (leavesPlaces && !replace && isOnPage(anchor)) return
    event.preventDefault()
    navigate(to, { replace })
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

function staysHere(anchor: HTMLAnchorElement): boolean {
  const isSameFrame = anchor.target === '' || anchor.target === '_self'
  const { protocol, origin } = window.location
  // The origin of `blob:` is that of its maker, and outside the web many addresses have the same one.
  const isSameSite = anchor.protocol === protocol && anchor.origin === origin
  return isSameFrame && isSameSite && !anchor.hasAttribute('download')
}

/** Whether an anchor of this site leads to a place in its own document. */
function isOnPage({ href, pathname, search }: HTMLAnchorElement): boolean {
  const here = window.location
  return href.includes('#') && pathname === here.pathname && search === here.search
}
