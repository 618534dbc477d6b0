import { posix } from 'node:path'
import { changeLines, changeOutsideCode } from './old-site/change-lines.ts'
import type { MigrationPlan } from './old-site/migration-plan.ts'
import { moved } from './old-site/moved.ts'
import { decodedPath } from './old-site/decoded-path.ts'

/**
 * A relative path in a line: of an import, a link or image, the definition of one, an attribute, an include, or the picture of a page. What may come before it, the
 * path, and what may follow it.
 */
const PATH =
  /((?:\bfrom\s+|\bimport\s+|\bsrc=|\bhref=)["'](?:!{0,2}(?:raw-loader!)?)|\]\(\s*<?|^ {0,3}\[[^\]]+\]:\s*<?|\bfile="?|^image:\s+["']?)(\.{1,2}\/[^"'\s)>?#}]+)/g

/** The same without a dot at its start, which only Markdown reads from the folder of the page: elsewhere it is a package or an address. */
const BARE_PATH =
  /(\]\(\s*<?|^ {0,3}\[[^\]]+\]:\s*<?|^image:\s+["']?)(?![a-z][a-z\d+.-]*:)([^"'\s)<>?#}./][^"'\s)<>?#}]*)/gi

/** The relative paths that a page names outside of code, from the root. */
export function pathsNamedIn(text: string, file: string): ReadonlySet<string> {
  const found = new Set<string>()
  changePaths(text, (path) => {
    found.add(decodedPath(posix.join(posix.dirname(file), path)))
    return path
  })
  return found
}

/** The text of a page that moves, with relative paths of files as they are from its new place. */
export function movePaths(
  text: string,
  { file, place, moves }: { readonly file: string; readonly place: string } & Pick<MigrationPlan, 'moves'>,
  isThere: (file: string) => boolean,
): string {
  const [from, to] = [posix.dirname(file), posix.dirname(place)]
  if (from === to) return text
  return changePaths(text, (path) => {
    const target = posix.join(from, path)
    const isRelative = path.startsWith('.')
    // A page by its address is not a file, and has the same address afterwards.
    if (!isThere(decodedPath(target)) && !(isRelative && target.startsWith('../'))) return path
    const moving = posix.relative(to, moved(target, moves))
    if (!isRelative && moving === path) return path
    return moving.startsWith('../') ? moving : `./${moving}`
  })
}

function changePaths(text: string, change: (path: string) => string): string {
  const changed = (_whole: string, before: string, path: string) => before + change(path)
  const changeIn = (part: string) => {
    const own = part.includes('./') ? part.replaceAll(PATH, changed) : part
    return /\]\(|\]:|^image:/.test(own) ? own.replaceAll(BARE_PATH, changed) : own
  }
  return changeLines(text, {
    // The name of a definition may be in marks of code.
    text: (line) => (/^ {0,3}\[[^\]]+\]:/.test(line) ? changeIn(line) : changeOutsideCode(line, changeIn)),
  })
}
