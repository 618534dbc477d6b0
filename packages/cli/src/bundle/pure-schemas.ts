import { parseSync, type Plugin } from 'vite'

/** Part of a source text. */
interface Range {
  readonly start: number
  readonly end: number
}

/**
 * A Vite plugin for files of islands (absolute) that export a schema as `attributes`. Only builds use it, and a bundler cannot
 * know that making it does nothing else. Where browsers have no use for it, it is left out, and its library with it.
 */
export function pureSchemas(files: readonly string[]): Plugin {
  const own = new Set(files)
  return {
    name: 'fyr:pure-schemas',
    transform: {
      order: 'pre',
      handler: (code, id) => (own.has(id) ? { code: markPure(code, id), map: null } : null),
    },
  }
}

/** The text of a module in which the schema, and every constant that it is made of, is marked as free of effects. */
export function markPure(code: string, file: string): string {
  const constants = constantsOf(code, file)
  const marked = new Map<string, Range>()
  const queue = ['attributes']
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const range = constants.get(name)
    if (range === undefined || marked.has(name)) continue
    const text = code.slice(range.start, range.end)
    // It would be in a function that cannot wait.
    if (/\bawait\b/.test(text)) continue
    marked.set(name, range)
    queue.push(...[...constants.keys()].filter((other) => new RegExp(String.raw`\b${other}\b`).test(text)))
  }
  // From the end, so that a mark does not move the places before it.
  return [...marked.values()]
    .toSorted((left, right) => right.start - left.start)
    .reduce(
      (text, { start, end }) =>
        `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
      code,
    )
}

/** Values of the constants at the top of a module, by their names. */
function constantsOf(code: string, file: string): ReadonlyMap<string, Range> {
  const { body } = parseSync(file, code).program
  const declarations = body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
  return new Map(
    declarations.flatMap((node) =>
      node?.type === 'VariableDeclaration'
        ? node.declarations.flatMap(({ id, init }) =>
            id.type === 'Identifier' && init !== null && /^\w+$/.test(id.name)
              ? [[id.name, init] as const]
              : [],
          )
        : [],
    ),
  )
}
