import { createServer, request as requestPlainly, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { fetchImage, type RequestImage } from './fetch-image.ts'

/** A bound on what hangs. */
const HANGS_AFTER_MS = 120_000

const HOSTS = ['img.example.com', 'cdn.example.com']

const PNG = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#246' } })
  .png()
  .toBuffer()

/** A server on this machine that answers for every host; gives how it is asked, and what it was asked. */
async function serve(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const request: RequestImage = ({ host, pathname, search }, { headers, signal }, answered) => {
    const place = { host: '127.0.0.1', port, path: pathname + search }
    return requestPlainly({ ...place, headers: { ...headers, host }, signal }, answered).end()
  }
  return { request, asked }
}

test.each([
  ['png', 'png'],
  ['jpeg', 'jpg'],
  ['webp', 'webp'],
  ['avif', 'avif'],
  ['gif', 'gif'],
] as const)('a picture in %s is fetched, whatever the host calls it', async (format, type) => {
  const bytes = await sharp(PNG).toFormat(format).toBuffer()
  const { request, asked } = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(bytes)
  })
  const fetched = await fetchImage('https://img.example.com/a?b=c', { hosts: HOSTS, request })
  expect({ ...fetched, bytes: Buffer.from(fetched.bytes) }).toEqual({ type, bytes })
  expect(asked).toEqual(['img.example.com/a?b=c'])
})

test('what is sent names no cookie and no password', async () => {
  const { request } = await serve((incoming, response) => {
    expect(Object.keys(incoming.headers).toSorted()).toEqual(['accept', 'connection', 'host', 'user-agent'])
    response.end(PNG)
  })
  await fetchImage('https://img.example.com/a', { hosts: HOSTS, request })
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script></svg>'],
  ['<!doctype html><script>alert(1)</script>'],
  [''],
])('%j is not a picture', async (text) => {
  const { request } = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(text)
  })
  await expect(fetchImage('https://img.example.com/a.png', { hosts: HOSTS, request })).rejects.toThrow(
    'what comes is not a picture in PNG, JPEG, WebP, AVIF or GIF.',
  )
})

test('a picture with too many pixels, one that is too large, and one that does not come are refused', async () => {
  const head = Buffer.from(PNG)
  head.writeUInt32BE(20_000, 16)
  head.writeUInt32BE(20_000, 20)
  const { request } = await serve(({ url }, response) => {
    response.writeHead(200)
    if (url === '/pixels') response.end(head)
    else if (url === '/bytes') response.end(Buffer.alloc(20_000_001))
    else response.write(PNG.subarray(0, 20))
  })
  const fetched = (name: string, deadlineMs: number) =>
    fetchImage(`https://img.example.com/${name}`, { hosts: HOSTS, request, deadlineMs })
  // A busy machine may take seconds for what comes; only what never does has a deadline that passes.
  await expect(fetched('pixels', HANGS_AFTER_MS)).rejects.toThrow('it has 20000 × 20000 pixels')
  await expect(fetched('bytes', HANGS_AFTER_MS)).rejects.toThrow('it is larger than 20 MB.')
  await expect(fetched('never', 500)).rejects.toThrow('it takes longer than 0.5 seconds.')
})

test('a redirect to an allowed host is followed', async () => {
  const { request, asked } = await serve(({ url }, response) => {
    if (url === '/a') response.writeHead(302, { location: 'https://cdn.example.com/b' }).end()
    else response.end(PNG)
  })
  expect((await fetchImage('https://img.example.com/a', { hosts: HOSTS, request })).type).toBe('png')
  expect(asked).toEqual(['img.example.com/a', 'cdn.example.com/b'])
})

test.each([
  ['https://evil.example/a.png', 'it leads to "evil.example" (https:), which "images.remote" does not list.'],
  [
    'http://img.example.com/a.png',
    'it leads to "img.example.com" (http:), which "images.remote" does not list.',
  ],
  [
    'https://img.example.com:8443/',
    'it leads to "img.example.com:8443" (https:), which "images.remote" does not list.',
  ],
  [
    'https://me:secret@img.example.com/',
    'it leads to "img.example.com" (https:), which "images.remote" does not list.',
  ],
  ['https://127.0.0.1/', 'it leads to "127.0.0.1" (https:), which "images.remote" does not list.'],
  ['file:///etc/passwd', 'it leads to "" (file:), which "images.remote" does not list.'],
])('a redirect to %s is refused, and not asked for', async (location, reason) => {
  const { request, asked } = await serve((_request, response) => {
    response.writeHead(301, { location }).end()
  })
  await expect(fetchImage('https://img.example.com/a', { hosts: HOSTS, request })).rejects.toThrow(reason)
  expect(asked).toEqual(['img.example.com/a'])
})

test('a host that the site does not list is not asked', async () => {
  const { request, asked } = await serve((_request, response) => void response.end(PNG))
  await expect(fetchImage('https://evil.example/a.png', { hosts: HOSTS, request })).rejects.toThrow(
    'which "images.remote" does not list.',
  )
  expect(asked).toEqual([])
})

test('redirects without end, and other answers, are refused', async () => {
  const { request, asked } = await serve(({ url }, response) => {
    if (url === '/round') response.writeHead(302, { location: '/round' }).end()
    else response.writeHead(404).end(PNG)
  })
  const fetched = (name: string) => fetchImage(`https://img.example.com/${name}`, { hosts: HOSTS, request })
  await expect(fetched('round')).rejects.toThrow('"img.example.com" redirects without end.')
  expect(asked).toHaveLength(4)
  await expect(fetched('gone')).rejects.toThrow('"img.example.com" answers with status 404.')
})

test('by default, a host that leads to this machine is refused before anything is sent to it', async () => {
  await expect(fetchImage('https://localhost/a.png', { hosts: ['localhost'] })).rejects.toThrow(
    '"localhost" is an address of this machine or of a network nearby.',
  )
})
