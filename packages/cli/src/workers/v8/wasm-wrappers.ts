import { setFlagsFromString } from 'node:v8'

/** Major versions of V8 with the issue described below: those of Node 22 to 24. */
const AFFECTED = /^1[23]\./

/** A number of calls that is never reached: V8 compiles a wrapper after this many. */
const NEVER = 2 ** 31 - 1

/**
 * Keeps V8 from compiling the wrappers through which WebAssembly calls JavaScript. The generic wrapper is fast enough
 * for the few calls of the highlighter's engine. All threads of a process share compiled wrappers, and an affected V8
 * can hand one to a thread while the last other thread that used it ends, which aborts the process
 * ("jit_page.has_value()", nodejs/node#64500). Applies to the whole process, from the next WebAssembly instance on.
 */
export function keepGeneralWrappers(): void {
  if (AFFECTED.test(process.versions.v8)) setFlagsFromString(`--wasm-wrapper-tiering-budget=${NEVER}`)
}
