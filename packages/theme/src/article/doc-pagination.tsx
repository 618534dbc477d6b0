import type { DocPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { OverridablePagination } from './pagination.tsx'

/** The neighbours of a page in its sidebar. */
export interface DocPaginationProps {
  readonly page: Pick<DocPage, 'previous' | 'next'>
}

/** Links to the previous and the next page of the docs. */
export function DocPagination({ page }: DocPaginationProps): ReactElement {
  const messages = useMessages()
  return (
    <OverridablePagination
      label={messages.docPagination}
      before={{ relation: messages.previousPage, link: page.previous }}
      after={{ relation: messages.nextPage, link: page.next }}
    />
  )
}
