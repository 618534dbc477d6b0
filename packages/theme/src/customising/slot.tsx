import { useContext, type ReactElement } from 'react'
import { FailureBoundary } from '../failure-boundary/failure-boundary.tsx'
import { useMessages } from '../messages/messages-context.ts'
import { CustomisationContext } from './customisation.ts'
import type { ArticleSlotProps, ArticleSlots, ShellSlotProps, ShellSlots } from './slots.ts'

/**
 * A slot of the shell: what the site puts there, or nothing. An error in the browser leaves it empty until the next
 * page, and is reported to the console. In a build the error is thrown.
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

/** A slot of the article: what the site puts there, or nothing. */
export function ArticleSlot({
  name,
  page,
  siteData,
}: Omit<ArticleSlotProps, 'messages'> & { readonly name: keyof ArticleSlots }): ReactElement | null {
  const messages = useMessages()
  const Component = useContext(CustomisationContext).slots?.[name]
  return Component ? <Component page={page} siteData={siteData} messages={messages} /> : null
}
