import { useContext, type ReactElement } from 'react'
import { FailureBoundary } from '../failure-boundary/failure-boundary.tsx'
import { useMessages } from '../messages/messages-context.ts'
import { CustomisationContext } from './customisation.ts'
import type { ArticleSlotProps, ArticleSlots, ShellSlotProps, ShellSlots } from './slots.ts'

/**
 * A place of the shell: what the site puts there, or nothing. What breaks there in the browser leaves its place empty until
 * the next page, and the rest of the page as it is; React reports it to the console. In a build it is thrown on.
 */
export function ShellSlot({
  name,
  siteData,
  meta,
}: Omit<ShellSlotProps, 'messages'> & { readonly name: keyof ShellSlots }): ReactElement | null {
  const messages = useMessages()
  const Component = useContext(CustomisationContext).slots?.[name]
  if (!Component) return null
  return (
    <FailureBoundary
      resetKey={meta.path}
      renderGuarded={(failure) =>
        failure === null && <Component siteData={siteData} messages={messages} meta={meta} />
      }
    />
  )
}

/** A place of the article: what the site puts there, or nothing. */
export function ArticleSlot({
  name,
  page,
  siteData,
}: Omit<ArticleSlotProps, 'messages'> & { readonly name: keyof ArticleSlots }): ReactElement | null {
  const messages = useMessages()
  const Component = useContext(CustomisationContext).slots?.[name]
  return Component ? <Component page={page} siteData={siteData} messages={messages} /> : null
}
