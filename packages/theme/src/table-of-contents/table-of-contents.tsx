import type { ComponentType, ReactElement } from 'react'
import type { Messages } from '../messages/messages.ts'
import { TocList, type TocListProps } from './toc-list.tsx'
import { useCurrentInView } from '../current-in-view/use-current-in-view.ts'
import { replaceable } from '../customising/replaceable.tsx'

/** Headings, the one that the reader is at, and the interface texts. */
export interface TableOfContentsProps extends TocListProps {
  readonly messages: Pick<Messages, 'onThisPage'>
}

/** The column of headings beside an article on wide screens. */
export function TableOfContents({ toc, activeHeadingId, messages }: TableOfContentsProps): ReactElement {
  const ref = useCurrentInView(activeHeadingId)
  return (
    <nav ref={ref} className="fyr-toc" aria-labelledby="fyr-toc-title">
      <p id="fyr-toc-title" className="fyr-toc-title">
        {messages.onThisPage}
      </p>
      <TocList toc={toc} activeHeadingId={activeHeadingId} />
    </nav>
  )
}

/** `TableOfContents`, or what a site puts in its place. */
export const ReplaceableTableOfContents: ComponentType<TableOfContentsProps> = /* @__PURE__ */ replaceable(
  'TableOfContents',
  TableOfContents,
)
