import type { ReadyRequest } from './try-request.ts'

/** The response to a request. */
export interface TryAnswer {
  readonly type: 'answer'
  readonly status: number
  /** `200 OK`. */
  readonly title: string
  readonly milliseconds: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Null for what is not text, such as a picture. */
  readonly text: string | null
  /** Whether the text is the beginning of a longer one. */
  readonly isCut: boolean
}

/** Why nothing came back. */
export type TryFailure = 'invalid' | 'policy' | 'timeout' | 'offline' | 'cors' | 'redirect' | 'network'

export type TryOutcome = TryAnswer | { readonly type: 'failure'; readonly reason: TryFailure }

export type SendRequest = (request: ReadyRequest, signal: AbortSignal) => Promise<TryOutcome>

/** Time after which a request is aborted. */
const DEADLINE_MS = 30_000

/** A longer text is useless on a page. In characters. */
const LONGEST_TEXT = 100_000

/** For finding out why there is no answer. */
const PROBE_DEADLINE_MS = 5_000

/** Sends a request without cookies and without a referrer. Never rejects. */
export async function sendRequest(
  { address, init }: ReadyRequest,
  signal: AbortSignal,
  deadlineMs: number = DEADLINE_MS,
): Promise<TryOutcome> {
  const deadline = AbortSignal.timeout(deadlineMs)
  const refused = watchPolicy()
  const start = performance.now()
  try {
    // A second argument of `fetch` would reset `referrerPolicy`, and the server would learn the address of the page.
    const request = openRequest(address, { ...init, signal: AbortSignal.any([signal, deadline]) })
    if (request === null) return { type: 'failure', reason: 'invalid' }
    const response = await fetch(request)
    if (response.type === 'opaqueredirect') return { type: 'failure', reason: 'redirect' }
    const { status, statusText, headers } = response
    return {
      type: 'answer',
      status,
      title: `${status} ${statusText}`.trim(),
      milliseconds: Math.round(performance.now() - start),
      headers: [...headers],
      ...(await readStart(response)),
    }
  } catch {
    const isRefused = refused.isRefused()
    return { type: 'failure', reason: await reasonOf(address, { signal, deadline, isRefused }) }
  } finally {
    refused.stop()
  }
}

/** Null for what no browser sends, such as a header with letters that headers cannot have. */
function openRequest(address: string, init: RequestInit): Request | null {
  try {
    return new Request(address, {
      ...init,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      // A browser that follows one drops the header "Authorization" on another origin, and no other secret.
      redirect: 'manual',
    })
  } catch {
    return null
  }
}

/** A browser reports to the page alone that its policy refused a request; `fetch` fails as it does without a network. */
function watchPolicy(): { isRefused(): boolean; stop(): void } {
  let isRefused = false
  const note = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'connect-src') isRefused = true
  }
  document.addEventListener('securitypolicyviolation', note)
  return {
    isRefused: () => isRefused,
    stop: () => document.removeEventListener('securitypolicyviolation', note),
  }
}

/** The shown part of a response: some responses never end, and some are too large for a page. */
async function readStart({ headers, body }: Response): Promise<Pick<TryAnswer, 'text' | 'isCut'>> {
  const type = headers.get('Content-Type') ?? ''
  if (!/^$|^text\/|json|xml|urlencoded/.test(type)) {
    await body?.cancel()
    return { text: null, isCut: false }
  }
  const { text, isWhole } = await readParts(body)
  const shown = isWhole && /[/+]json\b/.test(type) ? indented(text) : text
  return { text: shown.slice(0, LONGEST_TEXT), isCut: !isWhole || shown.length > LONGEST_TEXT }
}

async function readParts(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
): Promise<{ readonly text: string; readonly isWhole: boolean }> {
  let text = ''
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  const readOn = async (): Promise<boolean> => {
    const next = await reader?.read()
    if (next?.value === undefined) return true
    text += next.value
    if (text.length <= LONGEST_TEXT) return readOn()
    await reader?.cancel()
    return false
  }
  try {
    return { isWhole: await readOn(), text }
  } catch (error) {
    // The part that arrived before the deadline is shown.
    if (text === '') throw error
    return { isWhole: false, text }
  }
}

interface Failing {
  /** Aborted when the response is no longer awaited. */
  readonly signal: AbortSignal
  readonly deadline: AbortSignal
  readonly isRefused: boolean
}

async function reasonOf(address: string, { signal, deadline, isRefused }: Failing): Promise<TryFailure> {
  if (isRefused) return 'policy'
  if (deadline.aborted) return 'timeout'
  if (!navigator.onLine) return 'offline'
  return (await isThere(new URL(address).origin, signal)) ? 'cors' : 'network'
}

/** Whether a server answers at all. What it answers stays hidden from the page, and the request changes nothing. */
async function isThere(origin: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(`${origin}/`, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PROBE_DEADLINE_MS)]),
    })
    return true
  } catch {
    return false
  }
}

function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}
