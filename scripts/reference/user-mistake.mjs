/** What somebody who writes the reference has to correct. The script prints the lines, without a stack. */
export class UserMistake extends Error {
  name = 'UserMistake'

  /** @param lines A sentence each. */
  constructor(lines) {
    super(lines.join('\n'))
  }
}
