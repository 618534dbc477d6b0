import { type RefCallback, useCallback, useEffect, useRef } from 'react'
import { followsLink } from '../link/follows-link.ts'

/**
 * Opens a `<dialog>` as a modal while it is mounted. Asks to be unmounted on Escape, on a press on the backdrop, and when
 * one of its links is followed. Returns the `ref` of the dialog.
 */
export function useSearchDialogElement(close: () => void): RefCallback<HTMLDialogElement> {
  const latestClose = useRef(close)
  useEffect(() => {
    latestClose.current = close
  }, [close])
  return useCallback((dialog: HTMLDialogElement) => {
    const leave = (): void => latestClose.current()
    const onClick = (event: MouseEvent): void => {
      // A press on the backdrop targets the dialog itself: its content fills it.
      if (event.target === dialog) leave()
      else if (event.composedPath().includes(dialog) && followsLink(event)) leave()
    }
    // On Escape. The browser reports `close` a task later, when a key may already have asked for the dialog again.
    dialog.addEventListener('cancel', leave)
    dialog.addEventListener('close', leave)
    // On the document, so after React has seen the click: a link unmounted earlier would not be followed.
    document.addEventListener('click', onClick)
    // In a separate task: making the rest of the page inert takes as long as rendering the dialog.
    const opening = setTimeout(() => {
      dialog.showModal()
      const field = dialog.querySelector('input')
      field?.focus()
      // Words that were kept are replaced by what is typed.
      field?.select()
    })
    return () => {
      clearTimeout(opening)
      document.removeEventListener('click', onClick)
      dialog.removeEventListener('close', leave)
      dialog.removeEventListener('cancel', leave)
      // Closing it before the element is removed returns the focus.
      dialog.close()
    }
  }, [])
}
