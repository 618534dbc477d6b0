/** A site file that did not come as the JSON it should be. */
export class FetchError extends Error {
  override name = 'FetchError'
}

/**
 * Fetches a JSON file of the site. Throws a `FetchError` when the answer is not a success or is something else than
 * JSON, such as the page a host sends for an unknown address, and what `fetch` throws when there is no answer.
 */
export async function fetchJson(address: string, options: RequestInit = {}): Promise<unknown> {
  const response = await fetch(address, options)
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok) throw new FetchError(`${address} answered ${response.status}.`)
  if (!/^application\/(?:[\w.-]+\+)?json\b/.test(type))
    throw new FetchError(`${address} is "${type}", not JSON.`)
  return response.json()
}
