import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { z } from 'zod'
import { createDiagnosticLog, type Issue } from '../diagnostic.ts'
import { compareCodePoints } from '../manifest/compare-code-points.ts'
import { nearestName } from '../nearest-name.ts'
import { authorsSchema } from '../schemas/authors.ts'
import { checkValue } from '../schemas/check-value.ts'
import { tagsSchema } from '../schemas/tags.ts'
import { termsSchema } from '../schemas/terms.ts'
import { readInSite } from './inside-site.ts'
import { namesIn } from './names-in.ts'
import { parseYaml } from './parse-yaml.ts'
import { type ReadContext, translationFolders } from './read-collection.ts'

/** A kind of data file, and the places where files of it are read. */
interface DataKind {
  readonly schema: z.ZodType
  readonly places: readonly string[]
}

const DATA_FILE = /^(.+)\.(?:json|ya?ml)$/i

/**
 * Reports files that say what a data file of the site says, but that nothing reads: under a similar name, or in another folder of
 * those where one may look for them. A file that says something else is there for another reason, such as to be included.
 */
export function reportUnreadData(context: ReadContext): void {
  const { docs, blog, pages } = context.config.content
  const kinds = kindsOf(context)
  const collections = [docs, blog, pages]
  const folders = new Set(['.', ...collections.map((folder) => posix.dirname(folder)), ...collections])
  for (const { places } of kinds.values()) for (const place of places) folders.add(posix.dirname(place))
  for (const folder of folders) reportIn(folder, kinds, context)
}

function kindsOf({ config }: ReadContext): ReadonlyMap<string, DataKind> {
  const { docs, blog, terms } = config.content
  const others = config.locales.filter(({ code }) => code !== config.defaultLocale)
  const translations = others.flatMap(({ code }) => translationFolders(config, code))
  const blogs = config.blog === false ? [] : [blog, ...translations.map((folder) => `${folder}/blog`)]
  const docFolders = config.docs === false ? [] : [docs, ...translations.map((folder) => `${folder}/docs`)]
  return new Map([
    ['terms', { schema: termsSchema, places: [terms] }],
    ['authors', { schema: authorsSchema, places: blogs.map((folder) => `${folder}/authors.yml`) }],
    ['tags', { schema: tagsSchema, places: [...blogs, ...docFolders].map((folder) => `${folder}/tags.yml`) }],
  ])
}

function reportIn(folder: string, kinds: ReadonlyMap<string, DataKind>, context: ReadContext): void {
  const { root, log } = context
  for (const name of namesIn(join(root, folder)).toSorted(compareCodePoints)) {
    const stem = DATA_FILE.exec(name)?.[1]?.toLowerCase()
    const kind = kinds.get(nearestName(stem ?? '', kinds.keys()) ?? '')
    const file = posix.join(folder, name)
    if (stem === undefined || kind === undefined || kind.places.includes(file)) continue
    const issue = adviceFor(file, stem, kind, context)
    if (issue !== null) log.add({ file, text: '' }, issue)
  }
}

/** Null for a file that is there for another reason. */
function adviceFor(
  file: string,
  stem: string,
  { schema, places }: DataKind,
  { root, config }: ReadContext,
): Issue | null {
  const place = places.find((one) => posix.dirname(one) === posix.dirname(file))
  const isThere = place !== undefined && existsSync(join(root, place))
  const isOfPlace = place !== undefined && stem === posix.basename(place, '.yml')
  if (!(isOfPlace && !isThere) && !fits(file, schema, root)) return null
  if (place !== undefined && !isThere)
    return {
      code: 'misnamed-file',
      problem: 'Nothing reads a file of this name.',
      hint: `Rename it to "${posix.basename(place)}".`,
    }
  const originals = places.filter((one) => !one.startsWith(`${config.content.translations}/`))
  const names = (place === undefined ? originals : [place]).map((one) => `"${one}"`).join(' or ')
  const hint = `${isThere ? 'Move what it says' : 'Move it'} to ${names}.`
  return { code: 'unread-file', problem: 'Nothing reads this file.', hint }
}

/** Whether a file says what files of a kind say. */
function fits(file: string, schema: z.ZodType, root: string): boolean {
  const text = readInSite(root, file)?.toString('utf8') ?? ''
  const parsed = parseYaml(text, { file, text }, 1, createDiagnosticLog())
  return parsed?.value !== undefined && checkValue(schema, parsed.value).value !== null
}
