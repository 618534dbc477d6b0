import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Runs the script in a page whose server answers so; gives what it asked for and whether it loaded the page anew. */
async function runScript(answer: () => Promise<unknown>) {
  const fetch = vi.fn<() => Promise<unknown>>(answer)
  const reload = vi.fn<() => void>()
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('location', { pathname: '/docs/pen', search: '?a', reload })
  await import('./early-page.ts')
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  return { fetch, reload }
}

test('a page is loaded anew when its server answers what is no page', async () => {
  const { fetch, reload } = await runScript(() => Promise.resolve({ ok: false }))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/docs/pen?a',
    expect.objectContaining({ headers: { accept: '*/*' } }),
  )
})

test('a page whose server has ended stays', async () => {
  const { fetch, reload } = await runScript(() => Promise.reject(new TypeError('refused')))
  await Promise.allSettled(fetch.mock.results.map(({ value }) => value))
  expect(reload).not.toHaveBeenCalled()
})
