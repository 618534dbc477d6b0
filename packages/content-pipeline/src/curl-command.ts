/** A credential of a request. Its value is a shell variable. */
export interface CurlCredential {
  readonly kind: 'bearer' | 'basic' | 'key' | 'cookie'
  /** Of the header for a key, or of the cookie. */
  readonly name: string
}

/** A request that a command of a shell sends. */
export interface CurlRequest {
  /** Such as `get`. */
  readonly method: string
  /** Without the query. */
  readonly address: string
  readonly query: readonly (readonly [name: string, value: string])[]
  readonly credentials: readonly CurlCredential[]
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** A text with its type, or the fields of a form; null for none. */
  readonly body:
    | { readonly type: string; readonly text: string }
    | { readonly fields: readonly (readonly [name: string, value: string])[] }
    | null
}

/** A request as a command with cURL, one option a line. The samples of a page and the form on it are written here. */
export function curlCommand(request: CurlRequest): string {
  const { method, credentials, headers, body } = request
  // Without `-X`, cURL sends a body by POST, and everything else by GET.
  const isUsual = method === (body === null ? 'get' : 'post')
  // With `-X HEAD`, cURL would wait for content that never comes.
  const option = method === 'head' ? ' -I' : isUsual ? '' : ` -X ${method.toUpperCase()}`
  // With `-G`, the body would become part of the address.
  const isInLines = method === 'get' && body === null && hasLongQuery(request)
  return [
    ...(isInLines
      ? [`curl -G ${quoted(request.address)}`, ...request.query.map(urlencodeOption)]
      : [`curl${option} ${quoted(wholeAddress(request))}`]),
    ...credentials.map(credentialOption),
    ...headers.map(([name, value]) => headerOption(name, value)),
    ...bodyOptions(body),
  ].join(' \\\n  ')
}

/** The address with its query. */
export function wholeAddress({ address, query }: Pick<CurlRequest, 'address' | 'query'>): string {
  const written = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  return written.length === 0 ? address : `${address}?${written.join('&')}`
}

/** Whether the address with its query is too long to be read on one line beside a text, so that parameters have lines of their own. */
export function hasLongQuery(request: Pick<CurlRequest, 'address' | 'query'>): boolean {
  return request.query.length > 0 && wholeAddress(request).length > MAX_ADDRESS
}

/** In characters. */
const MAX_ADDRESS = 50

function credentialOption({ kind, name }: CurlCredential): string {
  if (kind === 'bearer') return '-H "Authorization: Bearer $TOKEN"'
  if (kind === 'basic') return '-u "$CLIENT_ID:$CLIENT_SECRET"'
  // Between double quotes these have a meaning.
  const plain = name.replaceAll(/["$`\\]/g, String.raw`\$&`)
  return kind === 'key' ? `-H "${plain}: $API_KEY"` : `-b "${plain}=$API_KEY"`
}

function headerOption(name: string, value: string): string {
  return `-H ${quoted(`${name}: ${value}`)}`
}

function bodyOptions(body: CurlRequest['body']): readonly string[] {
  if (body === null) return []
  if ('fields' in body) return body.fields.map(urlencodeOption)
  return [headerOption('Content-Type', body.type), `-d ${quoted(body.text)}`]
}

/** cURL encodes the value, and takes the name as it is. */
function urlencodeOption([name, value]: readonly [name: string, value: string]): string {
  return `--data-urlencode ${quoted(`${encodeURIComponent(name)}=${value}`)}`
}

/** As one word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
