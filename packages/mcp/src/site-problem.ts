/** What keeps a tool from answering, in words for the person or agent who asked. */
export class SiteProblem extends Error {
  override readonly name = 'SiteProblem'
}
