import type { BrowserContext, Page } from '@playwright/test'

/** What a browser reports about its connection. */
export interface Connection {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

/** Makes the documents that a page or a context loads from now on believe in a connection. */
export async function pretendConnection(
  target: Page | BrowserContext,
  connection: Connection,
): Promise<void> {
  await target.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    connection,
  )
}

/**
 * Makes the reader save data: nothing is prefetched, and the shell stays out until the reader shows intent. What is
 * requested then is what the reader asked for.
 */
export function saveData(target: Page | BrowserContext): Promise<void> {
  return pretendConnection(target, { saveData: true })
}
