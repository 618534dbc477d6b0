import type { Page, Route } from '@playwright/test'

/** Requests that wait for the test to answer them. */
export interface HeldAnswers {
  /** Resolves when so many requests have come. */
  readonly arrived: (count: number) => Promise<void>
  /** Answers what waits, and from now on everything at once: as the site does, or with the given answer. */
  readonly release: (answer?: Answer) => Promise<void>
}

/** An answer in place of the site's; `null` breaks the connection. */
export type Answer = Parameters<Route['fulfill']>[0] | null

/** Holds back the answers to every request of a page whose address fits. */
export async function holdAnswers(page: Page, address: string | RegExp): Promise<HeldAnswers> {
  const waiting: Route[] = []
  const watchers: (() => void)[] = []
  let answer: { readonly with: Answer | undefined } | null = null

  const reply = async (route: Route, given: Answer | undefined): Promise<void> => {
    // A request that its page has given up cannot be answered any more, and needn't be.
    const replied = given === null ? route.abort() : given ? route.fulfill(given) : route.continue()
    await replied.catch(() => {})
  }
  await page.route(address, async (route) => {
    waiting.push(route)
    for (const watcher of watchers) watcher()
    if (answer) await reply(route, answer.with)
  })

  return {
    arrived: (count) =>
      new Promise((resolve) => {
        const watch = (): void => {
          if (waiting.length >= count) resolve()
        }
        watchers.push(watch)
        watch()
      }),
    release: async (given) => {
      answer = { with: given }
      await Promise.all(waiting.map((route) => reply(route, given)))
    },
  }
}
