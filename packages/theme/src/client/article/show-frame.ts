/**
 * Puts the frame of an embed in place of its poster. The frame may run scripts of its host, and may not lead
 * the page elsewhere.
 */
export function showFrame(button: HTMLElement): void {
  const { fyrEmbed: address = '', fyrTitle: title = '' } = button.dataset
  const frame = document.createElement('iframe')
  frame.className = 'fyr-embed-frame'
  frame.title = title
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation',
  )
  frame.src = address
  button.replaceWith(frame)
  frame.focus()
}
