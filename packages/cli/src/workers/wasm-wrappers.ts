import { setFlagsFromString } from 'node:v8'

/** Major versions of V8 that free code still in use, as described below: those of Node 22 to 24. */
const AFFECTED = /^1[23]\./

/** Calls after which V8 compiles a wrapper: more than there ever are. */
const NEVER = 2 ** 31 - 1

/**
 * Keeps V8 from compiling the wrappers through which WebAssembly calls JavaScript; the general one takes no longer for the
 * little that the highlighter's engine calls. All threads of a process share compiled ones, and an affected V8 can give one
 * to a thread while the last other thread that used it ends, which aborts the process ("jit_page.has_value()",
 * nodejs/node#64500). For the whole process, from the next WebAssembly instance on.
 */
export function keepGeneralWrappers(): void {
  if (AFFECTED.test(process.versions.v8)) setFlagsFromString(`--wasm-wrapper-tiering-budget=${NEVER}`)
}
