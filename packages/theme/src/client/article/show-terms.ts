/** Time to move the pointer from a term to its definition. */
const GRACE_MS = 300
/** Between a term and its definition, and to the edges of the window, in pixels. */
const GAP = 8
/** A definition is a sentence or two. */
const WIDEST = '22rem'
const ID = 'fyr-definition'

const listening = new WeakSet<HTMLElement>()

/**
 * Shows the definition of a term of the article while the reader points at it, has the focus on it, or has tapped on it once. Escape
 * closes it, and it stays while the pointer is on it. A second tap, a click and Enter follow the link to the glossary, which is all
 * that a browser without popovers does.
 */
export function showTerms(article: HTMLElement): void {
  if (listening.has(article) || typeof article.showPopover !== 'function') return
  listening.add(article)
  const shown = new ShownDefinition()
  let wasShown = true
  article.addEventListener('pointerover', ({ target, pointerType }) => {
    const term = termAt(target)
    if (term && pointerType !== 'touch') shown.show(term)
  })
  article.addEventListener('pointerout', ({ target }) => {
    if (termAt(target)) shown.hideSoon()
  })
  article.addEventListener('focusin', ({ target }) => {
    const term = termAt(target)
    if (term && hasVisibleFocus(term)) shown.show(term)
  })
  article.addEventListener('focusout', ({ target }) => {
    if (termAt(target)) shown.hide()
  })
  // Before the browser closes what is shown.
  article.addEventListener('pointerdown', ({ target, pointerType }) => {
    const term = termAt(target)
    wasShown = pointerType !== 'touch' || shown.isOf(term)
  })
  article.addEventListener(
    'click',
    (event) => {
      const term = termAt(event.target)
      if (!term || wasShown) return
      wasShown = true
      event.preventDefault()
      event.stopPropagation()
      shown.show(term)
    },
    { capture: true },
  )
  document.addEventListener('fyr:navigate', () => shown.hide())
}

function termAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-fyr-term]') : null
}

function hasVisibleFocus(term: HTMLElement): boolean {
  return term.querySelector(':focus-visible') !== null
}

/** The definition that is shown; one at a time. */
class ShownDefinition {
  #term: HTMLElement | null = null
  #note: HTMLElement | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  isOf(term: HTMLElement | null): boolean {
    return term !== null && term === this.#term
  }

  show(term: HTMLElement): void {
    clearTimeout(this.#timer)
    if (this.isOf(term)) return
    this.hide()
    const note = document.createElement('div')
    note.id = ID
    note.className = 'fyr-menu-panel'
    note.role = 'tooltip'
    note.popover = 'auto'
    note.textContent = term.dataset['fyrTerm'] ?? ''
    note.addEventListener('pointerenter', () => clearTimeout(this.#timer))
    note.addEventListener('pointerleave', () => this.hideSoon())
    // The browser has closed it: Escape, or a tap elsewhere.
    note.addEventListener('toggle', () => {
      if (note === this.#note && !note.matches(':popover-open')) this.hide()
    })
    // What is outside of all landmarks is missed by readers who go from one to the next.
    ;(term.closest('main') ?? document.body).append(note)
    note.showPopover()
    place(note, term)
    term.firstElementChild?.setAttribute('aria-describedby', ID)
    this.#term = term
    this.#note = note
  }

  /** Unless the pointer comes to the definition, or the focus is on the term. */
  hideSoon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (!this.#term || !hasVisibleFocus(this.#term)) this.hide()
    }, GRACE_MS)
  }

  hide(): void {
    clearTimeout(this.#timer)
    this.#term?.firstElementChild?.removeAttribute('aria-describedby')
    this.#note?.remove()
    this.#term = null
    this.#note = null
  }
}

/** Below the first line of the term, or above it where there is no room. It moves with the page. */
function place(note: HTMLElement, term: HTMLElement): void {
  const { style } = note
  style.inset = 'auto'
  style.margin = '0'
  style.maxInlineSize = `min(${WIDEST}, calc(100vw - ${2 * GAP}px))`
  const [line = term.getBoundingClientRect()] = term.getClientRects()
  const { offsetWidth: width, offsetHeight: height } = note
  const { clientWidth, clientHeight } = document.documentElement
  const left = Math.max(GAP, Math.min(line.left, clientWidth - width - GAP))
  const hasRoom = line.bottom + GAP + height <= clientHeight || line.top < height + GAP
  const top = hasRoom ? line.bottom + GAP / 2 : line.top - height - GAP / 2
  style.left = `${left + window.scrollX}px`
  style.top = `${top + window.scrollY}px`
}
