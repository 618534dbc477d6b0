/** An address below the base path, or `/folder/*` for everything below a folder. */
export const ADDRESS_OR_FOLDER = /^\/(?!\/)[^\s?#*\\]*(?:\/\*)?$/

/** The folder that a setting such as `/shop/*` names, with its final slash: `/shop/`; null for a single address. */
export function folderIn(written: string): string | null {
  return written.endsWith('/*') ? written.slice(0, -1) : null
}
