import { dropSlash, isEncoded, normalizePath, readSegment } from './address-text.ts'
import { createParams } from './match-params.ts'
import { WILDCARD } from './parse-pattern.ts'
import type { RouteTable, TableBranch, TableLeaf, TableMatch } from './route-table.ts'

const SLASH = 47

/** Finds the most specific route of an address. Never throws; takes time in proportion to the path's length. */
export function findMatch<Route>(table: RouteTable<Route>, address: string): TableMatch<Route> | null {
  return table.statics.get(address) ?? search(table, address)
}

function search<Route>(table: RouteTable<Route>, address: string): TableMatch<Route> | null {
  const { statics, root, isStrict, decode, fold, common, expression } = table
  let pathname = address
  let path = address
  let read = asItIs
  const groups = hasHead(root, address) ? expression?.exec(address) : null
  if (groups) {
    let at = 1
    for (const leaf of common) {
      if (groups[at] !== undefined) return toMatch(leaf, groups, at, address, read)
      at += leaf.names.length
    }
  }
  if (isUnusual(address)) {
    pathname = address.replace(/[?#].*/s, '')
    path = isStrict ? pathname : dropSlash(pathname)
    if (decode && isEncoded(path)) {
      path = normalizePath(path)
      read = readSegment
    }
  }
  const key = fold(path)
  const known = key === address ? undefined : statics.get(key)
  if (known) return known
  const leaf = findLeaf(root, path, key, 0, read)
  if (!leaf) return null
  // Where two slashes end a normalized path, the second one is a final slash still.
  const text = !isStrict && path.endsWith('/') ? path.slice(0, -1) : path
  return toMatch(leaf, leaf.cutter.exec(text) ?? [], 1, pathname, read)
}

/** Whether an address may differ from its normalized path. Three searches are quicker than one expression. */
function isUnusual(address: string): boolean {
  return (
    address.charCodeAt(address.length - 1) === SLASH ||
    address.includes('%') ||
    address.includes('?') ||
    address.includes('#')
  )
}

/** Whether a slash stands where the head of some pattern ends; without one no pattern needs to be tried. */
function hasHead({ lengths }: TableBranch<unknown>, path: string): boolean {
  for (const length of lengths) if (path.charCodeAt(length - 1) === SLASH) return true
  return false
}

function asItIs(text: string): string {
  return text
}

/**
 * Finds the leaf for what is left of a path from `at` on: behind the longest head first, a longer one is the more
 * specific. A branch is reached by one way at most, so no path makes the search go back and forth.
 */
function findLeaf<Route>(
  { heads, lengths }: TableBranch<Route>,
  path: string,
  key: string,
  at: number,
  read: (segment: string) => string,
): TableLeaf<Route> | null {
  for (const length of lengths) {
    const start = at + length
    const edges = key.charCodeAt(start - 1) === SLASH && heads.get(key.slice(at, start))
    if (!edges) continue
    const stop = endOfSegment(key, start)
    let best: TableLeaf<Route> | null = null
    for (const edge of edges) {
      if (best && best.rank < edge.rank) break
      const end = edge.kind === WILDCARD ? key.length : stop
      if (edge.kind !== WILDCARD && (start === stop || edge.test?.(read(path.slice(start, stop))) === false))
        continue
      const leaf = edge.ends.get(key.slice(end)) ?? findLeaf(edge, path, key, end, read)
      if (leaf && (!best || leaf.rank < best.rank)) best = leaf
    }
    if (best) return best
  }
  return null
}

/** The match of a leaf whose parameters are the groups from `first` on. */
function toMatch<Route>(
  { route, names, hasWildcard }: TableLeaf<Route>,
  groups: readonly (string | undefined)[],
  first: number,
  path: string,
  read: (segment: string) => string,
): TableMatch<Route> {
  const params = createParams()
  for (let index = 0; index < names.length; index++) {
    const text = groups[first + index]
    params[names[index] as string] =
      hasWildcard && index === names.length - 1 ? readRest(text, read) : read(text as string)
  }
  return { route, params, path }
}

function readRest(text: string | undefined, read: (segment: string) => string): string[] {
  const segments = text === undefined ? [] : text.split('/')
  return read === asItIs ? segments : segments.map(read)
}

function endOfSegment(path: string, start: number): number {
  const slash = path.indexOf('/', start)
  return slash < 0 ? path.length : slash
}
