import { posix } from 'node:path'
import { parseAst, type Plugin, type Rolldown } from 'vite'
import type { LateModule } from './client-bundle.ts'

/** Vite wraps every `import()` in a function of this module, and marks where the files go that it needs. */
const VITE_HELPER = '\0vite/preload-helper.js'
const VITE_FUNCTION = '__vitePreload'
const VITE_MARK = '__VITE_PRELOAD__'

/**
 * Puts the function that the module `loader` exports as `loadModule` instead of Vite's own around every `import()`, with
 * the name of the script: browsers do not compare hashes of what scripts import on request, so that function has to.
 */
export function loadModules(loader: string): Plugin {
  return {
    name: 'fyr:load-modules',
    enforce: 'pre',
    load: (id) =>
      id === VITE_HELPER ? `export { loadModule as ${VITE_FUNCTION} } from ${JSON.stringify(loader)}` : null,
    renderChunk(code) {
      const edits = findLoads(code).map(({ mark, name }) => ({ ...mark, text: name }))
      return edits.length === 0 ? null : { code: withEdits(code, edits), map: null }
    },
  }
}

/** A part of a syntax tree. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [name: string]: unknown
}

interface Edit extends Pick<Node, 'start' | 'end'> {
  readonly text: string
}

/** The placeholders for names of scripts on request, each with its name as a JavaScript string. */
function findLoads(code: string): readonly { readonly mark: Node; readonly name: string }[] {
  if (!code.includes(VITE_MARK)) return []
  return nodesOf(parseAst(code)).flatMap((node) => {
    const [load, mark] = node.type === 'CallExpression' ? (node['arguments'] as readonly Node[]) : []
    if (load === undefined || mark?.['name'] !== VITE_MARK) return []
    const [name] = nodesOf(load).flatMap((part) => nameOf(part) ?? [])
    return name === undefined ? [] : [{ mark, name: JSON.stringify(name) }]
  })
}

/** The name in an import; null for any other node, and for a name that is only known at run time. */
function nameOf({ type, source }: Node): string | null {
  if (type !== 'ImportExpression') return null
  const { value } = source as Node
  return typeof value === 'string' ? value : null
}

/** The nodes of a tree, from the outside in. */
function nodesOf(tree: object): readonly Node[] {
  const nodes: Node[] = []
  const waiting: unknown[] = [tree]
  for (const value of waiting) {
    if (typeof value !== 'object' || value === null) continue
    if (isNode(value)) nodes.push(value)
    waiting.push(...Object.values(value))
  }
  return nodes
}

function isNode(value: object): value is Node {
  return 'type' in value && 'start' in value && 'end' in value
}

/** None of the edits overlap. */
function withEdits(code: string, edits: readonly Edit[]): string {
  const ordered = edits.toSorted((left, right) => left.start - right.start)
  let text = ''
  let at = 0
  for (const edit of ordered) {
    text += code.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + code.slice(at)
}

/**
 * The scripts of a bundle beside its boot script, each with the names of the scripts on request that need it.
 * None of them needs what the boot script itself imports.
 */
export function listLateModules(
  output: readonly Rolldown.RolldownOutput['output'][number][],
  boot: Rolldown.OutputChunk,
): readonly LateModule[] {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const early = allOf(boot.fileName, chunks)
  const neededBy = new Map(
    [...early].filter((place) => place !== boot.fileName).map((place) => [place, new Set<string>()]),
  )
  for (const { fileName, isDynamicEntry } of chunks.values()) {
    if (!isDynamicEntry) continue
    for (const place of allOf(fileName, chunks)) {
      if (early.has(place)) continue
      const names = neededBy.get(place) ?? new Set()
      neededBy.set(place, names.add(`./${posix.basename(fileName)}`))
    }
  }
  return [...neededBy]
    .map(([place, names]) => ({ place, neededBy: [...names].toSorted() }))
    .toSorted((left, right) => (left.place < right.place ? -1 : 1))
}

/** A script and everything that it imports, also through others. */
function allOf(
  place: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(place)) return found
  found.add(place)
  for (const next of chunks.get(place)?.imports ?? []) allOf(next, chunks, found)
  return found
}
