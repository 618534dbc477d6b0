import { TOC_TAG } from '../metadata/insert-toc.ts'
import { CARD, LINK_CARD } from './card-components.ts'
import { CODE, COMMANDS } from './code-components.ts'
import { type KnownComponent, LOOKS } from './known-component.ts'
import { blockElement, leaf } from './make-nodes.ts'
import { IMAGE, THEMED_IMAGE, TWEET, VIDEO } from './media-components.ts'
import { TAB, TABS } from './tab-components.ts'
import {
  ADMONITION,
  BADGE,
  DETAILS,
  ICON,
  LINK,
  LINK_BUTTON,
  TRANSPARENT,
  wrapper,
} from './text-components.ts'

/** The component with which pages of other tools add to their head. */
export const HEAD = 'Head'

/** Every component that Markdown may use by name, whichever tool it comes from. */
export const KNOWN_COMPONENTS: ReadonlyMap<string, KnownComponent> = new Map([
  ['Tabs', TABS],
  ['TabItem', TAB],
  ['Tab', TAB],
  ['Admonition', ADMONITION],
  ['Aside', ADMONITION],
  ['Callout', ADMONITION],
  ['Details', DETAILS],
  ['CodeBlock', CODE],
  ['Code', CODE],
  ['Card', CARD],
  ['LinkCard', LINK_CARD],
  ['CardGrid', wrapper('fyr-card-grid', ['stagger'])],
  ['Steps', wrapper('fyr-steps')],
  ['FileTree', wrapper('fyr-file-tree')],
  ['Badge', BADGE],
  ['Icon', ICON],
  ['LinkButton', LINK_BUTTON],
  ['Link', LINK],
  ['Image', IMAGE],
  ['ThemedImage', THEMED_IMAGE],
  [
    'TOCInline',
    {
      attributes: { ...LOOKS, toc: 'ignored', minHeadingLevel: 'ignored', maxHeadingLevel: 'ignored' },
      isEmpty: true,
      toNodes: () => [blockElement(TOC_TAG, {}, [])],
    },
  ],
  [
    'DocCardList',
    { attributes: { ...LOOKS, items: 'ignored' }, isEmpty: true, toNodes: () => [leaf('cards')] },
  ],
  ['PackageManagerTabs', COMMANDS],
  ['PackageManagers', COMMANDS],
  ['YouTube', VIDEO],
  ['LiteYouTubeEmbed', VIDEO],
  ['Tweet', TWEET],
  // Its content is not for readers; `toNodes` of a document reports it.
  [HEAD, { attributes: {}, toNodes: () => [] }],
  ['Fragment', TRANSPARENT],
  ['React.Fragment', TRANSPARENT],
  ['BrowserOnly', TRANSPARENT],
  ['ClientOnly', TRANSPARENT],
  ['Translate', TRANSPARENT],
])
