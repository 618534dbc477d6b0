import { isFile } from '../old-site/read-old-files.ts'
import { join, posix } from 'node:path'
import { writtenHeadings } from '@fyr/content-pipeline/compile'
import { readTextInSite } from '@fyr/cli/internal'
import { importsIn } from '../components/imported-from.ts'
import type { MigrationPlan } from '../old-site/migration-plan.ts'
import type { StagedSite } from '../stage-site.ts'
import type { OldNames } from './old-names.ts'

type Site = Pick<MigrationPlan, 'root' | 'folder' | 'tool' | 'registries' | 'headingId'>

/** Ids that a page of the old tool has besides those of its text: of its parts, its footnotes and its tabs. */
const OF_TOOL = /^(?:_|app$|vp|user-content-|fn|tab-)/i

/** Modules without ids of their own: an attribute of their elements says each. */
const WITHOUT_IDS = /^(?:@theme\/|@theme-original\/|@docusaurus\/|@astrojs\/|astro:|vitepress$|vue$|react$)/
const PICTURE_OR_DATA = /\.(?:png|jpe?g|gif|svg|webp|avif|json|css)$/

/**
 * Finds out whether a page of the old site, by its staged file, is proven to have no element with an id: by the rule of the old
 * tool for the ids of headings, by every attribute that is written, and because no other line of it has the words of the id. Pages
 * with components of the site that may have ids, and files that are new, prove nothing.
 */
export function oldIds(
  { root, folder, tool, registries, headingId }: Site,
  { origins }: Pick<StagedSite, 'origins'>,
  names: OldNames,
): (id: string, file: string) => boolean {
  const pages = new Map<string, OldPageIds>()
  const pageOf = (origin: string): OldPageIds => {
    const known = pages.get(origin) ?? readIds(readTextInSite(root, origin), headingId)
    pages.set(origin, known)
    return known
  }
  const hasRegistry = registries.some((file) => isFile(join(root, file)))
  const mayHaveIds = (page: OldPageIds): boolean =>
    page.requests.some((request) => !isPage(request) && mayGiveIds(request, names)) ||
    (page.hasGlobalTags && (tool === 'VitePress' || hasRegistry))
  return (id, file) => {
    const origin = origins.get(file)
    if (origin === undefined || OF_TOOL.test(id)) return false
    const files = withParts(origin) ?? [...origins.values()].filter(isPage)
    return !files.map(pageOf).some((one) => mayHaveIds(one) || hasId(one, id))
  }

  /** A page and those that it shows, which have components and headings of their own; null where it is not clear which they are. */
  function withParts(first: string): readonly string[] | null {
    const files = new Set([first])
    for (const file of files) {
      const page = pageOf(file)
      if (page.includesPages) return null
      for (const request of page.requests.filter(isPage)) {
        const place = request.startsWith('@site/')
          ? posix.join(folder, request.slice('@site/'.length))
          : posix.join(posix.dirname(file), request)
        if (!/^(?:\.{1,2}|@site)\//.test(request) || !isFile(join(root, place))) return null
        files.add(place)
      }
    }
    return [...files]
  }
}

function isPage(file: string): boolean {
  return /\.mdx?$/.test(file)
}

/** Whether a module that a page imports may render an element with an id. */
function mayGiveIds(request: string, names: OldNames): boolean {
  if (PICTURE_OR_DATA.test(request)) return false
  // A component of the theme may be replaced by one of the site.
  if (WITHOUT_IDS.test(request)) return !names.lacksFile(request.replace(/^@[^/]*\//, 'theme/'))
  const isPath = /^(?:\.|\/|~\/|@\/|@site\/)/.test(request)
  return !isPath || !names.lacksFile(request)
}

interface OldPageIds {
  readonly text: string
  /** Ids of its headings, by the rule of the old tool and as they are written. */
  readonly ids: ReadonlySet<string>
  /** The letters and digits of its other lines. */
  readonly lines: ReadonlySet<string>
  readonly requests: readonly string[]
  readonly includesPages: boolean
  /** Whether it has tags of components that it does not import. */
  readonly hasGlobalTags: boolean
}

function readIds(text: string, headingId: Site['headingId']): OldPageIds {
  const headings = writtenHeadings(text)
  const ofHeadings = new Set(headings.map(({ index }) => index))
  // A line with a link that is no heading is one of a list of contents.
  const others = text.split('\n').filter((line, index) => !ofHeadings.has(index) && !line.includes(']('))
  const imports = importsIn(text)
  const tags = [...withoutCode(text).matchAll(/<([A-Z]\w*|[a-z]\w*-[\w-]*)/g)].map(([, name = '']) => name)
  return {
    text,
    ids: new Set(headings.flatMap(({ id, words }) => (id === null ? [headingId(words)] : [id]))),
    lines: new Set(others.flatMap((line) => [lettersOf(line), lettersOf(wordsOf(line))])),
    requests: [...new Set([...imports.values()].map(({ request }) => request))],
    includesPages: /<!--\s*@include:/.test(text),
    hasGlobalTags: tags.some((name) => name !== 'Badge' && !imports.has(name)),
  }
}

function hasId({ text, ids, lines }: OldPageIds, id: string): boolean {
  // Of headings with the same words, all but the first have a number.
  const plain = id.replace(/-\d+$/, '')
  const isHeading = [id, plain].some((one) => ids.has(one))
  return isHeading || isWritten(text, id) || [id, plain].some((one) => lines.has(lettersOf(one)))
}

/** Whether a text has an id as the author has written it: as an attribute or in braces. */
function isWritten(text: string, id: string): boolean {
  const literal = id.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  return new RegExp(`(?:\\{[^{}\\n]*#|\\b(?:id|name)\\s*=[{"'\`\\s]*)${literal}(?![\\w-])`).test(text)
}

/** A line as readers see it, roughly: without tags, addresses and marks of headings. */
function wordsOf(line: string): string {
  return line.replaceAll(/<[^<>]*>|&#?\w+;|\{[^{}]*\}/g, '').replaceAll(/\]\([^()]*\)/g, ']')
}

/** Letters and digits alone: what every rule makes ids of. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/** A text without its blocks and spans of code. The marks of a block are read as a whole: none of them is tried as the last one. */
export function withoutCode(text: string): string {
  return text.replaceAll(/^[ \t>]*(`{3,}(?!`)|~{3,}(?!~))[^]*?^[ \t>]*\1/gm, '').replaceAll(/`[^`\n]*`/g, '')
}
