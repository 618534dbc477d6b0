import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react'
import { useNavigate } from './router-provider.tsx'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Address with base path; it becomes the `href` as it is. */
  readonly to: string
  /** Takes the place of the current history entry. Default false. */
  readonly replace?: boolean
}

/** An anchor whose plain clicks change the location; every other click is the browser's. */
export function Link({ to, replace = false, onClick, children, ...anchor }: LinkProps): ReactElement {
  const navigate = useNavigate()
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || !staysHere(event.currentTarget)) return
    event.preventDefault()
    navigate(to, { replace })
  }
  return (
    <a {...anchor} href={to} onClick={follow}>
      {children}
    </a>
  )
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

function staysHere(anchor: HTMLAnchorElement): boolean {
  const isSameFrame = anchor.target === '' || anchor.target === '_self'
  return isSameFrame && !anchor.hasAttribute('download') && anchor.origin === window.location.origin
}
