import { changeLines } from './change-lines.ts'
import { decodedPath } from './decoded-path.ts'

/** The start of an address in a page: of a link, a picture, or an attribute of HTML. */
const START = /(\]\(\s*<?|\b(?:src|href|poster)=\{?["'`])(\/[^\s)>"'`?#]+)/g

/** What the addresses of a page begin with, and the static files of the site. */
interface StaticFiles {
  readonly basePath: string
  /** Whether the static folder has a file, by its path inside. */
  readonly isStatic: (path: string) => boolean
}

/** A page whose addresses of static files begin with the base path there; here the build adds it. */
export function withoutBasePath(text: string, { basePath, isStatic }: StaticFiles): string {
  if (basePath === '/' || !text.includes(basePath)) return text
  const shorten = (whole: string, before: string, address: string): string => {
    const path = address.startsWith(basePath) ? address.slice(basePath.length) : ''
    return path !== '' && isStatic(decodedPath(path)) ? `${before}/${path}` : whole
  }
  return changeLines(text, { text: (line) => line.replaceAll(START, shorten) })
}
