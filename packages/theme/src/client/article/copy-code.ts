import type { Messages } from '../../messages/messages.ts'
import type { Announcer } from '../announcer.ts'

/** The texts that what moves in an article shows or says. */
export type LiveContentTexts = Pick<Messages, 'copied' | 'copyFailed' | 'copy' | 'copyCode'>

/** Time for which a copy button says what it has done. */
export const COPIED_MS = 1000

/** Gives the code of a block as the writer wrote it, without a final newline. Line numbers and buttons are not in it. */
export function codeText(block: ParentNode): string {
  return (block.querySelector('pre code')?.textContent ?? '').replace(/\n$/, '')
}

/** Copies the code of the block that a copy button stands in, and says on the button and aloud how that went. */
export async function copyCode(
  button: HTMLElement,
  messages: LiveContentTexts,
  announcer: Announcer,
): Promise<void> {
  const block = button.closest('figure')
  if (!block) return
  const isCopied = await writeClipboard(codeText(block))
  const text = isCopied ? messages.copied : messages.copyFailed
  const label = button.querySelector('[data-fyr-copy-label]')
  announcer.announce(text)
  if (label) label.textContent = text
  button.setAttribute('aria-label', text)
  if (isCopied) button.setAttribute('data-copied', '')
  setTimeout(() => {
    if (label) label.textContent = messages.copy
    button.setAttribute('aria-label', messages.copyCode)
    button.removeAttribute('data-copied')
  }, COPIED_MS)
}

/** The clipboard is missing on pages that did not come safely, and the reader may refuse it. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
