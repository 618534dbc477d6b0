import type { ReactElement, ReactNode } from 'react'
import { ShellIcon, type ShellIconName } from '../icon/shell-icon.tsx'
import { useDisclosureMenu } from './use-disclosure-menu.ts'

/** A button of the navbar and the list that it shows. */
export interface NavbarMenuProps {
  readonly label: string
  /** Name for screen readers if the visible label is not enough; it must contain the visible label. */
  readonly accessibleLabel?: string
  readonly icon?: ShellIconName
  /** The list: a `<ul>` of links. */
  readonly children: ReactNode
}

/** A disclosure in the navbar. A native `<details>`, so that it opens without scripts too. */
export function NavbarMenu({ label, accessibleLabel, icon, children }: NavbarMenuProps): ReactElement {
  const ref = useDisclosureMenu()
  return (
    <details className="fyr-menu" ref={ref}>
      <summary className="fyr-navbar-link" aria-label={accessibleLabel}>
        {icon && <ShellIcon name={icon} />}
        <span className="fyr-navbar-label">{label}</span>
        <ShellIcon name="chevron-down" />
      </summary>
      <div className="fyr-menu-panel">{children}</div>
    </details>
  )
}
