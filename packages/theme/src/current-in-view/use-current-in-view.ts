import { useEffect, useRef, type RefObject } from 'react'
import { bringCurrentIntoView } from './bring-current-into-view.ts'

/**
 * Keeps the current entry of a long navigation in view: when the shell starts, and when another entry becomes current.
 * Returns the `ref` of the navigation.
 *
 * @param current what the navigation marks as current, or null
 */
export function useCurrentInView(current: string | null): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  const shown = useRef<string | null>(undefined)
  useEffect(() => {
    bringCurrentIntoView(ref.current, shown.current === undefined)
    shown.current = current
  }, [current])
  return ref
}
