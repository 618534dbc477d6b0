import { startTransition, useEffect, useState } from 'react'

/** Fill the list. */
const FIRST_HITS = 8
/** Nobody has read the first hits sooner, and the next letter is typed within it. */
const PAUSE_MS = 300

/**
 * How many hits to render: first those that are in sight, and all when the reader stops typing or goes to one of the others.
 * A typed letter costs the layout and the painting of what is rendered.
 */
export function useRenderedHits(pages: readonly unknown[], active: number): number {
  const [whole, setWhole] = useState<readonly unknown[] | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setWhole(pages)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [pages])
  return whole === pages || active >= FIRST_HITS ? Number.POSITIVE_INFINITY : FIRST_HITS
}
