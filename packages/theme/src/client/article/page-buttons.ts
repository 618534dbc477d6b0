import type { Announcer } from '../../browser/announcer.ts'
import { COPIED_MS, type LiveContentTexts } from './copy-code.ts'

/** The detail of the event `fyr:feedback`. */
export interface FeedbackDetail {
  /** Address of the page, without query and hash. */
  readonly path: string
  readonly isHelpful: boolean
}

/** Copies the Markdown of a page, whose address is the value of the button, and shows and announces the result. */
export async function copyPage(
  button: HTMLButtonElement,
  messages: LiveContentTexts,
  announcer: Announcer,
): Promise<void> {
  const label = button.querySelector('[data-fyr-copy-label]')
  if (label === null || button.dataset['result'] !== undefined) return
  const name = label.textContent
  const isCopied = await copyMarkdown(button.value)
  label.textContent = isCopied ? messages.copied : messages.copyFailed
  announcer.announce(label.textContent)
  button.dataset['result'] = isCopied ? 'copied' : 'failed'
  setTimeout(() => {
    label.textContent = name
    delete button.dataset['result']
  }, COPIED_MS)
}

/** Safari lets a page copy text that is still loading only if it uses the clipboard at once. */
async function copyMarkdown(address: string): Promise<boolean> {
  try {
    const markdown = fetchText(address)
    if (typeof ClipboardItem !== 'function') await navigator.clipboard.writeText(await markdown)
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': markdown.then(toPlainText) })])
    return true
  } catch {
    return false
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
  return response.text()
}

function toPlainText(text: string): Blob {
  return new Blob([text], { type: 'text/plain' })
}

/** Notifies scripts of the site what the reader thinks of the page, and thanks the reader. An answer can be changed. */
export function answerFeedback(button: HTMLButtonElement, isHelpful: boolean, announcer: Announcer): void {
  const answers = button.parentElement?.querySelectorAll('button') ?? []
  for (const answer of answers) answer.setAttribute('aria-pressed', String(answer === button))
  const detail: FeedbackDetail = { path: window.location.pathname, isHelpful }
  document.dispatchEvent(new CustomEvent('fyr:feedback', { detail }))
  const thanks = button.parentElement?.querySelector('span')
  if (!thanks) return
  thanks.hidden = false
  announcer.announce(thanks.textContent)
}
