import type { PatternScanner, RegexEngine } from '@shikijs/primitive/types'

type Text = Parameters<PatternScanner['findNextMatchSync']>[0]
type Match = NonNullable<ReturnType<PatternScanner['findNextMatchSync']>>
type Find = (text: Text, from: number, options: number) => Match | null

/** A part of the patterns of a rule, and their numbers there. */
interface Part {
  readonly find: Find
  readonly first: number
}

/**
 * A part ends at a pattern whose length is a multiple of this. Parts then have about as many patterns, and rules that share patterns share
 * parts.
 */
const PART_END = 8

/** `\G` depends on where the search begins, and `\K` moves the start of a match: parts cannot say which match is the first. */
const BESIDE_ORDER = /\\[GK]/

/**
 * An engine that compiles most patterns of a grammar once. Each rule of a grammar asks for all that may be inside of it in one list:
 * 200 patterns of TypeScript come in lists of 1,600 together, and compiling these took longer than all searches. Here rules share
 * parts of their lists, and a part does not search what is left of a line again.
 */
export function sharePatterns(engine: RegexEngine): RegexEngine {
  const shared = new Map<string, Find>()
  const share = (patterns: string[]): Find => {
    const key = patterns.join('\0')
    const known = shared.get(key) ?? searchOnce(engine.createScanner(patterns))
    shared.set(key, known)
    return known
  }
  return {
    createString: (text) => engine.createString(text),
    createScanner(given) {
      const patterns = given.map(String)
      const [own, ...rest] = patterns
      if (own === undefined || rest.length < PART_END || patterns.some((one) => BESIDE_ORDER.test(one)))
        return engine.createScanner(given)
      // The first pattern ends the rule. It may repeat what began it, and so differ from text to text.
      const scanner = engine.createScanner([own])
      const parts: Part[] = [{ find: searchOnce(scanner), first: 0 }]
      for (let first = 1, end = 2; end <= patterns.length; end += 1) {
        if (end < patterns.length && (patterns[end - 1]?.length ?? 0) % PART_END > 0) continue
        parts.push({ find: share(patterns.slice(first, end)), first })
        first = end
      }
      return {
        findNextMatchSync: (text, from, options) => findFirst(parts, text, from, Number(options)),
        dispose: () => scanner.dispose?.(),
      }
    },
  }
}

/** The first match of all parts; of those at one place that of the first pattern. */
function findFirst(parts: readonly Part[], text: Text, from: number, options: number): Match | null {
  let best: Match | null = null
  let number = 0
  for (const { find, first } of parts) {
    const match = find(text, from, options)
    if (match === null || (best !== null && startOf(match) >= startOf(best))) continue
    best = match
    number = first + match.index
    if (startOf(match) === from) break
  }
  return best && { index: number, captureIndices: best.captureIndices }
}

/** A search that knows what it found last: farther on in the same text that is still the first match. */
function searchOnce(scanner: PatternScanner): Find {
  let last: { text: Text; from: number; options: number; match: Match | null } | null = null
  return (text, from, options) => {
    const isKnown = last?.text === text && last.options === options && last.from <= from
    if (last !== null && isKnown && (last.match === null || startOf(last.match) >= from)) return last.match
    last = { text, from, options, match: scanner.findNextMatchSync(text, from, options) }
    return last.match
  }
}

function startOf({ captureIndices: [whole] }: Match): number {
  return whole?.start ?? 0
}
