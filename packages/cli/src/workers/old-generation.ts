import { setFlagsFromString } from 'node:v8'

/**
 * Megabytes up to which V8 leaves alone what is old in a thread. By itself it looks through all of it six or seven times in
 * the seconds in which a thread compiles a thousand documents, and finds next to nothing that is of no use any more: a
 * twentieth of a build's work.
 */
const LEFT_ALONE_MB = 64

/** Has V8 look through the old objects of threads later. For those that start from now on, and they keep to it. */
export function collectLate(): void {
  setFlagsFromString(`--initial-old-space-size=${LEFT_ALONE_MB}`)
}

/** Takes that back for threads that start from now on. */
export function collectAsUsual(): void {
  setFlagsFromString('--initial-old-space-size=0')
}
