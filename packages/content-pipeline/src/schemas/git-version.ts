/** A version of the docs whose files come from Git. They are kept in a folder, arranged as in their commit. Paths are relative to the root of the site. */
export interface GitVersion {
  readonly name: string
  /** What Git calls the commit, for messages: `v2.0`. */
  readonly revision: string
  /** The whole id of the commit. */
  readonly commit: string
  /** The kept files of the repository. */
  readonly folder: string
  /** Where the site was among them, with a slash at the end. */
  readonly base: string
  /** The docs, below `base`. */
  readonly docs: string
}
