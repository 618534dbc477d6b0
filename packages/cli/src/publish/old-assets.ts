import { parentsOf } from './parents-of.ts'
import type { LeftAsset, PublishedFile, PublishedFiles } from './published-files.ts'
import type { SiteOutput } from './site-output.ts'

/** How long assets stay after the site has stopped using them. They are removed when both limits have passed. */
export interface OldAssetRules {
  /** Number of publishes that change the site. */
  readonly publishes: number
  readonly hours: number
}

const HOUR_MS = 3_600_000

/**
 * The old assets that stay beside an output, by their places, so that documents in open tabs and caches still find
 * their scripts and styles. `published` is what the last build left.
 */
export function oldAssetsOf(
  published: PublishedFiles,
  output: Pick<SiteOutput, 'places' | 'folders' | 'kept'>,
  { rules, nowMs }: { readonly rules: OldAssetRules; readonly nowMs: number },
): ReadonlyMap<string, PublishedFile> {
  const { places, folders, kept } = output
  const changes = places.size === kept.size ? 0 : 1
  const isTaken = (place: string): boolean =>
    places.has(place) || folders.has(place) || parentsOf(place).some((parent) => places.has(parent))
  return new Map(
    published.flatMap(([place, file]) => {
      if (file.isAsset !== true || isTaken(place)) return []
      const left = leave(file, nowMs, changes)
      const isOver = left.publishes > rules.publishes && nowMs - left.sinceMs >= rules.hours * HOUR_MS
      return isOver ? [] : [[place, { ...file, left }]]
    }),
  )
}

function leave({ left }: PublishedFile, nowMs: number, changes: number): LeftAsset {
  // A document that used it has changed too, so the first publish without it counts as a change of the site.
  return left === undefined
    ? { publishes: 1, sinceMs: nowMs }
    : { ...left, publishes: left.publishes + changes }
}
