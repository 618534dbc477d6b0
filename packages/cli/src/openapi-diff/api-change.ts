/** A difference between two descriptions of an API. */
export interface ApiChange {
  readonly kind: 'added' | 'changed' | 'deprecated' | 'removed'
  /** `GET /feeding`, or the name of a schema. */
  readonly subject: string
  /** The part of it that changed; empty for all of it. */
  readonly text: string
  /** Whether a client that was right may be wrong with it. */
  readonly isBreaking: boolean
}
