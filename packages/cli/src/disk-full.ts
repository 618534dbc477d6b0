import { SiteError } from './site-error.ts'

/** Error codes for a full disk or quota. Threads pass on only the text of an error. */
const FULL = /^(?:ENOSPC|EDQUOT)\b/

/** Whether an error, or what caused it, is a full disk. */
export function isDiskFull(error: unknown): error is Error {
  return error instanceof Error && (FULL.test(error.message) || isDiskFull(error.cause))
}

/** Reports once that the disk is full, instead of everything that failed because of it. */
export function diskFull(error: Error): SiteError {
  const { message } = rootOf(error)
  const problem = `The disk is full (${message}).`
  const hint =
    'Free some space, then run the command again. If it was publishing, this completes the publish.'
  return new SiteError([{ code: 'disk-full', problem, hint }], { cause: error })
}

function rootOf(error: Error): Error {
  return FULL.test(error.message) || !(error.cause instanceof Error) ? error : rootOf(error.cause)
}
