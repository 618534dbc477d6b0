import type { Issue, Point } from '../../diagnostic.ts'
import type { PlacedNode } from '../document/document-context.ts'

/** Thrown at a value that is too long, or one too many: the document is refused. */
export class ValueExcess extends Error {
  readonly problem: string
  readonly hint: string
  /** Where it is; null until the node is known that the value belongs to. */
  at: Point | null = null

  constructor(problem: string, hint: string) {
    super(problem)
    this.problem = problem
    this.hint = hint
  }

  get issue(): Issue {
    const { problem, hint, at } = this
    return { code: 'too-large', problem, hint, at: at ?? { line: 1, column: 1 } }
  }
}

/** Reads values of a node: an excess in one of them is where the node begins. */
export function inPlace<Result>({ position }: PlacedNode, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (error instanceof ValueExcess && position !== undefined) {
      const { line, column } = position.start
      error.at ??= { line, column }
    }
    throw error
  }
}
