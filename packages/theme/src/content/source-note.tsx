import type { ReactElement, ReactNode } from 'react'
import { useMessages } from '../messages/messages-context.ts'

export interface SourceNoteProps {
  /** Language of the original. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** Whether the translation does not have this block at all. */
  readonly isNew?: boolean | undefined
  /** What the original says now. */
  readonly children: ReactNode
}

/** A note beside a block of a translation that is older than its original; it opens without scripts. */
export function SourceNote({ lang, dir, isNew = false, children }: SourceNoteProps): ReactElement {
  const messages = useMessages()
  return (
    <details className="fyr-source-note">
      <summary>{isNew ? messages.missingBlock : messages.outdatedBlock}</summary>
      <div lang={lang} dir={dir}>
        {children}
      </div>
    </details>
  )
}
