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
  /** Without it the shell keeps this itself, and the browser's back button knows nothing of the drawer. */
  readonly drawer?: DrawerState
  /** Version of the docs that the reader once picked; the browser tells once the shell runs. */
  readonly preferredVersion?: string | null
  /** Offered on docs alone; without it there is no button. */
  readonly backToTop?: BackToTopState
  /** Shown in place of the article while set. */
  readonly crash?: Crash | null
}
