import { useCallback, type RefCallback } from 'react'

/**
 * Lets a `<details>` behave as a menu: a press or focus outside closes it, Escape closes it and gives the focus back to
 * its button, following one of its links closes it. Opening is the element's own, so it works before any script. Gives the `ref` of
 * the element.
 */
export function useDisclosureMenu(): RefCallback<HTMLDetailsElement> {
  return useCallback((details: HTMLDetailsElement) => {
    const closeFromOutside = (event: Event): void => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false
    }
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !details.open) return
      const hadFocus = details.contains(document.activeElement)
      details.open = false
      if (hadFocus) details.querySelector('summary')?.focus()
    }
    const closeOnFollow = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('a[href]') !== null) details.open = false
    }
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    document.addEventListener('keydown', closeOnEscape)
    details.addEventListener('click', closeOnFollow)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
      document.removeEventListener('keydown', closeOnEscape)
      details.removeEventListener('click', closeOnFollow)
    }
  }, [])
}
