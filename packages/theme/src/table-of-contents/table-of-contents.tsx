import type { ComponentType, ReactElement } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { TocList, type TocListProps } from './toc-list.tsx'
import { useCurrentInView } from '../current-in-view/use-current-in-view.ts'
import { overridable } from '../customising/overridable.tsx'

/** Headings and the one that the reader is at. */
export interface TableOfContentsProps extends TocListProps {}

/** The column of headings beside an article on wide screens. */
export function TableOfContents({ toc, activeHeadingId }: TableOfContentsProps): ReactElement {
  const messages = useMessages()
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

/** `TableOfContents`, or what a site overrides it with. */
export const OverridableTableOfContents: ComponentType<TableOfContentsProps> = /* @__PURE__ */ overridable(
  'TableOfContents',
  TableOfContents,
)
