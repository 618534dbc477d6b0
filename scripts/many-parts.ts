/**
 * What takes twice as long with each part never ends with so many. There is time for some hundreds in every run; `pnpm maintain growth`
 * takes sixteen times as many, with which to read each part again for each of the others takes minutes.
 */
const MANY = process.env['FYR_THOROUGH'] === undefined ? 256 : 4096

/** In characters. Some texts grow faster than the number of their parts. */
const LONGEST_TEXT = 1_000_000

/**
 * The number of parts with which a test reads a hostile text once, in a moment: a reader that takes far longer than its text is long
 * hangs. No time is compared, as the machine may be busy; `pnpm maintain growth` measures how it grows.
 */
export function manyParts(textOf: (n: number) => string, most = MANY): number {
  let count = 64
  while (count * 4 <= most && textOf(count * 4).length <= LONGEST_TEXT) count *= 4
  return count
}
