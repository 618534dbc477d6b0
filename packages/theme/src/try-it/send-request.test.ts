// @vitest-environment jsdom
import * as streams from 'node:stream/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendRequest } from './send-request.ts'

const REQUEST = { address: 'https://sandbox.fjord.example/v1/feeding', init: { method: 'GET' } }

// This environment has neither.
beforeEach(() => {
  vi.stubGlobal('ReadableStream', streams.ReadableStream)
  vi.stubGlobal('TextDecoderStream', streams.TextDecoderStream)
})
afterEach(() => vi.unstubAllGlobals())

function answer(fetched: (request: Request | string) => Promise<Response>) {
  const spy = vi.fn<typeof fetched>(fetched)
  vi.stubGlobal('fetch', spy)
  return spy
}

function send(deadlineMs?: number) {
  return sendRequest(REQUEST, new AbortController().signal, deadlineMs)
}

test('an answer is shown with its status, headers and readable JSON, and no cookie is sent', async () => {
  const fetched = answer(async () => Response.json({ a: [1] }, { status: 201, statusText: 'Created' }))
  expect(await send()).toEqual({
    type: 'answer',
    status: 201,
    title: '201 Created',
    milliseconds: expect.any(Number),
    headers: [['content-type', 'application/json']],
    text: '{\n  "a": [\n    1\n  ]\n}',
    isCut: false,
  })
  expect(fetched.mock.calls[0]?.[0]).toMatchObject({
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'manual',
  })
})

test('a response that claims to be JSON and is not is shown unchanged, and a long text is cut', async () => {
  answer(async () => new Response('{', { headers: { 'Content-Type': 'application/json' } }))
  expect(await send()).toMatchObject({ text: '{', title: '200', isCut: false })
  answer(async () => new Response('x'.repeat(100_001)))
  expect(await send()).toMatchObject({ isCut: true })
})

test('an unfinished response is shown as far as it was received', async () => {
  const cancel = vi.fn<() => void>()
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(60_000))),
    cancel,
  })
  answer(async () => new Response(endless))
  const long = await send()
  expect(long).toMatchObject({ type: 'answer', isCut: true, text: 'x'.repeat(100_000) })
  expect(cancel).toHaveBeenCalledOnce()
  let isFirst = true
  const broken = new ReadableStream({
    pull(controller) {
      if (isFirst) controller.enqueue(new TextEncoder().encode('{"a":1}'))
      else controller.error(new Error('over'))
      isFirst = false
    },
  })
  answer(async () => new Response(broken, { headers: { 'Content-Type': 'application/json' } }))
  expect(await send()).toMatchObject({ type: 'answer', text: '{"a":1}', isCut: true })
})

test('a response that is not text is not shown', async () => {
  const headers = { 'Content-Type': 'image/png' }
  answer(async () => new Response(new Uint8Array([137, 80]), { headers }))
  expect(await send()).toMatchObject({ text: null, isCut: false })
  answer(async () => new Response(null, { status: 204 }))
  expect(await send()).toMatchObject({ status: 204, text: '' })
})

test('a server that refuses this site is reported differently from one that does not answer', async () => {
  answer(async (request) => {
    if (typeof request === 'string') return new Response()
    throw new TypeError('Failed to fetch')
  })
  expect(await send()).toEqual({ type: 'failure', reason: 'cors' })
  answer(async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await send()).toEqual({ type: 'failure', reason: 'network' })
})

test('a request that the policy of the page refuses is reported as refused', async () => {
  answer(async () => {
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'connect-src' }),
    )
    throw new TypeError('Failed to fetch')
  })
  expect(await send()).toEqual({ type: 'failure', reason: 'policy' })
})

test('a request ends at its deadline', async () => {
  vi.stubGlobal(
    'fetch',
    ({ signal }: Request) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('over')))),
  )
  expect(await send(20)).toEqual({ type: 'failure', reason: 'timeout' })
})

test('a browser without a network says so', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  answer(async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await send()).toEqual({ type: 'failure', reason: 'offline' })
})

test('a header that browsers do not send is reported', async () => {
  const init = { headers: [['X-Name', '☃']] as [string, string][] }
  const outcome = await sendRequest({ ...REQUEST, init }, new AbortController().signal)
  expect(outcome).toEqual({ type: 'failure', reason: 'invalid' })
})

test('a redirect is not followed, because a header with a key would go with it, and is reported', async () => {
  const redirected = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })
  answer(async () => redirected)
  expect(await send()).toEqual({ type: 'failure', reason: 'redirect' })
})
