import { setFlagsFromString } from 'node:v8'

/**
 * Size in megabytes of V8's young generation per thread. With V8's default a whole build takes a hundred megabytes
 * more; with a sixth of it a build does a tenth more work.
 */
const YOUNG_MB = 48

/** The same in a process with long work, where the memory for the site itself counts more. */
const YOUNG_OF_MANY_MB = 24

/** The number of semi-spaces that V8 divides the young generation into. */
const PARTS = 3

/**
 * V8 collects the old generation when it has grown by this percentage; by default it may grow up to four times as
 * large.
 */
const WASTE_PERCENT = 20

/** Size in megabytes of the young generation of a new thread, in long work or not. */
export function youngMb(isLong: boolean): number {
  return isLong ? YOUNG_OF_MANY_MB : YOUNG_MB
}

/**
 * Limits the memory of the whole process, above all of the thread that distributes the tasks. Nearly everything that it
 * creates for a large site stays in use, so V8 would grow the young generation to 128 MB. V8 accepts the limits of a
 * process's first thread only on the command line, but reads these flags each time.
 */
export function holdYoung(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  // New threads cannot grow their young generation either, so they start with the full size.
  setFlagsFromString(`--min-semi-space-size=${YOUNG_OF_MANY_MB / PARTS}`)
  setFlagsFromString(`--heap-growing-percent=${WASTE_PERCENT}`)
}
