import type { DocPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import type { Messages } from '../messages/messages.ts'
import { ReplaceablePagination } from './pagination.tsx'

/** The neighbours of a page in its sidebar, and the interface texts. */
export interface DocPaginationProps {
  readonly page: Pick<DocPage, 'previous' | 'next'>
  readonly messages: Pick<Messages, 'docPagination' | 'previousPage' | 'nextPage'>
}

/** Links to the previous and the next page of the docs. */
export function DocPagination({ page, messages }: DocPaginationProps): ReactElement {
  return (
    <ReplaceablePagination
      label={messages.docPagination}
      before={{ relation: messages.previousPage, link: page.previous }}
      after={{ relation: messages.nextPage, link: page.next }}
    />
  )
}
