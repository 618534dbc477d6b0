import { type LocationSource, RouterProvider } from '@fyr/router/react'
import { type ComponentPropsWithoutRef, type ReactElement, useLayoutEffect, useState } from 'react'
import { useLiveContent } from '../client/article/use-live-content.ts'
import type { ColorChoice } from '../color-toggle/color-choice.ts'
import { classNames } from '../content/class-names.ts'
import { en } from '../messages/en.ts'
import type { Messages } from '../messages/messages.ts'
import { createAddressBar, loadAddress } from './address-bar.ts'
import { showColors } from './show-colors.ts'
import { MessagesContext } from '../messages/messages-context.ts'

/** Values that the components inside share. `className` and all other props of an element go to the root element. */
export interface FyrProviderProps extends Omit<ComponentPropsWithoutRef<'div'>, 'lang'> {
  /** Texts of the interface, such as the export `de` of the theme. By default `en`. */
  readonly messages?: Messages
  /** BCP 47 tag of the language of the interface, such as `en-GB`. By default the language of the texts. */
  readonly locale?: string
  /** Default: the setting of the reader's system. */
  readonly colorMode?: ColorChoice
  /** The reader's location. Default: the address bar. */
  readonly location?: LocationSource
  /** Takes over what a followed link does. By default the browser loads the address, as it does for any link. */
  readonly navigate?: (href: string, options: { readonly replace: boolean }) => void
  /** Part of every address that the application lives under. By default `/`. */
  readonly basePath?: string
}

/**
 * The root of the theme's components in an application of your own: gives them their texts, the location and the
 * colours, and makes the buttons of code blocks and tabs work.
 */
export function FyrProvider({
  messages = en,
  locale = messages.postCount.language,
  colorMode = 'system',
  location,
  navigate = location === undefined ? loadAddress : undefined,
  basePath = '/',
  ...root
}: FyrProviderProps): ReactElement {
  const [addressBar] = useState(createAddressBar)
  useLayoutEffect(() => showColors(colorMode), [colorMode])
  return (
    <MessagesContext value={messages}>
      <RouterProvider
        location={location ?? addressBar}
        base={basePath}
        {...(navigate !== undefined && { navigate })}
      >
        <Root {...root} lang={locale} />
      </RouterProvider>
    </MessagesContext>
  )
}

/** The element that the style sheet applies to, and in which buttons and tabs are handled. */
function Root({ className, ...rest }: ComponentPropsWithoutRef<'div'>): ReactElement {
  const ref = useLiveContent()
  return <div {...rest} ref={ref} className={classNames('fyr', className)} />
}
