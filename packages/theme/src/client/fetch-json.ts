/** A file of the site that is not the expected JSON. */
export class FetchError extends Error {
  override name = 'FetchError'
}

/**
 * Fetches a JSON file of the site. Throws a `FetchError` when the response is not successful or not JSON, such as a
 * host's error page, and whatever `fetch` throws without a response.
 */
export async function fetchJson(address: string, options: RequestInit = {}): Promise<unknown> {
  const response = await fetch(address, options)
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok) throw new FetchError(`${address} answered ${response.status}.`)
  if (!/^application\/(?:[\w.-]+\+)?json\b/.test(type))
    throw new FetchError(`${address} is "${type}", not JSON.`)
  return response.json()
}
