import { posix } from 'node:path'
import { changeLines } from './old-site/change-lines.ts'
import type { MigrationPlan } from './old-site/migration-plan.ts'
import { moved } from './old-site/moved.ts'

/**
 * A relative path in a line: of an import, a link or image, the definition of one, an attribute, an include, or the picture of a page. What may come before it, the
 * path, and what may follow it.
 */
const PATH =
  /((?:\bfrom\s+|\bimport\s+|\bsrc=|\bhref=)["'](?:!{0,2}(?:raw-loader!)?)|\]\(\s*<?|^ {0,3}\[[^\]]+\]:\s*<?|\bfile="?|^image:\s+["']?)(\.{1,2}\/[^"'\s)>?#}]+)/g

/** The relative paths that a page names outside of code, from the root. */
export function pathsNamedIn(text: string, file: string): ReadonlySet<string> {
  const found = new Set<string>()
  changePaths(text, (path) => {
    found.add(posix.join(posix.dirname(file), path))
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
    // A page by its address is not a file, and has the same address afterwards.
    if (!isThere(target) && !target.startsWith('../')) return path
    const moving = posix.relative(to, moved(target, moves))
    return moving.startsWith('../') ? moving : `./${moving}`
  })
}

function changePaths(text: string, change: (path: string) => string): string {
  return changeLines(text, {
    text: (line) =>
      line.includes('./')
        ? line.replaceAll(PATH, (_whole, before: string, path: string) => before + change(path))
        : line,
  })
}
