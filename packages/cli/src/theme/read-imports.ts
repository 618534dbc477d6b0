import { parseSync } from 'vite'
import { type FilePlace, placeAt } from './place-at.ts'

/** Something that a module imports or re-exports. */
export interface ModuleImport {
  /** The path or package, as written. */
  readonly request: string
  /** The imported name, `default` for a default export; null for an import of the whole module. */
  readonly name: string | null
  /** Position of that name. For a whole module and for a default export it is the position of the path. */
  readonly place: FilePlace
  readonly requestPlace: FilePlace
}

/** An import from the parser. */
interface ParsedImport {
  readonly moduleRequest: { readonly start: number; readonly end: number } | null
  readonly importName: {
    readonly kind: string
    readonly name: string | null
    readonly start: number | null
  }
}

/** The name of an import of a whole module. */
const WHOLE: ParsedImport['importName'] = { kind: 'None', name: null, start: null }

/**
 * Parses the imports of a TypeScript module without running it. `file` is used in positions and decides the language.
 */
export function readImports(file: string, text: string): readonly ModuleImport[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const found: ParsedImport[] = [
    ...staticImports.map(({ moduleRequest }) => ({ moduleRequest, importName: WHOLE })),
    ...staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName }) => ({ moduleRequest, importName: { ...WHOLE, ...importName } })),
    ),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .map(({ moduleRequest, importName }) => ({ moduleRequest, importName: { ...WHOLE, ...importName } })),
    ...dynamicImports.map(({ moduleRequest }) => ({ moduleRequest, importName: WHOLE })),
  ]
  return found.flatMap(({ moduleRequest, importName: { kind, name, start } }) => {
    if (moduleRequest === null) return []
    const requestPlace = placeAt(file, text, moduleRequest.start)
    return {
      // Without the quotes around it.
      request: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      name: kind === 'Default' ? 'default' : name,
      place: start === null ? requestPlace : placeAt(file, text, start),
      requestPlace,
    }
  })
}
