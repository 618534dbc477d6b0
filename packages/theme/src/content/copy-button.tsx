import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useMessages } from '../messages/messages-context.ts'
import { useInterfaceLanguage } from './interface-language.ts'

/** A button that copies the code of the figure around it, or `text` instead; scripts find it by its attributes. */
export function CopyButton({ text = '' }: { readonly text?: string | undefined }): ReactElement {
  const messages = useMessages()
  return (
    <button
      {...useInterfaceLanguage()}
      type="button"
      className="fyr-code-button"
      data-fyr-copy={text}
      aria-label={messages.copyCode}
    >
      <Icon name="copy" />
      <Icon name="check" />
      <span data-fyr-copy-label="">{messages.copy}</span>
    </button>
  )
}
