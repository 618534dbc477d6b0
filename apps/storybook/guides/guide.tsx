import { Markdown } from '@storybook/addon-docs/blocks'
import type { ComponentProps, ReactElement } from 'react'

/** A page of the documentation in the catalogue. Links to files beside it lead nowhere here, so they are words. */
export function Guide({ text }: { readonly text: string }): ReactElement {
  return <Markdown options={{ overrides: { a: { component: WebLink } } }}>{text}</Markdown>
}

function WebLink({ href = '', children }: ComponentProps<'a'>): ReactElement {
  return /^https?:/.test(href) ? <a href={href}>{children}</a> : <>{children}</>
}
