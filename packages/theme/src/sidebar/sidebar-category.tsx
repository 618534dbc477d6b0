import type { SidebarCategory as SidebarCategoryData } from '@fyr/content-pipeline/manifest'
import { Link, useIsPending } from '@fyr/router/react'
import {
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { ShellIcon } from '../icon/shell-icon.tsx'
import { isActive } from '../link/is-active.ts'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'
import { holdsPath } from './holds-path.ts'
import { isOpenAfterClick } from './is-open-after-click.ts'
import { MissingBranch } from './missing-branch.tsx'
import { LoadSidebarBranchContext } from './sidebar-branches.ts'
import { firstAddress, type SidebarExtent } from './sidebar-extent.ts'

/** A category of the sidebar and the list that it shows. */
export interface SidebarCategoryProps {
  readonly category: SidebarCategoryData
  readonly currentPath: string
  readonly extent: SidebarExtent
  /** The list of its items. */
  readonly children: ReactNode
}

/**
 * A category as a native `<details>`, so that it opens without scripts and its links are in the document. One with its
 * own page is a link beside a caret; the link opens it too, and toggles it on its page. In a sidebar that is too large
 * to show whole it is only a link until it is opened, and its list exists while it is open; a list in its own file is
 * then loaded, or when the reader is about to open it.
 */
export function SidebarCategory({
  category,
  currentPath,
  extent,
  children,
}: SidebarCategoryProps): ReactElement {
  const messages = useMessages()
  const holdsCurrent = holdsPath(category, currentPath)
  const { ref, isOpen, setIsOpen, follow } = useOpenState(
    holdsCurrent,
    extent === 'whole' && !category.isCollapsed,
  )
  const isPending = useIsPending()
  const load = use(LoadSidebarBranchContext)
  const entry = firstAddress(category)
  if (extent === 'branch' && !holdsCurrent && entry !== null) {
    return (
      <Link to={entry} className="fyr-sidebar-link">
        <span className="fyr-sidebar-label">{category.label}</span>
      </Link>
    )
  }
  const isCurrent = category.href !== null && isActive(category.href, currentPath)
  const label = <span className="fyr-sidebar-label">{category.label}</span>
  const link = category.href !== null && (
    <Link
      to={category.href}
      className="fyr-sidebar-link fyr-sidebar-category-link"
      onClick={(event) => setIsOpen(isOpenAfterClick(event, { isOpen, isCurrent, isPending }))}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {label}
    </Link>
  )
  if (!category.isCollapsible) {
    return (
      <>
        {link || <p className="fyr-sidebar-group-label">{category.label}</p>}
        {children}
      </>
    )
  }
  const { branch } = category
  const fetchEarly = branch && (() => void load(branch.url).catch(() => {}))
  const early = { onPointerEnter: fetchEarly, onFocus: fetchEarly }
  const hasList = extent === 'whole' || isOpen
  return (
    <>
      {link}
      <details
        ref={ref}
        className={link ? 'fyr-sidebar-details' : undefined}
        open={isOpen}
        onToggle={(event) => follow(event.currentTarget.open)}
      >
        {link ? (
          <summary
            {...early}
            className="fyr-sidebar-caret"
            aria-label={formatMessage(messages.categoryToggle, { label: category.label })}
          >
            <ShellIcon name="chevron-right" />
          </summary>
        ) : (
          <summary {...early} className="fyr-sidebar-link">
            {label}
            <ShellIcon name="chevron-right" />
          </summary>
        )}
        {hasList && (branch ? <MissingBranch branch={branch} label={category.label} /> : children)}
      </details>
    </>
  )
}

interface OpenState {
  readonly ref: RefObject<HTMLDetailsElement | null>
  readonly isOpen: boolean
  readonly setIsOpen: (isOpen: boolean) => void
  readonly follow: (isOpen: boolean) => void
}

/** Open state of a category: opens when the current page is in it, otherwise the reader decides. */
function useOpenState(holdsCurrent: boolean, isOpenAtFirst: boolean): OpenState {
  const ref = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(holdsCurrent || isOpenAtFirst)
  const [heldCurrent, setHeldCurrent] = useState(holdsCurrent)
  if (holdsCurrent !== heldCurrent) {
    setHeldCurrent(holdsCurrent)
    if (holdsCurrent) setIsOpen(true)
  }
  // An unchanged state is not set again: React would keep the update and apply it after the next page has opened it.
  const follow = useCallback(
    (isNowOpen: boolean): void => {
      if (isNowOpen !== isOpen) setIsOpen(isNowOpen)
    },
    [isOpen],
  )
  // The reader may have opened or closed it before the shell ran.
  useEffect(() => {
    if (ref.current !== null) follow(ref.current.open)
  }, [follow])
  return { ref, isOpen, setIsOpen, follow }
}
