import { setFlagsFromString } from 'node:v8'

/**
 * Megabytes in which a thread of a pool puts what is new before it looks at what of it is still in use. Left alone V8 takes
 * so much that a whole build holds a hundred more; with a sixth of it a build does a tenth more work.
 */
const YOUNG_MB = 48

/** The same in a process that is at work on something large, where what the site itself takes counts more. */
const YOUNG_OF_MANY_MB = 24

/** V8 divides them into three. */
const PARTS = 3

/** Percent of what is in use that may be waste, before V8 looks for it; left alone it takes up to four times as much. */
const WASTE_PERCENT = 20

/** Megabytes for what is new, of a thread that is going to be started, in long work or not. */
export function youngMb(isLong: boolean): number {
  return isLong ? YOUNG_OF_MANY_MB : YOUNG_MB
}

/**
 * Holds the whole process to less memory, above all the thread that gives the tasks out. Nearly all that it makes of a large
 * site stays, for which V8 would double its room for what is new to 128 MB. V8 takes the limits of a process's first thread
 * on its command line alone, but asks for these each time.
 */
export function holdYoung(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  // Threads that start from now on can not grow either, so they begin with all that they may have.
  setFlagsFromString(`--min-semi-space-size=${YOUNG_OF_MANY_MB / PARTS}`)
  setFlagsFromString(`--heap-growing-percent=${WASTE_PERCENT}`)
}
