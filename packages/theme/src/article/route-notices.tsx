import type { Route } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import type { Messages } from '../messages/messages.ts'
import { ReplaceableNotice } from './notice.tsx'

/** An address and the interface texts. */
export interface RouteNoticesProps {
  readonly route: Pick<Route, 'isFallback' | 'isUnlisted' | 'isDraft'>
  readonly messages: Messages
}

/** The notices that a page's address calls for; none for most. */
export function RouteNotices({ route, messages }: RouteNoticesProps): ReactElement {
  return (
    <>
      {route.isFallback && (
        <ReplaceableNotice icon="globe" title={messages.fallbackTitle} text={messages.fallbackText} />
      )}
      {route.isUnlisted && (
        <ReplaceableNotice icon="info" title={messages.unlistedTitle} text={messages.unlistedText} />
      )}
      {route.isDraft && (
        <ReplaceableNotice icon="info" title={messages.draftTitle} text={messages.draftText} />
      )}
    </>
  )
}
