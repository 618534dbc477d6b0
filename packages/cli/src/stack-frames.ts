/** A frame of a stack. Lines and columns count from 1. */
export interface StackFrame {
  /** Path, address or id of a module. */
  readonly module: string
  readonly line: number
  readonly column: number
}

/** The frames of a stack as V8 writes it that have a place, the innermost first. */
export function stackFrames({ stack = '' }: Pick<Error, 'stack'>): StackFrame[] {
  const frames = stack.matchAll(/^ +at (?:[^(\r\n\u2028\u2029]*\()?(.+):(\d+):(\d+)\)?$/gm)
  return Array.from(frames, ([, module = '', line, column]) => ({
    module,
    line: Number(line),
    column: Number(column),
  }))
}
