/** Ignores errors about missing files: the folder was removed in the meantime, so there is nothing to do. */
export function ifThere(act: () => void): void {
  try {
    act()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
  }
}
