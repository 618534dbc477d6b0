/**
 * Runs contenders in turn, so that a slow moment of the machine meets all of them, and gives the median of each in
 * nanoseconds of processor time per operation: the time that other programs take is not counted.
 *
 * @param {Record<string, (round: number) => number>} contenders Each runs once and gives its number of operations.
 * @param {number} rounds
 * @returns {Record<string, number>}
 */
export function measure(contenders, rounds) {
  const times = Object.fromEntries(
    Object.keys(contenders).map((name) => [name, /** @type {number[]} */ ([])]),
  )
  for (let round = 0; round < rounds + WARM_UP_ROUNDS; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      const start = process.cpuUsage()
      const operations = run(round)
      const { user, system } = process.cpuUsage(start)
      if (round >= WARM_UP_ROUNDS) times[name].push(((user + system) * 1000) / operations)
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)]))
}

const WARM_UP_ROUNDS = 5

/** @param {number[]} list */
export function median(list) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
}

let isGood = true

/**
 * Prints one line of the comparison and remembers whether its target holds.
 *
 * @param {string} what
 * @param {number} value
 * @param {'<=' | '>='} sign
 * @param {number} target
 * @param {string} unit
 */
export function report(what, value, sign, target, unit = 'x') {
  const holds = sign === '<=' ? value <= target : value >= target
  isGood &&= holds
  const rounded = value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2)
  console.log(
    `${holds ? 'ok  ' : 'MISS'} ${what}: ${rounded}${unit} (target ${sign} ${target.toLocaleString('en')}${unit})`,
  )
}

/** Whether every target reported so far holds. */
export function allHold() {
  return isGood
}
