/** The text of the notice: what failed, what to do about it if anything, and the label of the close button. */
export interface LoadNotice {
  readonly title: string
  readonly text?: string
  readonly close: string
}

/** Shows the reader that something could not be loaded; the document is still readable. Returns the notice. */
export function showLoadNotice({ title, text = '', close }: LoadNotice): HTMLElement {
  hideLoadNotice()
  const notice = document.createElement('div')
  notice.id = 'fyr-load-notice'
  notice.setAttribute('role', 'alert')
  const words = document.createElement('p')
  const strong = document.createElement('strong')
  strong.textContent = title
  words.append(strong, ` ${text}`)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'fyr-button'
  button.textContent = close
  button.addEventListener('click', hideLoadNotice)
  notice.append(words, button)
  document.body.append(notice)
  return notice
}

/** Shows the notice in the words that the document has for a reader whose shell does not load. */
export function showLoadFailure(): void {
  const { fyrFailed = '', fyrClose = '' } =
    document.head.querySelector<HTMLElement>('[data-fyr-failed]')?.dataset ?? {}
  if (fyrFailed !== '') showLoadNotice({ title: fyrFailed, close: fyrClose })
}

/** Removes the notice: a page has loaded, or the reader has closed it. */
export function hideLoadNotice(): void {
  document.getElementById('fyr-load-notice')?.remove()
}
