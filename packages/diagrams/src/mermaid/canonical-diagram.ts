import type { Element } from 'hast'
import type { Problem, Statement, UnknownName } from './mermaid-source.ts'

/** A diagram that we draw ourselves. */
export interface DrawnDiagram {
  readonly picture: Element
  /** The title that a statement gives it. */
  readonly title: string | null
}

/** The lines of a diagram in the form that the library draws right. */
export class CanonicalDiagram {
  readonly lines: string[] = []
  readonly problems: Problem[] = []

  /** Adds lines, however many: a call with each as an argument fails where there are too many. */
  add(lines: readonly string[]): void {
    for (const line of lines) this.lines.push(line)
  }

  /** A statement without which the drawing would be wrong. */
  refuse(
    { text, line }: Statement,
    what = 'is not a statement that can be drawn',
    hint = '',
    unknown?: UnknownName,
  ): void {
    const problem = `"${excerptOf(text)}" ${what}.`
    this.problems.push({ line, problem, hint, isFatal: true, ...(unknown && { unknown }) })
  }

  /** A statement that the drawing is right without. */
  leaveOut({ text, line }: Statement, what: string, hint = 'Delete it.'): void {
    this.problems.push({ line, problem: `"${excerptOf(text)}" is left out: ${what}.`, hint, isFatal: false })
  }
}

/** Why colours and styles of authors are left out. */
export const NO_STYLES = 'the theme of the site decides how diagrams look'

function excerptOf(text: string): string {
  const [first = ''] = text.split('\n', 1)
  return first.length > 60 || first !== text ? `${first.slice(0, 60)}…` : first
}
