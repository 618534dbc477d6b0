import { ownFile } from '../own-package.ts'
import { findPackage, packageFingerprint, packageFolderOf } from '../store/package-fingerprint.ts'

/**
 * A hash of the code that builds a site in `root` (absolute): of the theme with a server entry point (absolute), of this package,
 * and of packages that the site's own components import, by name. Those that are not installed do not count.
 */
export function codeFingerprint(root: string, themeServer: string, imports: readonly string[] = []): string {
  const imported = imports.flatMap((name) => findPackage(root, name) ?? [])
  return packageFingerprint([packageFolderOf(themeServer), ownFile('.'), ...imported])
}
