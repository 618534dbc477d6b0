import type { TextStorage } from '../browser/storage.ts'

/** Scroll positions of history entries, in CSS pixels from the top. */
export interface ScrollMemory {
  readonly remember: (key: string, top: number) => void
  readonly recall: (key: string) => number | null
  /** Saves the positions for the next document of this tab. */
  readonly save: () => void
}

/** Number of stored entries; the least recently used are dropped first. */
export const MAX_REMEMBERED_ENTRIES = 100

/** Makes the memory of a tab, with what an earlier document has saved. */
export function createScrollMemory(storage: TextStorage<'fyr.scroll'>): ScrollMemory {
  const positions = new Map(parsePositions(storage.read('fyr.scroll')))
  return {
    remember: (key, top) => {
      positions.delete(key)
      positions.set(key, Math.round(top))
      const oldest = positions.keys().next()
      if (positions.size > MAX_REMEMBERED_ENTRIES && !oldest.done) positions.delete(oldest.value)
    },
    recall: (key) => positions.get(key) ?? null,
    save: () => storage.write('fyr.scroll', JSON.stringify([...positions])),
  }
}

function parsePositions(text: string | null): [string, number][] {
  try {
    const saved: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(saved) ? saved.filter(isPosition) : []
  } catch {
    return []
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1])
}
