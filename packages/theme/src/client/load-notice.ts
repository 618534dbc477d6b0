/** What the notice says: what failed, what to do about it if there is anything, and the word that puts it away. */
export interface LoadNotice {
  readonly title: string
  readonly text?: string
  readonly close: string
}

/** Tells the reader that something could not be loaded; what stands in the document can still be read. */
export function showLoadNotice({ title, text = '', close }: LoadNotice): void {
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
}

/** Takes the notice away: a page has come, or the reader has read it. */
export function hideLoadNotice(): void {
  document.getElementById('fyr-load-notice')?.remove()
}
