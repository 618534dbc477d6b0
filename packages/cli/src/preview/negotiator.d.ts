declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'

  /** The preferences of a request. */
  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, 'headers'>)
    /** The encoding that the request prefers; among equals the first of `preferred`. */
    encoding(
      available: readonly string[],
      options: { readonly preferred: readonly string[] },
    ): string | undefined
  }
}
