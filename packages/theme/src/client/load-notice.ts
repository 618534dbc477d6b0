/** Tells the reader that something could not be loaded; what stands in the document can still be read. */
export function showLoadNotice(title: string, text = ''): void {
  document.getElementById('fyr-load-notice')?.remove()
  const notice = document.createElement('div')
  notice.id = 'fyr-load-notice'
  notice.setAttribute('role', 'alert')
  const strong = document.createElement('strong')
  strong.textContent = title
  notice.append(strong, ` ${text}`)
  document.body.append(notice)
}

/** Takes the notice away, because a page has come. */
export function hideLoadNotice(): void {
  document.getElementById('fyr-load-notice')?.remove()
}
