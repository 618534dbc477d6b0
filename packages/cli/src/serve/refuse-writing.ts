import type { IncomingMessage, ServerResponse } from 'node:http'

/** Refuses a request that does not read, as hosts of files do. False, with nothing sent, for one that reads. */
export function refuseWriting({ method }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  response.writeHead(405, { Allow: 'GET, HEAD' }).end()
  return true
}
