import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/**
 * A static host that compresses with gzip, on a free port of this machine. A body is compressed when it is first asked for,
 * so that a second visit measures the page and not the host. Gives the server and its origin.
 */
export async function serveFolder(root) {
  const bodies = new Map()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = [pathname, `${pathname}.html`, join(pathname, 'index.html')]
      .map((place) => join(root, decodeURIComponent(place)))
      .find((place) => statSync(place, { throwIfNoEntry: false })?.isFile())
    if (path === undefined) {
      response.writeHead(404).end()
      return
    }
    const body = bodies.get(path) ?? gzipSync(readFileSync(path))
    bodies.set(path, body)
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'content-length': body.length,
      'cache-control': 'max-age=600',
    })
    response.end(body)
  })
  await new Promise((resolve) => void server.listen(0, 'localhost', resolve))
  return { server, origin: `http://localhost:${server.address().port}` }
}
