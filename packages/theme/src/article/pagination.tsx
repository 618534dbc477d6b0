import type { PageLink } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { overridable } from '../customising/overridable.tsx'

/** One of the two links: the kind of neighbour, and the neighbour. */
export interface PaginationEnd {
  readonly relation: string
  /** Null without a neighbour. A link without a label only shows its relation. */
  readonly link: PageLink | null
}

/** Neighbours of a page in reading order. */
export interface PaginationProps {
  readonly label: string
  readonly before: PaginationEnd
  readonly after: PaginationEnd
}

/** Links to the previous and the next page. Renders nothing for a page without neighbours. */
export function Pagination({ label, before, after }: PaginationProps): ReactElement | null {
  if (before.link === null && after.link === null) return null
  return (
    <nav className="fyr-pagination" aria-label={label}>
      {before.link && <End {...before} link={before.link} side="before" />}
      {after.link && <End {...after} link={after.link} side="after" />}
    </nav>
  )
}

/** `Pagination`, or what a site overrides it with. */
export const OverridablePagination: ComponentType<PaginationProps> = /* @__PURE__ */ overridable(
  'Pagination',
  Pagination,
)

interface EndProps {
  readonly relation: string
  readonly link: PageLink
  readonly side: 'before' | 'after'
}

function End({ relation, link, side }: EndProps): ReactElement {
  return (
    <a
      className="fyr-pagination-link"
      data-side={side}
      rel={side === 'before' ? 'prev' : 'next'}
      href={link.href}
    >
      <Icon name={side === 'before' ? 'arrow-left' : 'arrow-right'} />
      <span>
        <span className="fyr-pagination-relation">{relation}</span>
        {link.label !== '' && <span className="fyr-pagination-title">{link.label}</span>}
      </span>
    </a>
  )
}
