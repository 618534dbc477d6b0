import type { Messages } from '../../messages/messages.ts'
import type { Announcer } from '../../browser/announcer.ts'

/** The messages that interactive parts of an article show or announce. */
export type LiveContentTexts = Pick<Messages, 'copied' | 'copyFailed' | 'copy' | 'copyCode'>

/** Time for which a copy button shows its result. */
export const COPIED_MS = 1000

/** The code of a block as the author wrote it, without a trailing newline, line numbers and buttons. */
export function codeText(block: ParentNode): string {
  return (block.querySelector('code')?.textContent ?? '').replace(/\n$/, '')
}

/** Copies the code of the block around a copy button, or what the button names, and shows and announces the result. */
export async function copyCode(
  button: HTMLElement,
  messages: LiveContentTexts,
  announcer: Announcer,
): Promise<void> {
  const block = button.closest('figure')
  if (!block) return
  const isCopied = await writeClipboard(button.dataset['fyrCopy'] || codeText(block))
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

/** The clipboard is missing on insecure pages, and the reader may deny access. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
