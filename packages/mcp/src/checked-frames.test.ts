import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { checkedFrames, type FrameError } from './checked-frames.ts'

const PING = '{"jsonrpc":"2.0","id":7,"method":"ping"}\n'

interface Outcome {
  readonly passed: string
  readonly refused: readonly FrameError[]
}

/** Sends parts one after the other, as a client writes them. */
async function send(parts: Iterable<string | Buffer>): Promise<Outcome> {
  const refused: FrameError[] = []
  const frames = checkedFrames((error) => refused.push(error))
  const passed = text(frames)
  Readable.from(parts).pipe(frames)
  return { passed: await passed, refused }
}

test('messages pass, also in pieces and several at once', async () => {
  expect(await send([PING + PING.slice(0, 9), PING.slice(9), '\r\n\n'])).toEqual({
    passed: PING + PING,
    refused: [],
  })
})

test.each([
  ['first', `{"jsonrpc":"2.0","id":5,"method":"x","params":{"text":"`, '"}}\n', 5],
  [
    'last, as this SDK writes it',
    `{"method":"x","params":{"text":"`,
    '"},"jsonrpc":"2.0","id":"a5"}\n',
    'a5',
  ],
  ['nowhere', '', '\n', null],
])('50 MB are answered with an error, and the next message passes: id %s', async (_, before, after, id) => {
  const filler = Buffer.alloc(1_000_000, 'x')
  const { passed, refused } = await send([before, ...Array.from({ length: 50 }, () => filler), after, PING])
  expect(passed).toBe(PING)
  const message = 'The message is larger than 4 MB, so it was not read.'
  expect(refused).toEqual([{ jsonrpc: '2.0', id, error: { code: -32600, message } }])
})

test('an id inside the params of a large message is not taken for its own', async () => {
  const { refused } = await send([`{"params":{"x":"${'x'.repeat(4_000_000)}","id":3}}\n`])
  expect(refused).toMatchObject([{ id: null }])
})

test('a message that comes byte by byte passes whole', async () => {
  const message = `{"jsonrpc":"2.0","id":1,"method":"${'x'.repeat(5000)}"}\n`
  expect(await send(Array.from(message))).toEqual({ passed: message, refused: [] })
})

test.each([
  ['{"jsonrpc":"2.0","id":1,', null, -32700, 'The message is not JSON.'],
  ['[]', null, -32600, 'The message is not one of JSON-RPC 2.0.'],
  ['{"id":4,"method":7}', 4, -32600, 'The message is not one of JSON-RPC 2.0.'],
  [
    `{"jsonrpc":"2.0","id":2,"method":"x","params":{"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}}`,
    2,
    -32600,
    'The message is nested more than 64 levels deep, so it was not read.',
  ],
])('%.30s is answered with an error', async (line, id, code, message) => {
  expect(await send([`${line}\n`, PING])).toEqual({
    passed: PING,
    refused: [{ jsonrpc: '2.0', id, error: { code, message } }],
  })
})

test.each(['007', '"a\tb"', '-', '1.5', '1e3', '1234567890123456'])(
  'the id %j of a message that is nested too deeply is not taken, and the server goes on',
  async (id) => {
    const { passed, refused } = await send([`{"jsonrpc":"2.0","id":${id},"params":${'['.repeat(65)}\n`, PING])
    expect(passed).toBe(PING)
    expect(refused).toMatchObject([{ id: null, error: { code: -32600 } }])
  },
)

test('brackets in a text are no levels', async () => {
  const message = `{"jsonrpc":"2.0","id":1,"method":"${'[\\"{'.repeat(200)}"}\n`
  expect(await send([message])).toEqual({ passed: message, refused: [] })
})
