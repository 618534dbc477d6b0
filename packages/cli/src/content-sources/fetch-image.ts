import { request as requestSafely } from 'node:https'
import { measureImage, MOST_PIXELS, PICTURE_TYPES } from '@fyr/content-pipeline/internal'
import { lookupPublic } from './public-address.ts'

/** An image as it came. */
export interface FetchedImage {
  /** Ending of its name, by its bytes. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** What is read of an answer. */
export interface ImageResponse extends AsyncIterable<Uint8Array> {
  readonly statusCode?: number | undefined
  readonly headers: { readonly location?: string | undefined }
  readonly destroy: () => unknown
}

export interface ImageRequestOptions {
  readonly headers: Record<string, string>
  readonly signal: AbortSignal
}

/** Sends a request without a body. Its types are none of Node's: site builders read them without these. */
export type RequestImage = (
  url: URL,
  options: ImageRequestOptions,
  answered: (response: ImageResponse) => void,
) => { readonly on: (event: 'error', failed: (error: Error) => void) => unknown }

export interface FetchImageOptions {
  /** Hosts that the site allows. */
  readonly hosts: readonly string[]
  /** Milliseconds that it may take as a whole. Default half a minute. */
  readonly deadlineMs?: number
  /** Sends a request. Default: encrypted, to the internet only. */
  readonly request?: RequestImage | undefined
}

const DEADLINE_MS = 30_000
const MOST_BYTES = 20_000_000
const MOST_REDIRECTS = 3

/**
 * Fetches an image of an allowed host. Rejects with a sentence that says why: the host, or one that it leads to, is not allowed or not in the
 * internet, it answers with something else, or takes too long.
 */
export async function fetchImage(
  address: string,
  { hosts, deadlineMs = DEADLINE_MS, request = requestPublicly }: FetchImageOptions,
): Promise<FetchedImage> {
  const signal = AbortSignal.timeout(deadlineMs)
  try {
    const response = await follow(new URL(address), { hosts, signal, request }, MOST_REDIRECTS)
    return checked(await readAll(response))
  } catch (error) {
    if (signal.aborted)
      throw new Error(`it takes longer than ${deadlineMs / 1000} seconds.`, { cause: error })
    throw error
  }
}

interface Journey {
  readonly hosts: readonly string[]
  readonly request: RequestImage
  readonly signal: AbortSignal
}

/** The answer at the end of the redirects. */
async function follow(url: URL, journey: Journey, redirects: number): Promise<ImageResponse> {
  const { hosts, signal, request } = journey
  if (url.protocol !== 'https:' || url.username + url.password !== '' || !hosts.includes(url.host))
    throw new Error(`it leads to "${url.host}" (${url.protocol}), which "images.remote" does not list.`)
  const response = await new Promise<ImageResponse>((answer, fail) => {
    const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif', 'user-agent': 'fyr' }
    request(url, { headers, signal }, answer).on('error', fail)
  })
  const { statusCode = 0, headers } = response
  if (statusCode === 200) return response
  response.destroy()
  const { location } = headers
  if (statusCode < 300 || statusCode > 399 || location === undefined)
    throw new Error(`"${url.host}" answers with status ${statusCode}.`)
  if (redirects === 0 || !URL.canParse(location, url)) throw new Error(`"${url.host}" redirects without end.`)
  return follow(new URL(location, url), journey, redirects - 1)
}

const requestPublicly: RequestImage = (url, options, answered) =>
  requestSafely(url, { ...options, agent: false, lookup: lookupPublic }, answered).end()

async function readAll(response: ImageResponse): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response) {
    const bytes = Buffer.from(part)
    length += bytes.length
    if (length > MOST_BYTES) {
      response.destroy()
      throw new Error(`it is larger than ${MOST_BYTES / 1_000_000} MB.`)
    }
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

/** What the host says of the type is not looked at: the bytes decide. */
function checked(bytes: Buffer): FetchedImage {
  const image = measureImage(bytes)
  if (image === null || !PICTURE_TYPES.includes(image.type))
    throw new Error('what comes is not a picture in PNG, JPEG, WebP, AVIF or GIF.')
  if (image.width * image.height > MOST_PIXELS)
    throw new Error(`it has ${image.width} × ${image.height} pixels, which phones of readers cannot show.`)
  return { type: image.type, bytes }
}
