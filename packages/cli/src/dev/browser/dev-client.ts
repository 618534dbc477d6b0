/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Runs beside the theme in every page of the development server. When content has changed, the shell gets the new page
 * or, before it runs, the new article replaces the old one, so that scroll position and shell are kept. What neither
 * can show is loaded as a document.
 */
import type { IssueReport } from '../issue-report.ts'
import { keepChoices } from './keep-choices.ts'
import { showIssues } from './page-issues.ts'

interface Payload {
  /** The shell's metadata of a page. */
  readonly meta: unknown
  readonly html: string
}

/** A page from the server. */
interface GivenPage {
  readonly meta: string
  readonly html: string
}

/** The current page; null while unknown. */
let shown = firstPage()

/** Number of changes that the server has announced. A response to a request from before the last change is outdated. */
let changes = 0

const issues = showIssues()

/** Whether a change was announced while a page was loading. */
let isLate = false

async function refresh(): Promise<void> {
  changes += 1
  // Cached copies of other pages are stale too.
  announceChange()
  isLate = isNavigating()
  if (isLate) return
  const main = document.querySelector('main#main')
  const answer = await ask()
  if (!answer) return
  const { payload } = answer
  // The overlay explains why the page cannot be rendered.
  if (!payload && issues.hasErrors()) return
  if (!main || !payload) return location.reload()
  const next = givenPage(payload)
  if (next.meta === shown?.meta && next.html === shown.html) return
  const restore = keepChoices(main, (shown ?? next).html)
  if (!announceChange(payload)) {
    if (next.meta !== shown?.meta) return location.reload()
    main.innerHTML = next.html
    announceChange()
  }
  shown = next
  restore()
  const here = location.pathname + location.search + location.hash
  document.dispatchEvent(new CustomEvent('fyr:navigated', { detail: { from: here, to: here } }))
}

/**
 * Clears the page cache of the shell. Returns true if the shell rendered the new payload itself. It does not if it is
 * not running yet, or if the payload is from another build.
 */
function announceChange(detail?: Payload): boolean {
  return !document.dispatchEvent(new CustomEvent('fyr:changed', { detail, cancelable: true }))
}

/** Null if a newer change or a navigation superseded this request. */
async function ask(): Promise<{ readonly payload: Payload | null } | null> {
  const [change, address] = [changes, location.pathname]
  const payload = await fetchPayload(address)
  return change === changes && address === location.pathname && !isNavigating() ? { payload } : null
}

/** Null for a page that was removed or cannot be rendered. */
async function fetchPayload(address: string): Promise<Payload | null> {
  const page = address.replace(/\/(?:index\.html)?$/, '')
  // Without the origin, a path of two slashes would name another host.
  const response = await fetch(`${location.origin}${page}/page.json`, { cache: 'no-store' })
  return response.ok ? ((await response.json()) as Payload) : null
}

function isNavigating(): boolean {
  return document.documentElement.hasAttribute('data-navigating')
}

function firstPage(): GivenPage | null {
  const meta = document.head.querySelector('#fyr-page')?.textContent
  const html = document.querySelector('main#main')?.innerHTML
  return meta && html !== undefined ? givenPage({ meta: JSON.parse(meta), html }) : null
}

function givenPage({ meta, html }: Payload): GivenPage {
  return { meta: JSON.stringify(meta), html }
}

/** The navigation event carries no payload, so fetch it again. */
async function follow(event: Event): Promise<void> {
  if (!isLate && !isOtherPage(event)) return
  shown = null
  if (isLate) return refresh()
  const answer = await ask()
  shown = answer?.payload ? givenPage(answer.payload) : shown
}

function isOtherPage(event: Event): boolean {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null
  if (typeof detail !== 'object' || detail === null || !('from' in detail && 'to' in detail)) return false
  const [from, to] = [detail.from, detail.to].map((address) => String(address).replace(/[?#][^]*$/, ''))
  return from !== to
}

document.addEventListener('fyr:navigated', (event) => void follow(event).catch(gone))

/** A server that does not respond has stopped; Vite waits for it to come back. */
function gone(): void {}

let revision: unknown = Number(
  document.head.querySelector('meta[name="fyr-revision"]')?.getAttribute('content'),
)
import.meta.hot?.on('fyr:content', (next: IssueReport & { readonly revision: number }) => {
  ;({ revision } = next)
  issues.show(next)
  refresh().catch(gone)
})
import.meta.hot?.send('fyr:revision', revision)
