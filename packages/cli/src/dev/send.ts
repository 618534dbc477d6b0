import { createReadStream, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { mediaType } from '../serve/media-type.ts'
import { readRange } from '../serve/read-range.ts'

/** Sends a file, or the requested range, as a stream. False, with nothing sent, without a file. */
export function sendFile(path: string | null, response: ServerResponse): boolean {
  if (path === null) return false
  const type = { 'Content-Type': mediaType(path), 'Cache-Control': 'no-store', 'Accept-Ranges': 'bytes' }
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  // Without range requests some browsers play no video, and none can seek.
  const asked = readRange(response.req, size)
  if (asked.type === 'beyond') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end()
    return true
  }
  if (asked.type === 'part') {
    const { start, end } = asked
    response.writeHead(206, { ...type, 'Content-Range': `bytes ${start}-${end}/${size}` })
  } else response.writeHead(200, type)
  // The file may disappear before it is read, and the reader before it is sent.
  pipeline(createReadStream(path, asked.type === 'part' ? asked : {}), response, () => {})
  return true
}

/** Sends a text. `name`: a file name of its type. */
export function send(response: ServerResponse, status: number, name: string, body: string): void {
  response.writeHead(status, { 'Content-Type': mediaType(name), 'Cache-Control': 'no-store' })
  response.end(body)
}
