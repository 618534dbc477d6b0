import { filledSlots } from './word-sketch.ts'

/** A block as far as finding it in another text needs it. */
export interface MovableBlock {
  readonly kind: string
  /** Equal for blocks that say the same. */
  readonly key: string
  readonly sketch: string
}

/** A text and its former state, either of which may have no blocks. */
export interface TextStates<Name> {
  readonly name: Name
  readonly older: readonly MovableBlock[]
  readonly newer: readonly MovableBlock[]
  /** Sketches of its title in any of the states. */
  readonly titles: readonly string[]
}

/** Another text, and the place of a block in its newer state; null for one that is not there, or is its title. */
export interface OtherText<Name> {
  readonly name: Name
  readonly place: number | null
}

/** Blocks that have left a text for another one, and those that have come from one, by their places in its two states. */
export interface TextMoves<Name> {
  readonly to: ReadonlyMap<number, OtherText<Name>>
  readonly from: ReadonlyMap<number, OtherText<Name>>
}

/** Blocks that leave together have at least about so many words: a short one may stand in many texts by chance. */
const LEAST_WORDS = 6

/** A block that has come to more texts than these, such as a sentence that all of them got, has moved to none of them. */
const MOST_TARGETS = 8

/** Places of the blocks that one state of a text has more often than the other, by their keys. */
type Surplus = ReadonlyMap<string, readonly number[]>

/** Finds the blocks that were moved between texts. */
export function findMoves<Name>(texts: readonly TextStates<Name>[]): ReadonlyMap<Name, TextMoves<Name>> {
  const states = texts.map((text) => ({
    text,
    gone: surplusOf(text.older, text.newer),
    come: surplusOf(text.newer, text.older),
  }))
  type State = (typeof states)[number]
  const byKey = new Map<string, State[]>()
  for (const state of states)
    for (const key of state.come.keys()) {
      const known = byKey.get(key)
      if (known === undefined) byKey.set(key, [state])
      else known.push(state)
    }
  const moves = new Map<Name, { to: Map<number, OtherText<Name>>; from: Map<number, OtherText<Name>> }>()
  const movesOf = ({ text: { name } }: State) => {
    const known = moves.get(name) ?? {
      to: new Map<number, OtherText<Name>>(),
      from: new Map<number, OtherText<Name>>(),
    }
    moves.set(name, known)
    return known
  }
  for (const source of states) {
    const targetsOf = (key: string) => {
      const targets = byKey.get(key) ?? []
      return targets.length > MOST_TARGETS ? [] : targets.filter((one) => one !== source)
    }
    for (const { target, keys } of runsOf(source.text.older, source.gone, targetsOf)) {
      // The heading of a section is the title of a text that was made of it, and the other way round.
      const [left, came] = [
        headingBefore(keys[0], source.text.older, source.gone),
        headingBefore(keys[0], target.text.newer, target.come),
      ]
      if (left !== null && target.text.titles.includes(left.block.sketch))
        movesOf(source).to.set(left.place, { name: target.text.name, place: null })
      if (came !== null && source.text.titles.includes(came.block.sketch))
        movesOf(target).from.set(came.place, { name: source.text.name, place: null })
      for (const key of new Set(keys)) {
        const [froms, places] = [source.gone.get(key) ?? [], target.come.get(key) ?? []]
        for (const from of froms)
          movesOf(source).to.set(from, { name: target.text.name, place: places[0] ?? null })
        for (const place of places)
          if (!movesOf(target).from.has(place))
            movesOf(target).from.set(place, { name: source.text.name, place: null })
      }
    }
  }
  return moves
}

function surplusOf(blocks: readonly MovableBlock[], others: readonly MovableBlock[]): Surplus {
  const counts = new Map<string, number>()
  for (const { key } of others) counts.set(key, (counts.get(key) ?? 0) + 1)
  const places = new Map<string, number[]>()
  for (const [place, { key }] of blocks.entries()) {
    const known = places.get(key)
    if (known === undefined) places.set(key, [place])
    else known.push(place)
  }
  for (const [key, all] of places) if (all.length <= (counts.get(key) ?? 0)) places.delete(key)
  return places
}

/** Rows of blocks that have gone to the same text, if they are long enough together. */
function runsOf<State>(
  blocks: readonly MovableBlock[],
  gone: Surplus,
  targetsOf: (key: string) => readonly State[],
): { readonly target: State; readonly keys: readonly string[] }[] {
  const runs: { targets: readonly State[]; keys: string[]; words: number }[] = []
  let run: (typeof runs)[number] | null = null
  for (const { key, sketch } of blocks) {
    const targets = gone.has(key) ? targetsOf(key) : []
    const shared: readonly State[] = run?.targets.filter((target) => targets.includes(target)) ?? []
    if (run !== null && shared.length > 0) run.targets = shared
    else if (targets.length === 0) run = null
    else runs.push((run = { targets, keys: [], words: 0 }))
    if (run === null) continue
    run.keys.push(key)
    run.words += filledSlots(sketch)
  }
  return runs.flatMap(({ targets: [target], keys, words }) =>
    target !== undefined && words >= LEAST_WORDS ? [{ target, keys }] : [],
  )
}

/** The heading above the first block of a key, unless the other state of the text has it too. */
function headingBefore(key = '', blocks: readonly MovableBlock[], surplus: Surplus) {
  const place = (surplus.get(key)?.[0] ?? 0) - 1
  const block = blocks[place]
  return block?.kind === 'heading' && surplus.has(block.key) ? { place, block } : null
}
