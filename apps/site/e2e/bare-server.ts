import { createServer } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** A server of a built folder. */
export interface BareServer {
  readonly origin: string
  readonly close: () => void
}

/**
 * Serves a built folder with these headers and no other, by default none, so that no content security policy stands between a
 * script and its run.
 */
export async function serveBare(
  folder: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<BareServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const place = join(folder, decodeURI(pathname))
    const file = extname(place) === '' ? join(place, 'index.html') : place
    const type = TYPES[extname(file)]
    const sent = type === undefined ? headers : { ...headers, 'Content-Type': type }
    response.writeHead(existsSync(file) ? 200 : 404, sent)
    response.end(existsSync(file) ? readFileSync(file) : '')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}
