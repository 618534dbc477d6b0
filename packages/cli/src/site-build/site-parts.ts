import type { LocaleManifest } from '@fyr/content-pipeline/manifest'
import type { ClientBundle } from '../bundle/client-bundle.ts'
import type { ReadySite } from '../content/loaded-site.ts'
import type { PageRenderer } from '../render/open-renderer.ts'
import type { PageKeyParts } from '../render/page-key.ts'
import type { WordsContext } from '../search/kept-words.ts'
import type { SitePictures } from '../pictures/site-pictures.ts'
import type { SiteCards } from '../social-cards/site-cards.ts'
import type { SiteTheme } from '../theme/site-theme.ts'
import type { AgentPage } from './agent-files.ts'
import type { LocaleShell } from './locale-shell.ts'

/** Everything needed to write a site. */
export interface SiteParts {
  readonly site: ReadySite
  readonly theme: SiteTheme
  readonly bundle: ClientBundle
  readonly renderer: PageRenderer
  /** Input of indexing. */
  readonly search: Omit<WordsContext, 'texts'>
  /** Null for a site without social cards. */
  readonly cards: SiteCards | null
  /** Null for a site whose pictures are published as they are. */
  readonly pictures: SitePictures | null
  /** Identifies the code that makes pages. */
  readonly code: string
  /** Called for each page in the output. */
  readonly onPage: (page: FinishedPage) => void
}

/** A page in the output. */
export interface FinishedPage {
  /** Address with base path. */
  readonly path: string
  readonly keyParts: PageKeyParts
  /** Whether it was in the store. */
  readonly isCached: boolean
}

/** The parts as one locale uses them. */
export interface LocaleParts extends SiteParts {
  readonly locale: LocaleManifest
  /** Below the output, with a final slash; empty for the default locale. */
  readonly folder: string
  readonly shell: LocaleShell
  /** Pages for agents, in the order of the routes; complete when all pages are made. */
  readonly agentPages: AgentPage[]
}
