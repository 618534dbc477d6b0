import type { TocEntry } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { nestToc, type TocNode } from './nest-toc.ts'
import { TocLabel } from './toc-label.tsx'

/** Headings of a page in order, and the one that the reader is at. */
export interface TocListProps {
  readonly toc: readonly TocEntry[]
  readonly activeHeadingId: string | null
}

/** The headings as nested lists of links. */
export function TocList({ toc, activeHeadingId }: TocListProps): ReactElement {
  return <Level nodes={nestToc(toc)} activeHeadingId={activeHeadingId} />
}

function Level({
  nodes,
  activeHeadingId,
}: {
  readonly nodes: readonly TocNode[]
  readonly activeHeadingId: string | null
}): ReactElement {
  return (
    <ul className="fyr-toc-list">
      {nodes.map(({ entry, children }) => (
        <li key={entry.id}>
          <a
            className="fyr-toc-link"
            href={`#${encodeURIComponent(entry.id)}`}
            aria-current={entry.id === activeHeadingId ? 'location' : undefined}
          >
            <TocLabel spans={entry.label} />
          </a>
          {children.length > 0 && <Level nodes={children} activeHeadingId={activeHeadingId} />}
        </li>
      ))}
    </ul>
  )
}
