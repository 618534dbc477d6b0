import { SiteError } from './site-error.ts'

/** What a system says whose disk, or whose share for this user, is full. Threads hand over the text of an error alone. */
const FULL = /^(?:ENOSPC|EDQUOT)\b/

/** Whether an error, or what caused it, is a full disk. */
export function isDiskFull(error: unknown): error is Error {
  return error instanceof Error && (FULL.test(error.message) || isDiskFull(error.cause))
}

/** Says once that the disk is full, in place of what could not be done because of it. */
export function diskFull(error: Error): SiteError {
  const { message } = rootOf(error)
  const problem = `The disk is full (${message}).`
  const hint = 'Make room, then run the command again. If it was publishing, that completes the publish.'
  return new SiteError([{ code: 'disk-full', problem, hint }], { cause: error })
}

function rootOf(error: Error): Error {
  return FULL.test(error.message) || !(error.cause instanceof Error) ? error : rootOf(error.cause)
}
