/** Shows the whole picture below a button in a dialog. Escape, a click and its button close it, and the focus returns. */
export function zoomPicture(button: HTMLButtonElement): void {
  const link = button.previousElementSibling
  const image = link?.previousElementSibling
  if (!(link instanceof HTMLAnchorElement) || !(image instanceof HTMLImageElement)) return
  const dialog = document.createElement('dialog')
  dialog.className = 'fyr-zoom'
  dialog.setAttribute('aria-label', button.getAttribute('aria-label') ?? '')
  const whole = document.createElement('img')
  whole.src = link.href
  whole.alt = image.alt
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = button.value
  dialog.append(close, whole)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
