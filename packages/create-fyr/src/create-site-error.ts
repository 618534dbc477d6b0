/** Why a site cannot be created. */
export type CreateSiteErrorCode = 'folder-in-use' | 'folder-not-empty' | 'folder-unusable'

/** An error that the user can fix. */
export class CreateSiteError extends Error {
  override readonly name = 'CreateSiteError'
  readonly code: CreateSiteErrorCode
  /** How to fix it. */
  readonly hint: string

  constructor(code: CreateSiteErrorCode, problem: string, hint: string, options?: ErrorOptions) {
    super(problem, options)
    this.code = code
    this.hint = hint
  }
}
