import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { TryItMessages } from '../messages/messages.ts'
import { sendRequest } from './send-request.ts'
import { TryIt } from './try-it.tsx'
import { readOperation } from './try-request.ts'

/** How to close the open forms, by their buttons. */
const open = new WeakMap<HTMLButtonElement, () => void>()

/** Credentials that the reader typed, for other operations. They are lost with the document. */
const secrets = new Map<string, string>()

/** Opens the form of an operation below the line with its button, beside the fields if there is room, or closes it. */
export function toggleTryIt(button: HTMLButtonElement): void {
  const close = open.get(button)
  if (close !== undefined) return close()
  const operation = readOperation(button.dataset['fyrTry'] ?? '')
  const texts = readTexts(button.dataset['fyrTexts'] ?? '')
  const parts = button.closest('figure')?.nextElementSibling
  if (operation === null || texts === null || !parts) return
  const place = document.createElement('div')
  place.className = 'fyr-try-place'
  parts.prepend(place)
  const root = createRoot(place)
  const over = new AbortController()
  open.set(button, () => {
    over.abort()
    open.delete(button)
    button.setAttribute('aria-expanded', 'false')
    root.unmount()
    place.remove()
  })
  // A request that is not awaited ends with its page.
  const leave = (): void => {
    if (!place.isConnected) open.get(button)?.()
  }
  document.addEventListener('fyr:navigated', leave, { signal: over.signal })
  button.setAttribute('aria-expanded', 'true')
  root.render(createElement(TryIt, { operation, texts, send: sendRequest, secrets }))
}

/** The build has written them; null for anything else. */
function readTexts(json: string): TryItMessages | null {
  try {
    return JSON.parse(json) as TryItMessages | null
  } catch {
    return null
  }
}
