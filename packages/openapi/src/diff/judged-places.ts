import type { Difference, Place } from './find-differences.ts'

/** A place that was compared, or that has one below it. */
interface Judgement {
  isJudged: boolean
  readonly below: Map<string, Judgement>
}

/** Takes places that were compared. */
export interface PlaceTaker {
  add(places: readonly Place[]): void
}

/** Places of a document whose meaning was compared. What is below one was compared with it. */
export class JudgedPlaces implements PlaceTaker {
  private readonly root: Judgement = { isJudged: false, below: new Map() }

  add(places: readonly Place[]): void {
    for (const place of places) {
      let judgement = this.root
      for (const key of place) {
        const next = judgement.below.get(String(key)) ?? { isJudged: false, below: new Map() }
        judgement.below.set(String(key), next)
        judgement = next
      }
      judgement.isJudged = true
    }
  }

  /** The parts of a value, at its place, that were not compared; each as high as possible. */
  othersIn(place: Place, root: unknown): readonly Place[] {
    let judgement = this.root
    for (const key of place) {
      const next = judgement.below.get(String(key))
      if (next === undefined) return [place]
      if (next.isJudged) return []
      judgement = next
    }
    return othersBelow(judgement, place, valueAt(root, place))
  }
}

/** The parts of a value that were not compared, where others of it were. */
function othersBelow({ below }: Judgement, place: Place, value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [place]
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): readonly Place[] => {
    const own = [...place, Array.isArray(value) ? Number(key) : key]
    const judgement = below.get(key)
    if (judgement === undefined) return [own]
    return judgement.isJudged ? [] : othersBelow(judgement, own, inner)
  })
}

/** A place in one of the documents. */
export interface OtherPlace {
  readonly place: Place
  readonly isAfter: boolean
}

export interface JudgedDocument {
  readonly root: unknown
  readonly judged: JudgedPlaces
}

/** The differences that nothing was said about, each once. */
export function unjudgedPlaces(
  differences: readonly Difference[],
  before: JudgedDocument,
  after: JudgedDocument,
): readonly OtherPlace[] {
  return differences.flatMap((difference): readonly OtherPlace[] => {
    const [old, current] = [othersAt(difference.before, before), othersAt(difference.after, after)]
    if (difference.after === null) return old.map((place) => ({ place, isAfter: false }))
    if (difference.before === null) return current.map((place) => ({ place, isAfter: true }))
    return old.length + current.length > 0 ? [{ place: difference.after, isAfter: true }] : []
  })
}

function othersAt(place: Place | null, { root, judged }: JudgedDocument): readonly Place[] {
  return place === null ? [] : judged.othersIn(place, root)
}

function valueAt(root: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  )
}
