/** What Git knows of a folder: its state, the commits of its files, and files as they were. */
export {
  findCommit,
  findCommitById,
  findGitPlace,
  type GitBlob,
  type GitEntry,
  type GitPlace,
  listCommit,
  listReferences,
  readBlobs,
} from './git-files.ts'
export {
  type FileCommit,
  type FileHistory,
  type GitHistory,
  readGitHistory,
  readHistoryOf,
} from './git-history.ts'
export { type GitState, readGitReferences, readGitState } from './git-state.ts'
