import { posix } from 'node:path'
import { changeFrontMatter } from '@fyr/cli/internal'
import { closeElements } from '../old-site/close-elements.ts'
import { decodedPath } from '../old-site/decoded-path.ts'
import { changeLines, changeOutsideCode } from '../old-site/change-lines.ts'
import { keepHeadingIds } from '../old-site/keep-heading-ids.ts'
import { headKeys, type OwnHeadElement } from '../old-site/head-keys.ts'
import { withHeroAsText } from '../old-site/hero-as-text.ts'
import { homeFrontMatter } from '../old-site/home-of-tool.ts'
import type { MigrationNote, MigrationPlan } from '../old-site/migration-plan.ts'
import { plainDate } from '../old-site/old-date.ts'
import { asMarkdown, attributeOf, listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { moved } from '../old-site/moved.ts'
import { neighbour } from '../old-site/neighbour.ts'
import { withKnownContainers } from '../old-site/own-containers.ts'
import { rewriteBound, scriptConstants } from './bound-attributes.ts'
import { withPlainAttributes } from './plain-attributes.ts'
import { type CodeSettings, rewriteFence } from './rewrite-fence.ts'
import { rewriteTabs } from './rewrite-tabs.ts'
import { headingIdOf } from './heading-id-of.ts'
import { withIncludedParts } from './included-parts.ts'
import { outlineLevels } from './outline-levels.ts'
import { withTeamAsText } from './team-pages.ts'
import { withTitleFirst } from './with-title-first.ts'

/** The site around a page. */
export interface PageSurroundings {
  /** Folder of the pages, relative to the root. */
  readonly source: string
  readonly moves: MigrationPlan['moves']
  /** Folder of static files, relative to the root. Default: `public` beside the pages. */
  readonly statics?: string
  /** The id of the doc that a link on a page leads to; null for any other link. Files are from the root. */
  readonly docOf?: (link: string, file: string) => string | null
  /** Whether there is a file, by its path from the root. */
  readonly isThere?: (file: string) => boolean
  /** The text of a file, by its path from the root; null if the site has none. Default: none. */
  readonly textAt?: (path: string) => string | null
  /** What addresses of a language began with, and what they begin with now. */
  readonly renamed?: readonly (readonly [from: string, to: string])[]
  /** The id of a heading by its text. Default: as VitePress makes it. */
  readonly idOf?: (text: string) => string
  /** What attributes of Markdown are between, if the site says so: `markdown.attrs`. Default: braces. */
  readonly attributeMarks?: readonly [left: string, right: string] | null
  /** Whether Markdown has attributes, which `markdown.attrs` may switch off. Default: yes. */
  readonly hasAttributes?: boolean
  /** Whether the site shows no table of contents, unless a page says so. Default: no. */
  readonly hidesContents?: boolean
  /** Names of the containers that the site adds. Default: none. */
  readonly containers?: readonly string[]
  /** What the site says of all its code. Default: nothing. */
  readonly code?: CodeSettings
}

/** Keys of the old front matter, and lines of the text, in the words of Fyr. Files are the old and the new one. */
export function rewritePage(file: string, place: string, old: string, site: PageSurroundings): string {
  const { idOf = headingIdOf, textAt = () => null } = site
  const pathOf = (path: string, page: string) => pathInRoot(path, page, site.source)
  const whole = withIncludedParts(old, file, { pathOf, textAt, idOf })
  const text = withKnownContainers(whole, site.containers ?? [])
  const isHomePlace = /^(?:content\/pages|i18n\/[^/]+\/pages)\/index\.md$/.test(place)
  const isHomePage = place !== file && isHomePlace
  // It is never among the docs, whose layouts there are.
  const isNotFound = place !== file && place.endsWith('pages/404.md')
  let written: Settings = {}
  const changed = changeFrontMatter(withTeamAsText(isHomePlace ? text : withHeroAsText(text)), (matter) => {
    written = matter
    return isHomePage
      ? homeFrontMatter(matter, { file, place })
      : {
          ...keysOf(matter, (link) => site.docOf?.(link, file) ?? null),
          ...(site.hidesContents === true && hasNoOutline(matter) ? { hide_table_of_contents: true } : {}),
          ...headKeys(matter, headElements(matter['head'])),
          ...(isNotFound ? { layout: undefined } : {}),
        }
  })
  const filled = withNamedValues(isHomePage ? changed : withTitleFirst(changed), written)
  return keepHeadingIds(rewriteText(closeElements(rewriteBound(rewriteTabs(filled))), file, site), {
    idOf,
    countsTitle: true,
  })
}

/** `{{ $frontmatter.title }}`, `{{ version }}`: a value of the front matter, or of a constant, in the text. */
const NAMED = /\{\{\s*(\$?[A-Za-z_]\w*)((?:\.[A-Za-z_]\w*)*)\s*\}\}/g
/** `const { frontmatter } = useData()` */
const OWN_FRONT_MATTER = /\{[^{}]*\bfrontmatter\b(?!\s*:)[^{}]*\}\s*=\s*useData\(/

/** A text with the texts and numbers of its front matter and its script, which Vue fills in where they are named. */
function withNamedValues(text: string, frontMatter: Settings): string {
  if (!text.includes('{{')) return text
  const named = new Map<string, unknown>([...scriptConstants(text), ['$frontmatter', frontMatter]])
  if (OWN_FRONT_MATTER.test(text)) named.set('frontmatter', frontMatter)
  const fill = (whole: string, name: string, path: string): string => {
    const keys = path.split('.').slice(1)
    const value = keys.reduce<unknown>((around, key) => recordOf(around)[key], named.get(name))
    return typeof value === 'string' || typeof value === 'number' ? asMarkdown(String(value)) : whole
  }
  return changeLines(text, {
    text: (line) => changeOutsideCode(line, (part) => part.replaceAll(NAMED, fill)),
  })
}

/** The elements that a page adds to its head, a list of `[name, attributes]`. */
function headElements(written: unknown): readonly OwnHeadElement[] {
  return listOf(written)
    .map(listOf)
    .map(([tag, attributes]) => ({ tag: textOf(tag) ?? '', attributes: recordOf(attributes) }))
}

function keysOf(old: Settings, docOf: (link: string) => string | null): Record<string, unknown> {
  const levels = outlineLevels(old['outline'])
  return {
    ...(old['outline'] === undefined ? {} : { outline: undefined }),
    ...(old['outline'] === false ? { hide_table_of_contents: true } : {}),
    ...(levels === null ? {} : { toc_min_heading_level: levels[0], toc_max_heading_level: levels[1] }),
    ...(old['sidebar'] === false ? { sidebar: undefined, displayed_sidebar: null } : {}),
    ...neighbour(old, 'prev', docOf),
    ...neighbour(old, 'next', docOf),
    ...(old['aside'] === false ? { aside: undefined, hide_table_of_contents: true } : {}),
    ...(old['editLink'] === false ? { editLink: undefined, custom_edit_url: null } : {}),
    ...Object.fromEntries(
      USUAL.flatMap(([key, ...values]) => (values.includes(old[key]) ? [[key, undefined]] : [])),
    ),
    ...updateOf(old['lastUpdated']),
    ...(old['layout'] === undefined ? {} : { layout: layoutOf(old['layout']) }),
  }
}

/** Whether a page leaves its table of contents to the site. */
function hasNoOutline(matter: Settings): boolean {
  const keys = ['outline', 'toc_min_heading_level', 'hide_table_of_contents']
  return keys.every((key) => matter[key] === undefined)
}

/** Values of keys that ask for what every page has here, or only for another place of it. */
const USUAL: readonly (readonly [key: string, ...values: unknown[]])[] = [
  ['aside', true, 'left'],
  ['sidebar', true, 'left', 'right'],
  ['editLink', true],
  ['navbar', true],
  ['footer', true],
  ['isHome', true, false],
]

/** When a page was last changed; whether it says so is a setting of the site. */
function updateOf(written: unknown): Record<string, unknown> {
  const date = plainDate(written) ?? (typeof written === 'string' ? written : null)
  if (date !== null) return { lastUpdated: undefined, last_update: { date } }
  return typeof written === 'boolean' ? { lastUpdated: undefined } : {}
}

/** Pages without the parts around the text. Other layouts are components of the old theme; a page that was moved before has its own. */
function layoutOf(layout: unknown): string | undefined {
  return layout === false || layout === 'page' || layout === 'landing' ? 'landing' : undefined
}

/** Attributes behind the name of a container, which Fyr reads without a space. */
const CONTAINER_ATTRIBUTES = /^([\s>]*:{3,}\s*[\w-]+)\s+(\{[^{}]*\})\s*$/

/** The line that opens a container of which readers see nothing. */
const UNSEEN = /^(:{3,})\s*(?:v-pre|raw)\s*$/

/** What only a browser shows, which is part of the page here: around HTML, the tags would be HTML too. */
const CLIENT_ONLY = /<\/?(?:ClientOnly|client-only)>/g

/** Lines of the old spelling that Fyr writes in another way. */
function rewriteText(text: string, file: string, site: PageSurroundings): string {
  let verbatim: string | null = null
  const scripts = scriptsOfImports(text)
  const isScript = scriptLines()
  const groups = codeGroups()
  return changeLines(text, {
    text: (line) => {
      groups.read(line)
      if (/^\s*<\/?(?:ClientOnly|client-only)>\s*$/.test(line)) return null
      if (groups.isOpen() && /^\s*<!--(?:(?!-->).)*-->\s*$/.test(line)) return null
      const script = isScript(line)
      if (script !== null && scripts.has(script)) return null
      const [, opened] = UNSEEN.exec(line) ?? []
      if (opened === undefined && line.trim() !== verbatim) return rewriteLine(line, file, site)
      // Braces in text are text here, so nothing has to protect them, and the theme's styles have no exceptions.
      verbatim = opened ?? null
      return null
    },
    fence: (line) => rewriteFence(groups.withTitle(line), site.code),
  })
}

/** Follows the lines of a text outside of code, and titles the blocks of a group: VitePress calls a tab without a title by its language. */
function codeGroups() {
  let opened: string | null = null
  const languages = new Map<string, number>()
  return {
    read(line: string): void {
      const [, colons] = /^\s*(:{3,})\s*code-group\b/.exec(line) ?? []
      if (colons !== undefined) {
        opened = colons
        languages.clear()
      } else if (line.trim() === opened) opened = null
    },
    /** Whether the line that was read last is in a group, where VitePress shows nothing but code. */
    isOpen: () => opened !== null,
    /** The line that opens a block. Tabs of the same language have numbers: here two tabs cannot have the same name. */
    withTitle(fence: string): string {
      if (opened === null || /\[[^\]]*\]|\btitle=/.test(fence)) return fence
      const [, written = ''] = /^\s*(?:`{3,}|~{3,})\s*([^\s{:=[]*)/.exec(fence) ?? []
      const language = written.replace(/-vue$/, '') || 'txt'
      const count = (languages.get(language) ?? 0) + 1
      languages.set(language, count)
      return `${fence.trimEnd()} [${count === 1 ? language : `${language} ${count}`}]`
    },
  }
}

/** Assigns each line of a `<script setup>` the number of its script on the page, from 0, and null to every other line. */
function scriptLines(): (line: string) => number | null {
  let count = -1
  let isOpen = false
  return (line) => {
    if (!isOpen && /\bsetup\b/.test(/^<script\b([^>]*)>\s*$/.exec(line)?.[1] ?? '')) {
      isOpen = true
      count += 1
    }
    if (!isOpen) return null
    isOpen = !/^<\/script>\s*$/.test(line)
    return count
  }
}

/** The scripts of a page that only import components, which Fyr knows by their names. */
function scriptsOfImports(text: string): ReadonlySet<number> {
  const scripts = new Map<number, boolean>()
  const isScript = scriptLines()
  changeLines(text, {
    text: (line) => {
      const script = isScript(line)
      const isImport = /^(?:<\/?script\b.*|import\s.*|\s*)$/.test(line)
      if (script !== null) scripts.set(script, (scripts.get(script) ?? true) && isImport)
      return line
    },
  })
  return new Set([...scripts].flatMap(([script, isAllImports]) => (isAllImports ? [script] : [])))
}

const INCLUDE = /^(\s*)<!--\s*@include:\s*([^\s{#]+)(?:#([^\s{]+))?\s*-->\s*$/
/** `<<< ./a.ts#region{1,3 ts:line-numbers} [title]` */
const SNIPPET = /^(\s*)<<<\s*([^\s{#[]+)(?:#([^\s{[]+))?(?:\s*\{([^}]*)\})?\s*(?:\[([^\]]+)\]\s*)?$/
/** `::: tip {no-title}`: the title of an admonition without one is the name of its type. */
const NO_TITLE = /^(\s*:{3,}\s*\w+)\s+\{no-title\}\s*$/
/** `[text](./a.html#id)`: what VitePress publishes a page as. */
const HTML_LINK = /(\]\(\s*<?|\bhref=["'])((?!\w+:|\/\/)[^\s()>"'?#]+)\.html(?=[\s)>"'?#])/g
/** `[text](/no/a.md#id)`: the file of a page, from the folder of the pages. */
const FILE_LINK = /(\]\(\s*<?|\bhref=["'])(\/(?!\/)[^\s()>"'?#]+)\.md(?=[\s)>"'?#])/g
/** `![text](/a.png)`, and the source of a picture in HTML. */
const IMAGE = /(!\[[^\]]*\]\(\s*<?|<img\b[^<>]*?\bsrc=["'])(\/(?!\/)[^\s()<>"'?#]+)(?=[\s)>"'?#])/g
/** The page of a folder, whose address ends with a slash. */
const INDEX = /(?<=^|\/)index$/
/** `::: info [the guide](./guide.md) says`: in brackets it is a title like any other. */
const TITLE_THAT_BEGINS_WITH_A_LINK = /^(\s*:{3,}\s*[a-z][\w-]*)\s+(\[[^\]]+\]\([^)]*\)(?:.*\S)?)\s*$/i
/** The address of a link on this site, and the id at its end. */
const LINK = /(\]\(\s*<?)((?!\w+:|\/\/)[^\s()<>#]*)(?:#([^\s()<>"']+))?(?=[\s)>])/g
/** Lines of a file that is not there. */
const PART = /^\s*<!--\s*@include:\s*([^\s{#]+)(?:#[^\s{]+)?\{[^}]*\}.*-->\s*$/

function rewriteLine(line: string, file: string, site: PageSurroundings): string | null {
  const [, space = '', path, region, meta = '', title] = INCLUDE.exec(line) ?? SNIPPET.exec(line) ?? []
  if (path === undefined)
    return withLinks(withImages(withKnownAttributes(withoutClientOnly(line), site), file, site), site)
      .replace(NO_TITLE, '$1')
      .replace(CONTAINER_ATTRIBUTES, '$1$2')
      .replace(TITLE_THAT_BEGINS_WITH_A_LINK, '$1[$2]')
      .replaceAll(BUTTON, button)
      .replaceAll(HTML_LINK, (whole, before: string, target: string) =>
        isPage(target, file, site) ? before + (target.replace(INDEX, '') || './') : whole,
      )
      .replaceAll(FILE_LINK, (whole, before: string, target: string) =>
        isTranslation(target, site) ? before + target.replace(INDEX, '') : whole,
      )
  const [, lines] = /^\s*([\d,-]+)/.exec(meta) ?? []
  const [, named] = /^[\d,\s-]*([^\s\d:,-][^\s:]*)/.exec(meta) ?? []
  // The output of a terminal has lost its colours.
  const language = named === 'ansi' || (named === undefined && path.endsWith('.ansi')) ? 'text' : named
  const isNumbered = site.code?.hasLineNumbers === true && !path.endsWith('.md')
  const numbers =
    /:line-numbers(=\d+)?/.exec(meta) ?? (isNumbered && !meta.includes(':no-line-numbers') ? [] : null)
  const options = [
    region === undefined ? '' : ` region=${region}`,
    language === undefined ? '' : ` language=${language}`,
    title === undefined ? '' : ` title="${title}"`,
    lines === undefined ? '' : ` highlight=${lines}`,
    numbers === null ? '' : ` showLineNumbers${numbers[1] ?? ''}`,
  ]
  return `${space}::include{file=${includedPath(path, file, site)}${options.join('')}}`
}

function withoutClientOnly(line: string): string {
  return changeOutsideCode(line, (part) => part.replaceAll(CLIENT_ONLY, ''))
}

/** A button of VitePress with its text and its address. */
const BUTTON = /<VPButton\b([^<>]*?)\s*(?:\/>|>\s*<\/VPButton>)/g

function button(whole: string, attributes: string): string {
  const [words, href] = [attributeOf(attributes, 'text'), attributeOf(attributes, 'href')]
  if (words === null || href === null || /\s:/.test(attributes)) return whole
  const variant = attributeOf(attributes, 'theme') === 'alt' ? ' variant="secondary"' : ''
  return `<LinkButton href="${href}"${variant}>${words}</LinkButton>`
}

/** The attributes of a line that Fyr reads, as it writes them. */
function withKnownAttributes(line: string, site: PageSurroundings): string {
  return site.hasAttributes === false ? line : withPlainAttributes(withBraces(line, site))
}

/** Attributes of headings and pictures in braces, which is where Fyr looks for them. */
function withBraces(line: string, { attributeMarks = null }: PageSurroundings): string {
  if (attributeMarks === null || !line.includes(attributeMarks[0])) return line
  const [left, right] = attributeMarks
  return changeOutsideCode(line, (part) =>
    part
      .split(left)
      .map((piece, index) => {
        const end = piece.indexOf(right)
        if (index === 0) return piece
        return end === -1 || !ATTRIBUTES.test(piece)
          ? left + piece
          : `{${piece.slice(0, end).trim()}}${piece.slice(end + right.length)}`
      })
      .join(''),
  )
}

/** An id, a class or a value. */
const ATTRIBUTES = /^\s*(?:[#.][^\s]|[\w-]+=)/

/** Pictures beside the pages that are named from their folder, as Vite finds them: here that is an address of the static folder. */
function withImages(
  line: string,
  file: string,
  { source, statics = posix.join(source, 'public'), isThere }: PageSurroundings,
): string {
  return line.replaceAll(IMAGE, (whole: string, before: string, path: string) => {
    const target = fromSource(path, source)
    if (isThere?.(posix.join(statics, path)) === true || isThere?.(target) !== true) return whole
    const relative = posix.relative(posix.dirname(file), target)
    return before + (relative.startsWith('../') ? relative : `./${relative}`)
  })
}

/** Whether an address without `.md` is a page that moves to the folder of its language, where no file is named from the root. */
function isTranslation(address: string, { source, moves, isThere }: PageSurroundings): boolean {
  const file = `${fromSource(address, source)}.md`
  return isThere?.(file) === true && moved(file, moves).startsWith('i18n/')
}

/** Links whose language has another name now, and whose id VitePress spells like that of a heading. */
function withLinks(line: string, { renamed = [] }: PageSurroundings): string {
  return line.replaceAll(LINK, (_whole, start: string, path: string, id?: string) => {
    const [from = '', to = ''] = renamed.find(([old]) => path.startsWith(old)) ?? []
    return start + to + path.slice(from.length) + (id === undefined ? '' : `#${idOfLink(id)}`)
  })
}

/** An id in letters of ASCII may be one that the author wrote, and is left as it is. */
function idOfLink(written: string): string {
  const id = decodedPath(written)
  return /[^\0-\x7F]/.test(id) ? headingIdOf(id) : written
}

function isPage(address: string, file: string, { source, isThere }: PageSurroundings): boolean {
  const path = address.startsWith('/')
    ? fromSource(address, source)
    : posix.join(posix.dirname(file), address)
  return isThere?.(`${path}.md`) === true
}

/** What an address that begins with a slash names in the folder of the pages, which may be the root itself. */
function fromSource(address: string, source: string): string {
  return posix.join(source, `.${address}`)
}

/** From the root, because the page may move. */
function includedPath(path: string, file: string, { source, moves }: PageSurroundings): string {
  const inRoot = pathInRoot(path, file, source)
  // Fyr reports a file outside the site by the path that it reads.
  return inRoot.startsWith('../') ? path : `/${moved(inRoot, moves)}`
}

function pathInRoot(path: string, file: string, source: string): string {
  return posix.normalize(
    path.startsWith('@/') ? posix.join(source, path.slice(2)) : posix.join(posix.dirname(file), path),
  )
}

/** An include anywhere in a line, where VitePress replaces it in code too. */
const INCLUDE_IN_CODE = /<!--\s*@include:\s*([^\s{#]+)(?:[\s{#](?:(?!<!--).)*?)?-->/g

/** The site, as notes about included files need it. */
interface IncludedFiles {
  /** Folder of the pages, relative to the root. */
  readonly source: string
  /** Whether there is a file, relative to the root: VitePress leaves any other include as it is. */
  readonly isThere: (file: string) => boolean
}

/** Notes on the includes of a page that stay as they are. */
export function includeNotes(
  file: string,
  text: string,
  { source, isThere }: IncludedFiles,
): MigrationNote[] {
  const notes: MigrationNote[] = []
  const note = (written: string, instead: string): void => {
    notes.push({ kind: 'text', name: `${file}: ${written}`, instead })
  }
  changeLines(text, {
    text: (line) => {
      const [, path] = PART.exec(line) ?? []
      if (path !== undefined && !isThere(pathInRoot(path, file, source))) note(line.trim(), INSTEAD_OF_PART)
      return line
    },
    code: (line) => {
      for (const [written, path = ''] of line.matchAll(INCLUDE_IN_CODE))
        if (isThere(pathInRoot(path, file, source))) note(written, INSTEAD_OF_CODE)
      return line
    },
  })
  return notes
}

const INSTEAD_OF_PART = 'The file is not in the site, so nothing is included. Write the text itself.'
const INSTEAD_OF_CODE =
  'VitePress includes this file in the code block; here the line is code. Replace the block with "::include{file=… language=…}", or paste what a Markdown file has.'
