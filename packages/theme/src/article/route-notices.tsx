import type { Route } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { OverridableNotice } from './notice.tsx'

/** An address. */
export interface RouteNoticesProps {
  readonly route: Pick<Route, 'isFallback' | 'isUnlisted' | 'isDraft'>
}

/** The notices for the address of a page; none for most. */
export function RouteNotices({ route }: RouteNoticesProps): ReactElement {
  const messages = useMessages()
  return (
    <>
      {route.isFallback && (
        <OverridableNotice icon="globe" title={messages.fallbackTitle} text={messages.fallbackText} />
      )}
      {route.isUnlisted && (
        <OverridableNotice icon="info" title={messages.unlistedTitle} text={messages.unlistedText} />
      )}
      {route.isDraft && (
        <OverridableNotice icon="info" title={messages.draftTitle} text={messages.draftText} />
      )}
    </>
  )
}
