import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type SiteDiagnostic, siteDiagnostic } from '../site-error.ts'
import { findPackage } from '../store/package-fingerprint.ts'

/** The parser in Rust that a site may install. */
const PARSER = 'satteri'

/** A warning if a site has installed the parser in Rust, but not for this system. */
export async function reportParser(root: string): Promise<readonly SiteDiagnostic[]> {
  if (findPackage(root, PARSER) === null) return []
  try {
    const file = createRequire(join(root, 'site.config.ts')).resolve(PARSER)
    await import(pathToFileURL(file).href)
    return []
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n', 1)
    return [
      siteDiagnostic({
        code: 'parser-library-failed',
        severity: 'warning',
        file: 'package.json',
        problem: `"${PARSER}" is installed, but not for this system (${process.platform} ${process.arch}). Markdown is read without it: ${reason}`,
        hint: 'Delete "node_modules", and install the packages again on this system, with the optional ones.',
      }),
    ]
  }
}
