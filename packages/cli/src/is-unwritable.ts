const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'])

/** Whether an error means that this user cannot create files there. */
export function isUnwritable(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && UNWRITABLE.has(String(error.code))
}
