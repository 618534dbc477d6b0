import type { SiteSearch } from '@fyr/content-pipeline/manifest'
import type { MouseEvent, ReactElement } from 'react'
import { ShellIcon } from '../icon/shell-icon.tsx'
import { isPlainClick } from '../link/is-plain-click.ts'
import { useMessages } from '../messages/messages-context.ts'

/** Props of the button: the address it links to, and the handler that replaces the link once the shell runs. */
export interface SearchButtonProps {
  readonly search: SiteSearch
  readonly onOpen?: (() => void) | undefined
}

/** Opens the search. Without scripts it is a link to the list of all pages. */
export function SearchButton({ search, onOpen }: SearchButtonProps): ReactElement {
  const onClick = (event: MouseEvent): void => {
    if (!onOpen || !isPlainClick(event)) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      href={search.page}
      className="fyr-search-button"
      data-fyr-search=""
      aria-keyshortcuts="Control+K /"
      onClick={onClick}
    >
      <ShellIcon name="search" />
      <span>{useMessages().search}</span>
    </a>
  )
}
