/** The reason why a tool cannot answer, in words for the person or agent who called it. */
export class SiteProblem extends Error {
  override readonly name = 'SiteProblem'
}
