import type { ComponentType, ReactElement, ReactNode } from 'react'
import { overridable } from '../customising/overridable.tsx'
import { Icon } from '../icon/icon.tsx'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'
import { useInterfaceLanguage } from './interface-language.ts'

/** A video or another page in a frame. */
export interface EmbedProps {
  /** Address that the frame loads. */
  readonly frame: string
  /** A description of the frame, for readers who cannot see it. */
  readonly title: string
  /** A link to the page. */
  readonly children: ReactNode
}

/**
 * A frame that loads nothing until the reader asks for it: until then it shows a poster, with a button that names the
 * host. Below it is a link, which is all that readers without scripts get.
 */
export function Embed({ frame, title, children }: EmbedProps): ReactElement {
  const messages = useMessages()
  const host = URL.canParse(frame) ? new URL(frame).hostname.replace(/^www\./, '') : ''
  return (
    <figure className="fyr-embed">
      <button type="button" className="fyr-embed-poster" data-fyr-embed={frame} data-fyr-title={title}>
        <span className="fyr-embed-sign">
          <Icon name="play" />
        </span>
        <span className="fyr-embed-title">{title}</span>
        <span className="fyr-embed-note" {...useInterfaceLanguage()}>
          {formatMessage(messages.embedNote, { host })}
        </span>
      </button>
      <figcaption>{children}</figcaption>
    </figure>
  )
}

/** `Embed`, or what a site overrides it with. */
export const OverridableEmbed: ComponentType<EmbedProps> = /* @__PURE__ */ overridable('Embed', Embed)
