import { posix } from 'node:path'
import { createHeadingIds, githubSlug, headingId } from '@fyr/content-pipeline/internal'
import { closeElements } from '../old-site/close-elements.ts'
import { changeLines, changeOutsideCode, changeText } from '../old-site/change-lines.ts'
import { keepHeadingIds } from '../old-site/keep-heading-ids.ts'
import { changeFrontMatter } from '@fyr/cli/internal'
import { plainKeys } from './plain-keys.ts'
import { takeHead } from './take-head.ts'
import { withMdxCode } from './with-mdx-code.ts'

/** `@site/docs/a.md` in an import, a link or a call, except static files, which Fyr knows. */
const FROM_SITE = /(["'(!])@site\/(?!static\/)([^"'\s)?#]+)/g

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
}

/**
 * Rewrites syntax that Fyr spells differently: keys of front matter, a head, ids of headings, and paths from the old site, which may be in
 * a folder here.
 */
export function rewritePage(file: string, written: string, context: RewriteContext): string {
  const { folder, isThere, keepsCapitals } = context
  const readAsPage = withoutRequests(withMdxCode(written))
  const plain = withPlaces(file.endsWith('.md') ? closeElements(withoutStyles(readAsPage)) : readAsPage)
  const text = keepHeadingIds(takeHead(changeFrontMatter(plain, plainKeys)), {
    idOf: (words) => oldHeadingId(words, keepsCapitals),
    // A heading with the words of the title gets a number there.
    countsTitle: true,
  })
  if (!text.includes('@site/') && !text.includes('pathname:')) return text
  const relativePath = (whole: string, before: string, path: string): string => {
    const target = posix.join(folder, path)
    if (!isThere(target)) return whole
    const relative = posix.relative(posix.dirname(file), target)
    return before + (relative.startsWith('../') ? relative : `./${relative}`)
  }
  return changeLines(text, {
    text: (line) => line.replaceAll(PATHNAME, '$1').replaceAll(FROM_SITE, relativePath),
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
