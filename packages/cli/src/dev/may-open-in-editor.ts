import { realpathSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { isAbsolute, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isHidden } from '@fyr/content-pipeline/internal'

/** The overlay requests this path to open a file in the author's editor; Vite answers it. */
const OPEN_IN_EDITOR = '/__open-in-editor'

/** Whether Vite takes a path for a request to open the editor. It ignores case and anything after the path. */
export function isForEditor(pathname: string): boolean {
  return pathname.toLowerCase().startsWith(OPEN_IN_EDITOR)
}

interface AskedFile {
  /** Address of the request, with its query. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/**
 * Whether a request may open a file in the editor: it must come from a page of this server, and the file must be a
 * visible file of the site (`root` is absolute). An editor may execute what a file says, so an attacker must not choose
 * it.
 */
export function mayOpenInEditor({ url, headers }: AskedFile, root: string): boolean {
  // Browsers send this header with each request, and scripts cannot set it.
  if (headers['sec-fetch-site'] !== 'same-origin') return false
  const file = new URL(url, 'http://localhost').searchParams.get('file')
  const path = file === null ? null : realPathOf(file.replace(/(?::\d+){1,2}$/, ''))
  if (path === null) return false
  const place = relative(realpathSync(root), path)
  return place !== '' && isInside(place) && !isHidden(place.replaceAll(sep, '/'))
}

function isInside(place: string): boolean {
  const [first = ''] = place.split(sep)
  return first !== '..' && first !== 'node_modules' && !isAbsolute(place)
}

/** Null for a missing file, and for a relative path, because the editor is started in another folder. */
function realPathOf(file: string): string | null {
  try {
    const path = file.startsWith('file:') ? fileURLToPath(file) : file
    return isAbsolute(path) ? realpathSync(path) : null
  } catch {
    return null
  }
}
