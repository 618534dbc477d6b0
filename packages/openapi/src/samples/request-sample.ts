/** A text of a sample and where it begins in the fence. */
export interface Placed {
  readonly text: string
  readonly offset: number
}

/** A name and a value. */
export interface PlacedPair {
  readonly name: Placed
  readonly value: Placed
}

/** A body and the place of each of its letters in the fence. */
export interface PlacedBody {
  readonly text: string
  readonly offsetOf: (offset: number) => number
}

/** A request as a sample shows it. */
export interface RequestSample {
  readonly method: Placed
  /** An address or a path, without its query. */
  readonly target: Placed
  readonly query: readonly PlacedPair[]
  readonly headers: readonly PlacedPair[]
  /** Null without one. */
  readonly body: PlacedBody | null
  /** Whether lines of it are left out, so that parts may be missing. */
  readonly isOpen: boolean
  /** The content type that the tool sends if no header sets one; null if it sends none. */
  readonly usualType: string | null
}

/** An answer as a sample shows it. */
export interface ResponseSample {
  /** Null where only headers are shown. */
  readonly status: Placed | null
  readonly reason: Placed | null
  readonly headers: readonly PlacedPair[]
  readonly body: PlacedBody | null
  readonly isOpen: boolean
}

export interface SampleIssue {
  readonly offset: number
  readonly problem: string
  readonly hint: string
}

/** Splits `/path?a=1&b=2#part`; what follows `#` is not sent. */
export function splitTarget({ text, offset }: Placed): {
  readonly target: Placed
  readonly query: readonly PlacedPair[]
} {
  const plain = text.replace(/#.*$/s, '')
  const mark = plain.indexOf('?')
  if (mark === -1) return { target: { text: plain, offset }, query: [] }
  return {
    target: { text: plain.slice(0, mark), offset },
    query: readPairs({ text: plain.slice(mark + 1), offset: offset + mark + 1 }),
  }
}

/** Reads `a=1&b=2`. */
export function readPairs({ text, offset }: Placed): readonly PlacedPair[] {
  let at = offset
  return text.split('&').flatMap((pair) => {
    const start = at
    at += pair.length + 1
    if (pair.trim() === '') return []
    const space = pair.length - pair.trimStart().length
    const equals = pair.indexOf('=')
    const name = equals === -1 ? pair : pair.slice(0, equals)
    const value = equals === -1 ? '' : pair.slice(equals + 1)
    return [
      {
        name: { text: decode(name.trim()), offset: start + space },
        value: { text: decode(value.trim()), offset: equals === -1 ? start : start + equals + 1 },
      },
    ]
  })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** Whether a text stands for a value: `{id}`, `<id>`, `$ID`, `:id` or one with dots for its end. */
export function isPlaceholder(text: string): boolean {
  return /^\{[^{}]*\}$|^<[^<>]*>$|^:[a-z]\w*$|\$\{?[A-Za-z_]|\$\(|…|\.\.\.$/.test(text)
}
