import { posix } from 'node:path'
import type { Nodes, Root, RootContent } from 'mdast'
import { createDiagnosticLog, type SourceText } from '../../diagnostic.ts'
import { suggestName } from '../../nearest-name.ts'
import { apiPartNames, type ApiPartKind, findApiParts, type FoundApiPart } from '../../read/api-parts.ts'
import type { IncludePlace } from '../../read/find-included-file.ts'
import { readTextFile } from '../../read/read-text-file.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { moveRelativeLinks } from './move-relative-links.ts'

/** Parses Markdown that is not in the file of the page; null when it is too expensive. */
export type ParseBlocks = (markdown: string, context: DocumentContext) => Root | null

type LeafDirective = Extract<Nodes, { type: 'leafDirective' }>

/** The attribute that names a part of each kind. */
const NAMED_BY: Readonly<Record<ApiPartKind, string>> = { operation: 'id', request: 'id', schema: 'name' }

/** Whether a directive shows a part of an API. */
export function isApiPart(name: string): name is ApiPartKind {
  return Object.hasOwn(NAMED_BY, name)
}

/** The blocks of `::operation{id=…}`, `::request{id=…}` or `::schema{name=…}`. Mistakes are reported, and show nothing. */
export function apiPartBlocks(
  directive: LeafDirective & { readonly name: ApiPartKind },
  context: DocumentContext,
  parse: ParseBlocks,
): RootContent[] {
  const { includes } = context
  if (includes === null) {
    reportAt(
      context,
      directive,
      'invalid-include',
      'Parts of an API cannot be shown here.',
      'Write a link to its page.',
    )
    return []
  }
  const part = findPart(directive, includes, context)
  const source = part && readTextFile(includes.root, part.file, context.log)
  if (part === null || source === null) return []
  return blocksOf(part, source, { includes, context, parse })
}

function blocksOf(
  { folder }: FoundApiPart,
  source: SourceText,
  {
    includes,
    context,
    parse,
  }: { readonly includes: IncludePlace; readonly context: DocumentContext; readonly parse: ParseBlocks },
): RootContent[] {
  // Errors in texts of the description are reported for the pages of the API.
  const tree = parse(source.text, { ...context, source, log: createDiagnosticLog() })
  if (tree === null) return []
  moveRelativeLinks(tree, posix.relative(includes.folders.at(-1) ?? '', folder))
  return tree.children
}

function findPart(
  directive: LeafDirective & { readonly name: ApiPartKind },
  { root, api: place, visited }: IncludePlace,
  context: DocumentContext,
): FoundApiPart | null {
  const { name: kind } = directive
  const key = NAMED_BY[kind]
  const { [key]: name, api, ...others } = directive.attributes ?? {}
  const form = `Write "::${kind}{${key}=…}".`
  const report = (problem: string, hint: string): null => {
    reportAt(context, directive, 'unknown-api-part', problem, hint)
    return null
  }
  const [unknown] = Object.keys(others)
  if (unknown !== undefined)
    return report(`Unknown option "${unknown}" for ::${kind}.`, suggestName(unknown, [key, 'api'], form))
  if (!name) return report(`::${kind} needs the ${key} of the ${kind} to show.`, form)
  const names = place.apis.map((one) => one.name)
  if (names.length === 0)
    return place.isOfCommit === true
      ? report(
          'A version from Git has no parts of APIs: they are made of the descriptions of today.',
          'Release the version as a folder, with "fyr version" and without "--from-tag".',
        )
      : report('This site has no API.', 'Add openApiSource({ file: … }) to "sources" in the configuration.')
  if (typeof api === 'string' && !names.includes(api))
    return report(`Unknown API "${api}".`, suggestName(api, names, `APIs of this site: ${names.join(', ')}.`))
  const chosen = { ...place, apis: place.apis.filter((one) => !api || one.name === api) }
  const [part, ...more] = findApiParts(kind, name, { root, place: chosen, visited })
  if (part === undefined) {
    const known = apiPartNames(kind, root, chosen)
    const few = known.slice(0, MAX_NAMES).join(', ')
    const advice = `Known: ${few}${known.length > MAX_NAMES ? ', …' : ''}.`
    return report(
      `No API of this site has the ${kind} "${name}".`,
      suggestName(name, known, known.length === 0 ? 'Correct the content source first.' : advice),
    )
  }
  if (more.length === 0) return part
  const all = [part, ...more].map((one) => one.apiName)
  return report(
    `Several APIs have the ${kind} "${name}": ${all.join(', ')}.`,
    `Name one: "::${kind}{${key}=… api=${part.apiName}}".`,
  )
}

/** More names than these do not help. */
const MAX_NAMES = 8
