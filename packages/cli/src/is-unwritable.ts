const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'])

/** Whether an error is what a system tells of a place where this user can make nothing. */
export function isUnwritable(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && UNWRITABLE.has(String(error.code))
}
