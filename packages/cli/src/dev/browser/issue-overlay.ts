import type { PageIssue } from '../issue-report.ts'
import { OVERLAY_STYLES } from './overlay-styles.ts'

/** The errors that an open page shows: those that concern it cover it, all others are listed. */
export interface IssueOverlay {
  /** Shows these; disappears without any. */
  show(here: readonly PageIssue[], elsewhere: readonly PageIssue[]): void
}

/** The element of the overlay, outside the root that React owns. */
const TAG = 'fyr-overlay'
const OPEN_IN_EDITOR = '/__open-in-editor'

/**
 * Makes an overlay that shows nothing yet. Its style sheet is constructed and its elements are made one by one, so that it
 * works under any policy, and it lives in a shadow tree, so that styles of the site do not reach it.
 */
export function createIssueOverlay(): IssueOverlay {
  const host = document.createElement(TAG)
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(OVERLAY_STYLES)
  shadow.adoptedStyleSheets = [sheet]
  const title = make('h1', { id: 'title', tabIndex: -1 })
  const status = make('p', { role: 'status' })
  const close = make('button', { type: 'button', textContent: 'Close' })
  const list = make('div', {})
  const head = make('div', { className: 'head' }, [title, close])
  const dialog = make('dialog', {}, [
    head,
    make('p', { className: 'keys', textContent: 'Press Escape to close.' }),
    status,
    list,
  ])
  dialog.setAttribute('aria-labelledby', title.id)
  const badge = make('button', { type: 'button', className: 'badge' })
  const corner = make('section', { ariaLabel: 'Errors of the site' }, [badge])
  shadow.append(dialog, corner)

  /** The errors that the author has closed, which do not cover the page again. */
  let closed = ''
  let covering = ''

  const say = (text: string): void => void (status.textContent = text)

  function open(): void {
    if (dialog.open) return
    // It also keeps the focus inside, makes the page behind inert, closes on Escape and gives the focus back.
    dialog.showModal()
    title.focus()
  }

  close.addEventListener('click', () => dialog.close())
  badge.addEventListener('click', open)
  dialog.addEventListener('close', () => {
    closed = covering
    status.textContent = ''
    corner.hidden = false
  })
  // Keys are for the overlay while it is open, and not for the page behind it.
  dialog.addEventListener('keydown', (event) => event.stopPropagation())

  return {
    show(here, elsewhere) {
      const isCovering = covering !== ''
      covering = here.map(keyOf).join('\n')
      if (here.length + elsewhere.length === 0) {
        if (dialog.open) dialog.close()
        closed = ''
        host.remove()
        return
      }
      const hadFocus = shadow.activeElement !== null && list.contains(shadow.activeElement)
      if (!host.isConnected) document.body.append(host)
      host.dataset['mode'] = colorMode()
      title.textContent =
        here.length > 0 ? `${countOf(here)} on this page` : `${countOf(elsewhere)} on other pages`
      badge.textContent = countOf([...here, ...elsewhere])
      list.replaceChildren(...renderLists(here, elsewhere, (issue) => void openInEditor(issue, say)))
      if (covering !== '' && covering !== closed) open()
      else if (covering === '' && isCovering && dialog.open) dialog.close()
      if (dialog.open && hadFocus) title.focus()
    },
  }
}

/** The errors of this page, and below a heading those of others. */
function renderLists(
  here: readonly PageIssue[],
  elsewhere: readonly PageIssue[],
  onOpen: (issue: PageIssue) => void,
): HTMLElement[] {
  const listOf = (issues: readonly PageIssue[]): HTMLElement =>
    make(
      'ul',
      {},
      issues.map((issue) => renderIssue(issue, () => onOpen(issue))),
    )
  if (here.length === 0) return [listOf(elsewhere)]
  if (elsewhere.length === 0) return [listOf(here)]
  const others = make('h2', { textContent: `${countOf(elsewhere)} on other pages` })
  return [listOf(here), others, listOf(elsewhere)]
}

function renderIssue(
  { file, line, column, excerpt, problem, hint, code, about }: PageIssue,
  onOpen: () => void,
): HTMLElement {
  const place = line === 0 ? file : `${file}:${line}:${column}`
  const button = make('button', {
    type: 'button',
    textContent: 'Open in editor',
    ariaLabel: `Open in editor: ${place}`,
  })
  button.addEventListener('click', onOpen)
  const lines = make('pre', {
    textContent: excerpt,
    tabIndex: 0,
    ariaLabel: `Line of ${place}`,
    role: 'region',
  })
  const link = make('a', { href: about, target: '_blank', rel: 'noopener', textContent: `About ${code}` })
  return make('li', {}, [
    ...(file === ''
      ? []
      : [make('p', { className: 'place' }, [make('code', { textContent: place }), button])]),
    make('p', { className: 'problem', textContent: problem }),
    ...(excerpt === '' ? [] : [lines]),
    ...(hint === '' ? [] : [make('p', { className: 'hint', textContent: hint })]),
    ...(about === '' ? [] : [make('p', {}, [link])]),
  ])
}

/** Asks the server to open the file, and says what becomes of it. */
async function openInEditor({ path, line, column }: PageIssue, say: (text: string) => void): Promise<void> {
  const file = line === 0 ? path : `${path}:${line}:${column}`
  say('Opening the editor…')
  const isOpened = await fetch(`${OPEN_IN_EDITOR}?file=${encodeURIComponent(file)}`).then(
    ({ ok }) => ok,
    () => false,
  )
  say(isOpened ? 'Asked the editor to open the file.' : 'The editor cannot open this file.')
}

/** The colours of the page, which a reader may have chosen; a page without a theme has those of the system. */
function colorMode(): string {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  return document.documentElement.dataset['theme'] ?? (isDark ? 'dark' : 'light')
}

function countOf({ length }: readonly PageIssue[]): string {
  return `${length} ${length === 1 ? 'error' : 'errors'}`
}

function keyOf({ file, line, column, problem }: PageIssue): string {
  return `${file}:${line}:${column} ${problem}`
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  children: readonly HTMLElement[] = [],
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}
