/** A difference between two descriptions of an API. */
export interface ApiChange {
  /**
   * What is `unjudged` differs, and is not compared: it may be a text or break clients. What is `uncompared` stands for more than the
   * descriptions are long: it may differ or not.
   */
  readonly kind: 'added' | 'changed' | 'deprecated' | 'removed' | 'uncompared' | 'unjudged'
  /** `GET /feeding`, or the name of a schema; of what is not compared its keys from the root. */
  readonly subject: string
  /** The part of it that changed; empty for all of it. Of what is not compared the file and the line. */
  readonly text: string
  /** Whether a client that was right may be wrong with it. */
  readonly isBreaking: boolean
}
