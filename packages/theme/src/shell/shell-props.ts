import type { Sidebar, SiteFrame } from '@fyr/content-pipeline/manifest'
import type { ReactNode } from 'react'
import type { ColorModeState } from '../color-toggle/color-choice.ts'
import type { Messages } from '../messages/messages.ts'
import type { PageMeta } from '../page-payload.ts'

/** Whether the announcement bar shows, and how to put it away. */
export interface AnnouncementState {
  readonly isVisible: boolean
  readonly dismiss: () => void
}

/** Whether the drawer is open, and how to open and close it. */
export interface DrawerState {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/** Whether the way to the top of the page is offered, and that way. */
export interface BackToTopState {
  readonly isVisible: boolean
  readonly go: () => void
}

/** A fault that a boundary caught: what was thrown, and how to try once more. */
export interface Crash {
  readonly error: unknown
  readonly retry: () => void
}

/** Everything the shell shows. */
export interface ShellProps {
  readonly frame: SiteFrame
  readonly messages: Messages
  readonly meta: PageMeta
  /** The sidebar that `meta.sidebar` names, or null for a page without one. */
  readonly sidebar: Sidebar | null
  /** The `<main>` element, an `ArticleHost`. */
  readonly article: ReactNode
  readonly colorMode: ColorModeState
  readonly announcement: AnnouncementState
  /** Id of the heading that the reader is at, or null above the first. */
  readonly activeHeadingId: string | null
  /** Without it the shell keeps this itself, and the browser's back button knows nothing of the drawer. */
  readonly drawer?: DrawerState
  /** Version of the docs that the reader once picked; the browser tells once the shell runs. */
  readonly preferredVersion?: string | null
  /** Offered on docs alone; without it there is no button. */
  readonly backToTop?: BackToTopState
  /** Shown in place of the article while set. */
  readonly crash?: Crash | null
}
