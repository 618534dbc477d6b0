import { useCallback, useEffect, useRef, type RefCallback } from 'react'
import { followsLink } from '../link/follows-link.ts'
import { showsNavbarItems } from '../navbar/shows-navbar-items.ts'

/**
 * Opens a `<dialog>` as a modal while it is mounted. Asks to be unmounted on Escape, on a press on the backdrop, when
 * one of its links is followed, and when the window becomes so wide that the bar shows its items. While it is open,
 * `html[data-drawer]` keeps the page behind it from scrolling and reserves the width of the scroll bar. Returns the
 * `ref` of the dialog.
 */
export function useModalDialog(close: () => void): RefCallback<HTMLDialogElement> {
  const latestClose = useRef(close)
  useEffect(() => {
    latestClose.current = close
  }, [close])
  return useCallback((dialog: HTMLDialogElement) => {
    const leave = (): void => latestClose.current()
    const onResize = (): void => {
      if (showsNavbarItems()) leave()
    }
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
    window.addEventListener('resize', onResize)
    dialog.showModal()
    const { dataset, clientWidth } = document.documentElement
    dataset.drawer = String(window.innerWidth - clientWidth)
    return () => {
      delete dataset.drawer
      window.removeEventListener('resize', onResize)
      document.removeEventListener('click', onClick)
      dialog.removeEventListener('close', leave)
      dialog.removeEventListener('cancel', leave)
      // Closing it before the element is removed returns the focus.
      dialog.close()
    }
  }, [])
}
