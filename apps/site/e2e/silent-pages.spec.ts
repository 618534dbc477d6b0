import { expect } from '@playwright/test'
import { startShell, test } from './observed-page.ts'
import { ADDRESSES } from './site-routes.ts'
import { EVERY_PAGE } from './sweep.ts'

/** Pages are opened in turn; `pnpm maintain journeys:every-page` opens all, which takes too long for every run. */
const EVERY = EVERY_PAGE ? 1 : 8

test('pages open and start their shell without a report of the policy, a word in the console or a request elsewhere', async ({
  page,
  observed,
}) => {
  test.setTimeout(600_000)
  const opened = ADDRESSES.filter((_, index) => index % EVERY === 0)
  for (const { address } of opened) {
    await page.goto(address)
    await startShell(page)
    expect([address, ...observed.messages, ...observed.offSite]).toEqual([address])
  }
  expect(observed.documents.length).toBe(opened.length)
})
