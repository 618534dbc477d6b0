import { useCallback, type RefCallback } from 'react'
import { followsLink } from '../link/follows-link.ts'

/**
 * Lets a `<details>` behave as a menu: a press or focus outside closes it, Escape closes it and gives the focus back to
 * its button, following one of its links closes it. Opening is the element's own, so it works before any script. Gives the `ref` of
 * the element.
 */
export function useDisclosureMenu(): RefCallback<HTMLDetailsElement> {
  return useCallback((details: HTMLDetailsElement) => {
    const closeFromOutside = (event: Event): void => {
      if (!event.composedPath().includes(details)) details.open = false
    }
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !details.open) return
      const hadFocus = details.contains(document.activeElement)
      details.open = false
      if (hadFocus) details.querySelector('summary')?.focus()
    }
    const closeOnFollow = (event: Event): void => {
      if (followsLink(event)) details.open = false
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
