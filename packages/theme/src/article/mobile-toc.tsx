import type { ComponentType, ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { Messages } from '../messages/messages.ts'
import { TocList, type TocListProps } from '../table-of-contents/toc-list.tsx'
import { replaceable } from '../customising/replaceable.tsx'

/** Headings in order and the interface texts. */
export interface MobileTocProps {
  readonly toc: TocListProps['toc']
  readonly messages: Pick<Messages, 'onThisPage'>
}

/** The table of contents of small screens, closed at first. Renders nothing for a page without headings. */
export function MobileToc({ toc, messages }: MobileTocProps): ReactElement | null {
  if (toc.length === 0) return null
  return (
    <details className="fyr-mobile-toc">
      <summary>
        {messages.onThisPage}
        <Icon name="chevron-down" />
      </summary>
      <TocList toc={toc} activeHeadingId={null} />
    </details>
  )
}

/** `MobileToc`, or what a site puts in its place. */
export const ReplaceableMobileToc: ComponentType<MobileTocProps> = /* @__PURE__ */ replaceable(
  'MobileToc',
  MobileToc,
)
