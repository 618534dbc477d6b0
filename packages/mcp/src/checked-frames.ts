import { Transform } from 'node:stream'
import { parseJSONRPCMessage, ProtocolErrorCode } from '@modelcontextprotocol/server'

/** The answer to a message that is not read. */
export interface FrameError {
  readonly jsonrpc: '2.0'
  /** Of the message, where it can be found; clients wait for an answer to it. */
  readonly id: string | number | null
  readonly error: { readonly code: number; readonly message: string }
}

/** A larger message is not kept: it would fill the memory. The largest that the tools need is a list of known pages. */
const MAX_BYTES = 4_000_000
/** What reads a message calls itself for each level. */
const MAX_DEPTH = 64
/** Bytes of a message that is too large that are kept of its beginning and its end: its id is in one of them. */
const KEPT = 300
const NEWLINE = 0x0a

/** Only what `JSON.parse` reads: the rest of such a message is not checked. */
const ID = /"id"\s*:\s*(-?(?:0|[1-9]\d{0,14})(?![\d.eE])|"[^"\\\p{Cc}]{0,100}")/u.source
const ID_FIRST = new RegExp(String.raw`^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?${ID}`, 'u')
const ID_LAST = new RegExp(String.raw`,\s*${ID}\s*(?:,\s*"jsonrpc"\s*:\s*"2\.0"\s*)?\}\s*$`, 'u')

/**
 * Lets the messages of a client pass, one a line. One that is too large, nested too deeply, no JSON or no message of JSON-RPC is left
 * out and answered with an error: whatever comes, the server goes on, and holds no more than one message.
 */
export function checkedFrames(refuse: (error: FrameError) => void): Transform {
  const frame = openFrame()
  const finish = (pass: (line: Buffer) => void): void => {
    const taken = frame.take()
    if (!Buffer.isBuffer(taken)) return refuse(tooLarge(taken))
    const text = taken.toString('utf8')
    if (text.trim() === '') return
    const error = errorIn(text)
    if (error === null) pass(taken)
    else refuse(error)
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let start = 0
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
        frame.add(chunk.subarray(start, end + 1))
        finish((line) => this.push(line))
        start = end + 1
      }
      frame.add(chunk.subarray(start))
      done()
    },
  })
}

/** The beginning and the end of a message that is too large. */
interface Ends {
  readonly first: Buffer
  readonly last: Buffer
}

interface Frame {
  add(part: Buffer): void
  /** What was added since the last time: the whole, or its ends if it is too large. */
  take(): Buffer | Ends
}

function openFrame(): Frame {
  let bytes = Buffer.alloc(KEPT)
  let length = 0
  let ends: Ends | null = null
  const grow = (needed: number): void => {
    // To twice the size at least: a message that comes byte by byte is not copied for each of them.
    const larger = Buffer.alloc(Math.min(MAX_BYTES, Math.max(needed, bytes.length * 2)))
    bytes.copy(larger, 0, 0, length)
    bytes = larger
  }
  return {
    add(part) {
      if (ends === null && length + part.length <= MAX_BYTES) {
        if (length + part.length > bytes.length) grow(length + part.length)
        length += part.copy(bytes, length)
        return
      }
      const kept = bytes.subarray(0, length)
      ends = {
        first: ends?.first ?? Buffer.concat([kept.subarray(0, KEPT), part.subarray(0, KEPT)]),
        last: Buffer.concat([(ends?.last ?? kept).subarray(-KEPT), part.subarray(-KEPT)]).subarray(-KEPT),
      }
      bytes = Buffer.alloc(KEPT)
      length = 0
    },
    take() {
      const taken = ends ?? Buffer.from(bytes.subarray(0, length))
      bytes = Buffer.alloc(KEPT)
      length = 0
      ends = null
      return taken
    },
  }
}

function tooLarge({ first, last }: Ends): FrameError {
  const message = `The message is larger than ${MAX_BYTES / 1_000_000} MB, so it was not read.`
  return errorOf(
    idIn(first.toString('utf8'), last.toString('utf8')),
    ProtocolErrorCode.InvalidRequest,
    message,
  )
}

/** The id of a message that is not parsed, from its beginning or its end. */
function idIn(first: string, last: string): string | number | null {
  const [, id = 'null'] = ID_FIRST.exec(first) ?? ID_LAST.exec(last) ?? []
  return JSON.parse(id)
}

/** What is wrong with a message; null for one that can be read. */
function errorIn(text: string): FrameError | null {
  if (depthOf(text) > MAX_DEPTH) {
    const message = `The message is nested more than ${MAX_DEPTH} levels deep, so it was not read.`
    return errorOf(idIn(text.slice(0, KEPT), text.slice(-KEPT)), ProtocolErrorCode.InvalidRequest, message)
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return errorOf(null, ProtocolErrorCode.ParseError, 'The message is not JSON.')
  }
  try {
    parseJSONRPCMessage(value)
    return null
  } catch {
    return errorOf(idOf(value), ProtocolErrorCode.InvalidRequest, 'The message is not one of JSON-RPC 2.0.')
  }
}

function errorOf(id: string | number | null, code: number, message: string): FrameError {
  return { jsonrpc: '2.0', id, error: { code, message } }
}

function idOf(value: unknown): string | number | null {
  const { id } = Object(value)
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

/** How many levels of lists and objects a text of JSON has. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0]
  let isString = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (isString) {
      if (letter === '\\') at += 1
      else if (letter === '"') isString = false
    } else if (letter === '"') isString = true
    else if (letter === '[' || letter === '{') {
      depth += 1
      deepest = Math.max(deepest, depth)
    } else if (letter === ']' || letter === '}') depth -= 1
  }
  return deepest
}
