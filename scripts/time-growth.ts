/** One reading of something of a size. */
export interface GrowthReading {
  /** What was read and what was written for it, in characters. */
  readonly weight: number
}

interface TimedReading extends GrowthReading {
  /** Of the processor: the machine may be busy. */
  readonly milliseconds: number
}

/** Readings of a size and of four times as much. */
interface Pair {
  readonly size: number
  readonly small: TimedReading
  readonly large: TimedReading
}

/** The exponent that time may grow with: `n log n`, and labels that grow by a digit, stay below it on a quiet machine. */
export const MOST_GROWTH = 1.2

/** Sizes from here on, each four times the one before. */
const FIRST_SIZE = 16
/** From such a size, weight (in characters) or time on, a pair tells how the time grows. */
const ENOUGH_SIZE = 16_384
const ENOUGH_WEIGHT = 100_000
const ENOUGH_MS = 60

/** Less is noise, however often it is measured. */
const LEAST_MS = 40

/** What grows faster must have been refused before it takes that long. */
const LONGEST_MS = 2000

const ROUNDS = 5

/**
 * How the time of `read` grows with what it reads and writes: 1 when twice as much takes twice the time, 2 when it takes four
 * times as long. 0 when it takes next to no time, or when what would take long is refused. Each size counts with the shortest of its
 * times, so that neither a busy machine nor a collection of garbage makes a difference. What is above `MOST_GROWTH` is measured again.
 */
export async function growthOf(
  read: (size: number) => Promise<GrowthReading> | GrowthReading,
): Promise<number> {
  const time = async (size: number): Promise<TimedReading> => {
    const start = process.cpuUsage()
    const { weight } = await read(size)
    const { user, system } = process.cpuUsage(start)
    return { weight, milliseconds: (user + system) / 1000 }
  }
  /** The next pair; null where it is refused. What is refused weighs less than what was not. */
  const larger = async ({ size, large }: Pair): Promise<Pair | null> => {
    const next = await time(size * 16)
    return next.weight > large.weight ? { size: size * 4, small: large, large: next } : null
  }
  const untilEnough = async (pair: Pair): Promise<Pair> => {
    const { size, large } = pair
    if (size * 4 >= ENOUGH_SIZE || large.milliseconds >= ENOUGH_MS || large.weight >= ENOUGH_WEIGHT)
      return pair
    const next = await larger(pair)
    return next === null ? pair : untilEnough(next)
  }
  const measure = async (pair: Pair, rounds = ROUNDS): Promise<number> => {
    const growth = exponentOf(pair)
    if (growth <= MOST_GROWTH) return growth
    const { size, small, large } = pair
    if (large.milliseconds < LONGEST_MS) {
      const next = await larger(pair)
      return next === null ? 0 : measure(next)
    }
    if (rounds === 0) return growth
    const [one, other] = [await time(size), await time(size * 4)]
    return measure({ size, small: shorter(small, one), large: shorter(large, other) }, rounds - 1)
  }
  const first = { size: FIRST_SIZE, small: await time(FIRST_SIZE), large: await time(FIRST_SIZE * 4) }
  return measure(await untilEnough(first))
}

function shorter(one: TimedReading, other: TimedReading): TimedReading {
  return one.milliseconds <= other.milliseconds ? one : other
}

function exponentOf({ small, large }: Pair): number {
  if (large.milliseconds < LEAST_MS) return 0
  const weights = Math.max(large.weight / small.weight, 1.01)
  return Math.log(large.milliseconds / small.milliseconds) / Math.log(weights)
}
