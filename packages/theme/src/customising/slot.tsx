import { useContext, type ReactElement } from 'react'
import { CustomisationContext } from './customisation.ts'
import type { ArticleSlotProps, ArticleSlots, ShellSlotProps, ShellSlots } from './slots.ts'

/** A place of the shell: what the site puts there, or nothing. */
export function ShellSlot({
  name,
  frame,
  messages,
  meta,
}: ShellSlotProps & { readonly name: keyof ShellSlots }): ReactElement | null {
  const Component = useContext(CustomisationContext).slots?.[name]
  return Component ? <Component frame={frame} messages={messages} meta={meta} /> : null
}

/** A place of the article: what the site puts there, or nothing. */
export function ArticleSlot({
  name,
  page,
  frame,
  messages,
}: ArticleSlotProps & { readonly name: keyof ArticleSlots }): ReactElement | null {
  const Component = useContext(CustomisationContext).slots?.[name]
  return Component ? <Component page={page} frame={frame} messages={messages} /> : null
}
