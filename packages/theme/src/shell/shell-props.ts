import type { Sidebar, SiteData } from '@fyr/content-pipeline/manifest'
import type { ReactNode } from 'react'
import type { AnnouncementState } from '../announcement-bar/announcement-bar.tsx'
import type { BackToTopState } from '../back-to-top/back-to-top.tsx'
import type { Crash } from '../crash/page-crash.tsx'
import type { DrawerState } from '../drawer/drawer.tsx'
import type { ColorModeState } from '../color-toggle/color-choice.ts'
import type { PageMeta } from '../page-payload.ts'

/** Everything the shell shows. */
export interface ShellProps {
  readonly siteData: SiteData
  readonly meta: PageMeta
  /** The sidebar that `meta.sidebar` names, or null for a page without one. */
  readonly sidebar: Sidebar | null
  /** The `<main>` element, an `ArticleHost`. */
  readonly article: ReactNode
  readonly colorMode: ColorModeState
  readonly announcement: AnnouncementState
  /** Id of the heading that the reader is at, or null above the first. */
  readonly activeHeadingId: string | null
  /** Default: the shell keeps this state itself, and the back button does not close the drawer. */
  readonly drawer?: DrawerState
  /** Docs version that the reader picked; known once the shell runs. */
  readonly preferredVersion?: string | null
  /** Offered on docs only; without it there is no button. */
  readonly backToTop?: BackToTopState
  /** Shown instead of the article while set. */
  readonly crash?: Crash | null
}
