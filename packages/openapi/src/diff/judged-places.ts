import type { Difference, Place } from './find-differences.ts'

/** Places of a document whose meaning was compared. What is below one was compared with it. */
export class JudgedPlaces {
  private readonly judged = new Set<string>()
  /** Places that have a judged one below them. */
  private readonly around = new Set<string>()

  add(places: readonly Place[]): void {
    for (const place of places) {
      this.judged.add(keyOf(place))
      for (let length = 0; length < place.length; length += 1) this.around.add(keyOf(place.slice(0, length)))
    }
  }

  /** The parts of a value, at its place, that were not compared; each as high as possible. */
  othersIn(place: Place, root: unknown): readonly Place[] {
    const isJudged = place.some((_key, index) => this.judged.has(keyOf(place.slice(0, index + 1))))
    if (isJudged) return []
    if (!this.around.has(keyOf(place))) return [place]
    const value = valueAt(root, place)
    if (typeof value !== 'object' || value === null) return [place]
    return Object.keys(value).flatMap((key) =>
      this.othersIn([...place, Array.isArray(value) ? Number(key) : key], root),
    )
  }
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

function keyOf(place: Place): string {
  return JSON.stringify(place.map(String))
}

function valueAt(root: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  )
}
