import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { withoutBase } from '@fyr/router'
import Negotiator from 'negotiator'
import sirv from 'sirv'
import { ENCODINGS } from '../site-build/precompress.ts'
import { finishPublish } from '../publish/finish-publish.ts'
import { hasJournal } from '../publish/journal.ts'
import { matchesPath, parseHeaderRules, REVALIDATED, type HeaderRule } from '../site-build/site-headers.ts'
import { foreignHostText, isOwnHost } from '../serve/is-own-host.ts'
import { mediaType } from '../serve/media-type.ts'
import { findFile, isPublished } from './find-file.ts'
import { readRange } from '../serve/read-range.ts'
import { refuseWriting } from '../serve/refuse-writing.ts'

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Serves a published folder (absolute) under a base path as a static host does: no redirects, the headers of
 * `_headers`, compressed files for clients that accept them, the nearest not-found page with status 404. The folder may
 * be published again while it is served. Answers only requests for this machine and for `host`, where the server listens.
 */
export function createPreviewHandler(folder: string, basePath: string, host = 'localhost'): RequestHandler {
  // `dev` reads the disk for each request; otherwise the sizes of an older build would be cached.
  const send = sirv(folder, { dev: true, etag: true, dotfiles: true, extensions: [] })
  return (request, response) => {
    if (!isOwnHost(request.headers.host, host)) {
      response.writeHead(403, { 'Content-Type': mediaType('a.txt') }).end(foreignHostText('preview'))
      return
    }
    if (hasJournal(folder)) {
      // Waits for a running publish and finishes an interrupted one, so that a client never gets pages of two builds.
      const answer = (): void => handle(request, response)
      finishPublish(folder).then(answer, answer)
    } else handle(request, response)
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    if (refuseWriting(request, response)) return
    const pathname = pathOf(request)
    const path = withoutBase(basePath, pathname)
    const file = path === null ? null : findFile(folder, path)
    if (!file) {
      const help = path === null ? ` The addresses of this site begin with ${basePath}.` : ''
      response.writeHead(404, { 'Content-Type': mediaType('a.txt') }).end(`Not found.${help}\n`)
      return
    }
    response.setHeader('Cache-Control', REVALIDATED)
    for (const [name, value] of headersFor(pathname, readRules(folder))) {
      if (file.status === 200 || !OF_FILES.has(name.toLowerCase())) response.setHeader(name, value)
    }
    response.setHeader('Content-Type', mediaType(file.place))
    if (file.status === 200) {
      const place =
        file.place + negotiate(request, response, (ending) => isPublished(folder, file.place + ending))
      const size = statSync(join(folder, place), { throwIfNoEntry: false })?.size ?? 0
      if (!limitRange(request, size)) {
        response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end()
        return
      }
      nameFile(request, place)
      // A build may remove the file between finding and reading it.
      response.once('pipe', (source) => source.once('error', () => response.destroy()))
      send(request, response)
      return
    }
    response.writeHead(404)
    response.end(readOrNull(join(folder, file.place)) ?? 'Not found.\n')
  }
}

/**
 * Sets the file to send as the request's URL. The file server decodes URLs with `decodeURI`, which leaves escapes such
 * as `%26` as they are, and cuts a name at `?` or `#` unless the address is already parsed.
 */
function nameFile(request: IncomingMessage, place: string): void {
  const url = `/${encodeURI(place)}`
  request.url = url
  Object.assign(request, { _parsedUrl: { raw: url, pathname: url, search: '' } })
}

/**
 * Normalises the `Range` header, for a file of `size` bytes, to a form that the file server parses correctly. False
 * when the range is beyond the file.
 */
function limitRange(request: IncomingMessage, size: number): boolean {
  const asked = readRange(request, size)
  const { headers } = request
  delete headers.range
  // The file server takes an end of 0 for a missing end; without the header the whole file is sent.
  if (asked.type === 'part' && asked.end > 0) headers.range = `bytes=${asked.start}-${asked.end}`
  return asked.type !== 'beyond'
}

/**
 * Extension of the compressed file that a request prefers to the file itself; empty for none. Sets the response headers for it.
 */
function negotiate(
  request: IncomingMessage,
  response: ServerResponse,
  isThere: (ending: string) => boolean,
): string {
  const available = ENCODINGS.filter(({ ending }) => isThere(ending))
  if (available.length === 0) return ''
  response.setHeader('Vary', 'Accept-Encoding')
  const names = available.map(({ name }) => name)
  const liked = new Negotiator(request).encoding([...names, 'identity'], { preferred: names })
  const chosen = available.find(({ name }) => name === liked)
  if (chosen === undefined) return ''
  response.setHeader('Content-Encoding', chosen.name)
  return chosen.ending
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/'
}

function readRules(folder: string): readonly HeaderRule[] {
  const text = readOrNull(join(folder, '_headers'))
  return text === null ? [] : parseHeaderRules(text.toString())
}

function readOrNull(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}

/**
 * Headers that the not-found page never has: a file that is missing now may be there after the next build, and the page is to
 * be read, not saved.
 */
const OF_FILES = new Set(['cache-control', 'content-disposition'])

/** Characters that no host can send. */
const UNSENDABLE = /[^\t\x20-\x7E\x80-\xFF]/

/** A header consists of bytes: other characters are sent as UTF-8. */
function asBytes(value: string): string {
  return Buffer.from(value).toString('latin1')
}

function headersFor(pathname: string, rules: readonly HeaderRule[]): [string, string][] {
  return rules
    .filter((rule) => matchesPath(rule, pathname))
    .flatMap(({ headers }) => Object.entries(headers))
    .map(([name, value]): [string, string] => [name, asBytes(value)])
    .filter(([, value]) => !UNSENDABLE.test(value))
}
