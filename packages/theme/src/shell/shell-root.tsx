import { RouterProvider, type LocationSource } from '@fyr/router/react'
import type { ReactElement } from 'react'
import { AS_IT_COMES, CustomisationContext } from '../customising/customisation.ts'
import type { Customisation } from '../overridable-components.ts'
import type { Messages } from '../messages/messages.ts'
import { MessagesContext } from '../messages/messages-context.ts'
import { Shell } from './shell.tsx'
import type { ShellProps } from './shell-props.ts'

/** The shell's properties and where it takes its location from. */
export interface ShellRootProps extends ShellProps {
  /** The site's slots, overrides and islands. */
  readonly customisation?: Customisation | undefined
  readonly location: LocationSource
  /** Texts of the interface in the language of the page. */
  readonly messages: Messages
  /** True while a page is loading. */
  readonly isPending?: boolean
  /** Handles a followed link; default: only the address changes. */
  readonly navigate?: (href: string, options: { readonly replace: boolean }) => void
}

/** The content of `#fyr`. Server and browser render the same component, so that it can be hydrated. */
export function ShellRoot({
  customisation = AS_IT_COMES,
  location,
  isPending,
  messages,
  navigate,
  ...shell
}: ShellRootProps): ReactElement {
  return (
    <CustomisationContext value={customisation}>
      <RouterProvider
        location={location}
        base={shell.siteData.locale.basePath}
        {...(isPending !== undefined && { isPending })}
        {...(navigate !== undefined && { navigate })}
      >
        <MessagesContext value={messages}>
          <Shell {...shell} />
        </MessagesContext>
      </RouterProvider>
    </CustomisationContext>
  )
}
