import { posix } from 'node:path'
import { createHeadingIds, githubSlug, headingId } from '@fyr/content-pipeline/internal'
import { closeElements } from '../old-site/close-elements.ts'
import { changeLines, changeOutsideCode, changeText } from '../old-site/change-lines.ts'
import { withKnownContainers } from '../old-site/own-containers.ts'
import { keepHeadingIds } from '../old-site/keep-heading-ids.ts'
import { changeFrontMatter } from '@fyr/cli/internal'
import { plainKeys } from './plain-keys.ts'
import { takeHead } from './take-head.ts'
import { withKnownComponents } from './with-known-components.ts'
import { withMdxCode } from './with-mdx-code.ts'
import { decodedPath } from '../old-site/decoded-path.ts'

/** `@site/docs/a.md` in an import, a link or a call, except static files, which Fyr knows. */
const FROM_SITE = /(["'(!])@site\/(?!static\/)([^"'\s)?#]+)/g

/** `@site/static/a.png` in a link, an image or an attribute. In an import, Fyr knows it. */
const FROM_STATIC = /(\]\(\s*|\b(?:src|href)=["'])@site\/static\/([^"'\s)?#]+)/g

/** `pathname:///app/` in a link or an attribute: an address that is not a page. */
const PATHNAME = /(\]\(|["'])pathname:\/\/(?=\/)/g

/** The id of a heading by its words, as Fyr makes it too, or with the capitals that `markdown.anchors.maintainCase` keeps. */
export function oldHeadingId(words: string, keepsCapitals: boolean): string {
  return keepsCapitals ? githubSlug(words, true) : headingId(words, createHeadingIds())
}

interface RewriteContext {
  /** Folder of the old site, relative to the root; empty for the root itself. */
  readonly folder: string
  readonly isThere: (file: string) => boolean
  /** Whether ids of headings keep the capitals of their words. */
  readonly keepsCapitals: boolean
  /** Words for admonitions that the site has added. */
  readonly keywords: readonly string[]
  /** Comments of its own that mark lines of code, and those that Fyr reads. */
  readonly comments: readonly (readonly [own: string, known: string])[]
}

/**
 * Rewrites syntax that Fyr spells differently: keys of front matter, a head, ids of headings, and paths from the old site, which may be in
 * a folder here.
 */
export function rewritePage(file: string, written: string, context: RewriteContext): string {
  const { folder, isThere, keepsCapitals } = context
  const readAsPage = withoutRequests(withKnownPictures(withKnownComponents(withMdxCode(written))))
  const known = withKnownMarks(readAsPage, context)
  const plain = withPlaces(file.endsWith('.md') ? closeElements(withoutStyles(known)) : known)
  const text = keepHeadingIds(takeHead(changeFrontMatter(plain, plainKeys)), {
    idOf: (words) => oldHeadingId(words, keepsCapitals),
    // A heading with the words of the title gets a number there.
    countsTitle: true,
  })
  if (!text.includes('@site/') && !text.includes('pathname:')) return text
  const relativePath = (whole: string, before: string, path: string): string => {
    const target = posix.join(folder, path)
    if (!isThere(decodedPath(target))) return whole
    const relative = posix.relative(posix.dirname(file), target)
    return before + (relative.startsWith('../') ? relative : `./${relative}`)
  }
  const staticPath = (whole: string, before: string, path: string): string =>
    isThere(decodedPath(posix.join(folder, 'static', path))) ? `${before}/${path}` : whole
  return changeLines(text, {
    text: (line) =>
      line.replaceAll(PATHNAME, '$1').replaceAll(FROM_STATIC, staticPath).replaceAll(FROM_SITE, relativePath),
  })
}

/** Markdown with admonitions of the site as those that Docusaurus shows instead, and with its comments in code as Fyr spells them. */
function withKnownMarks(written: string, { keywords, comments }: RewriteContext): string {
  const text = withKnownContainers(written, keywords)
  if (comments.length === 0) return text
  const known = new Map(comments)
  return changeLines(text, {
    text: (line) => line,
    code: (line) =>
      line.replace(COMMENT, (whole, before: string, words: string, after: string) =>
        known.has(words) ? before + known.get(words) + after : whole,
      ),
  })
}

/** A line of code that is a comment alone. */
const COMMENT = /^(\s*(?:\/\/|#|--|%|;|REM\b|'|\/\*|<!--|\{\s*\/\*)\s*)(\S.*?)(\s*(?:\*\/\s*\}?|-->)?\s*)$/

const IDEAL_IMAGE = /^import\s+(\w+)\s+from\s+["']@theme\/IdealImage["'];?\s*$/m

/** `{translate({ message: "Text" })}` with a text that is none of the syntax of Markdown. */
const TRANSLATE = /\{translate\(\{[^{}]*?\bmessage:\s*(["'])([^"'`<>{}[\]*_\\\n]+)\1[^{}]*?\}\)\}/g

/** Markdown with the pictures of Docusaurus' plugin for pictures as elements, and with texts in place of calls that translate them. */
function withKnownPictures(text: string): string {
  const name = IDEAL_IMAGE.exec(text)?.[1] ?? null
  if (name === null && !text.includes('{translate(')) return text
  const opening = new RegExp(`<${name}(?=[\\s/>]|$)`, 'g')
  let isInside = false
  const picture = (part: string): string => {
    const changed = part.replaceAll(opening, '<img')
    isInside ||= changed !== part
    const own = isInside ? changed.replaceAll(/(^|\s)img=/g, '$1src=') : changed
    if (own.includes('>')) isInside = false
    return own
  }
  return changeLines(text, {
    text: (line) => {
      if (IDEAL_IMAGE.test(line)) return null
      const own = line.replaceAll(TRANSLATE, '$2')
      return name === null ? own : changeOutsideCode(own, picture)
    },
  })
}

/** A tag of HTML that shows or leads to a file. */
const TAG_OF_FILE = /<(?:img|source|video|audio|a)\s[^<>]*>/gi

/** A file that a module asks for in an attribute, and the loaders in front of it. */
const REQUEST = /=\{\s*require\(\s*(["'])(?:[^"'{}<>]*!)?([^"'{}<>!]+)\1\s*\)(?:\.default)?\s*\}/g

/** A text in which tags of HTML name their files: a call in an attribute is read in components alone. */
function withoutRequests(text: string): string {
  if (!text.includes('require(')) return text
  return changeText(text, (part) =>
    changeOutsideCode(part, (outside) =>
      outside.replaceAll(TAG_OF_FILE, (tag) =>
        // A path from the root is one in the folder of the site.
        tag.replaceAll(
          REQUEST,
          (_whole, quote: string, path: string) =>
            `=${quote}${path.replace(/^\/(?=[^/])/, '@site/')}${quote}`,
        ),
      ),
    ),
  )
}

/** A link that leads nowhere and has an id: Docusaurus registers it, so that links may lead to it. */
const PLACE = /<Link\s+id=(["'])([^"'<>\s]+)\1\s*(?:\/>|><\/Link>)/g

/** Markdown with elements in place of links of Docusaurus that are only places on the page. */
function withPlaces(text: string): string {
  if (!text.includes('@docusaurus/Link')) return text
  return changeLines(text, {
    text: (line) => changeOutsideCode(line, (part) => part.replaceAll(PLACE, '<span id="$2"></span>')),
  })
}

/** A style as an expression, which Docusaurus reads in every page, in a tag that begins in the same line. */
const STYLE = /(<[a-z][a-z\d]*(?:\s[^<>]*?)??)(?<!\s)\s+style=\{\{([^{}<>]*)\}\}/gi

/** Markdown without styles in expressions: the theme decides how content looks. What hides text stays, and is reported. */
function withoutStyles(text: string): string {
  if (!text.includes('style={{')) return text
  return changeLines(text, {
    text: (line) =>
      changeOutsideCode(line, (part) =>
        part.replaceAll(STYLE, (whole: string, tag: string, style: string) =>
          /none|hidden/.test(style) ? whole : tag,
        ),
      ),
  })
}
