/**
 * Shows the whole picture below a button in a dialog. Escape, a click, its button and another page close it, and the focus returns.
 * Of two clicks before the script was there, the first opens it.
 */
export function zoomPicture(button: HTMLButtonElement): void {
  const link = button.previousElementSibling
  const image = link?.previousElementSibling
  if (!(link instanceof HTMLAnchorElement) || !(image instanceof HTMLImageElement)) return
  if (document.querySelector('dialog.fyr-zoom') !== null) return
  const dialog = document.createElement('dialog')
  dialog.className = 'fyr-zoom'
  dialog.setAttribute('aria-label', image.alt)
  const whole = document.createElement('img')
  whole.src = link.href
  whole.alt = image.alt
  const close = document.createElement('button')
  close.className = 'fyr-button'
  close.type = 'button'
  close.textContent = button.value
  dialog.append(close, whole)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.addEventListener('fyr:navigate', () => dialog.close(), { once: true })
  document.body.append(dialog)
  dialog.showModal()
}
