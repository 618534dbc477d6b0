import { changeFrontMatter } from '@fyr/cli/internal'
import { isRecord } from '@fyr/content-pipeline/internal'
import { changeLines, changeText } from '../old-site/change-lines.ts'
import { headKeys, type OwnHeadElement } from '../old-site/head-keys.ts'
import { withHeroAsText, withStart } from '../old-site/hero-as-text.ts'
import { homeFrontMatter } from '../old-site/home-of-tool.ts'
import { neighbour } from '../old-site/neighbour.ts'
import { plainDate } from '../old-site/old-date.ts'
import { withLiteralHtml } from './literal-html.ts'
import { coverMarkdown, type OldBlog, postKeys } from './starlight-blog.ts'
import { sidebarBadgeOf } from './starlight-config.ts'
import { listMarkedTexts } from './list-marked-texts.ts'
import { takeCodeTitles } from './take-code-titles.ts'
import { tocLevels } from './toc-levels.ts'
import { htmlToLine, listOf, recordOf, textOf, type Settings } from '../old-site/plain-value.ts'

/** The site, as its pages need it. */
interface RewriteOptions {
  readonly hasTitlesInComments: boolean
  /** What slugs of the language begin with; null for a translation. */
  readonly language: string | null
  /** The id of the doc that a link leads to; null for any other link. */
  readonly docOf?: (link: string) => string | null
  /** Whether the site shows no table of contents, unless a page says so. Default: no. */
  readonly hidesContents?: boolean
  /** The badge that the configuration gives the page. Default: none. */
  readonly badge?: ReturnType<typeof sidebarBadgeOf>
}

/**
 * Keys of the old front matter in the words of Fyr, and titles of code if the old site takes them from comments.
 * Files are the old and the new one.
 */
export function rewritePage(
  file: string,
  place: string,
  text: string,
  { hasTitlesInComments, language, docOf = () => null, hidesContents = false, badge = null }: RewriteOptions,
): string {
  const isMoved = place !== file
  const isHomePlace = /^(?:content\/pages|i18n\/[^/]+\/pages)\/index\.mdx?$/.test(place)
  const isHomePage = isMoved && isHomePlace
  const isNotFound = isMoved && /\/pages\/404\.mdx?$/.test(place)
  const plain = withPlainPictures(isHomePlace ? text : withHeroAsText(text))
  const changed = changeFrontMatter(withLiteralHtml(withBanner(plain)), (old) =>
    isHomePage
      ? homeFrontMatter(old, { file, place })
      : {
          ...keysOf(old, language, docOf),
          ...(badge === null ? {} : { sidebar_badge: badge }),
          ...(hidesContents ? contentsOf(old) : {}),
          ...headKeys(old, headElements(old['head'])),
          ...(isNotFound ? { pagination_prev: undefined, pagination_next: undefined } : {}),
        },
  )
  const marked = listMarkedTexts(withNumbersFrom(changed))
  return hasTitlesInComments ? takeCodeTitles(marked) : marked
}

/** Whether a page of a site without tables of contents has one: only if it says so. */
function contentsOf(old: Settings): Record<string, unknown> {
  if (isRecord(old['tableOfContents']) || old['toc_min_heading_level'] !== undefined) return {}
  if (old['tableOfContents'] === true) return { hide_table_of_contents: false }
  return { hide_table_of_contents: old['hide_table_of_contents'] ?? true }
}

/** `startLineNumber=5`, beside `showLineNumbers`. */
const FIRST_NUMBER = /\sstartLineNumber=["'{]?(\d+)["'}]?(?=\s|$)/
const NUMBERED = /(\sshowLineNumbers)(?=\s|$)/

/** A page whose code says the number of its first line as Fyr reads it. */
function withNumbersFrom(text: string): string {
  if (!text.includes('startLineNumber')) return text
  return changeLines(text, {
    text: (line) => line,
    fence: (line) => {
      const [written = '', first] = FIRST_NUMBER.exec(line) ?? []
      return first === undefined ? line : line.replace(written, '').replace(NUMBERED, `$1=${first}`)
    },
  })
}

/** What `Picture` of Astro is imported with, and how else it is written than an image. */
const IMAGES = /^import\s*\{([^{}]*\bPicture\b[^{}]*)\}\s*from\s*["']astro:assets["'];?[ \t]*$/m
const PICTURE = /<Picture(?=[\s/>])((?:[^<>{}]|\{[^{}]*\})*)/g
const FORMATS = /\s(?:formats|fallbackFormat|pictureAttributes)=(?:\{[^{}]*\}|"[^"]*"|'[^']*')/g

/** A page with images in place of pictures of Astro: the build chooses the formats. */
function withPlainPictures(text: string): string {
  const [statement, names = ''] = text.includes('Picture') ? (IMAGES.exec(text) ?? []) : []
  if (statement === undefined || /\bas\b/.test(names)) return text
  const others = names.split(',').map((name) => name.trim().replace(/^Picture$/, 'Image'))
  const imported = `import { ${[...new Set(others.filter(Boolean))].join(', ')} } from 'astro:assets'`
  return changeText(text.replace(statement, imported), (part) =>
    part.replaceAll(PICTURE, (_whole, attributes: string) => `<Image${attributes.replaceAll(FORMATS, '')}`),
  )
}

/** A post that is rewritten as a page, with its old text: keys that pages do not have, and the picture above the text. */
export function rewritePost(page: string, old: string, blog: OldBlog): string {
  let above = ''
  changeFrontMatter(old, (matter) => {
    above = coverMarkdown(matter)
    return {}
  })
  const changed = withExcerpt(changeFrontMatter(page, (matter) => postKeys(matter, blog)))
  return above === '' ? changed : withStart(changed, above)
}

/** The mark of starlight-blog behind the part of a post that lists show: a comment of Markdown, or one of MDX. */
function withExcerpt(text: string): string {
  return changeLines(text, {
    text: (line) => line.replace(/^(\s*(?:<!--|\{\/\*)\s*)excerpt(\s*(?:-->|\*\/\})\s*)$/, '$1truncate$2'),
  })
}

/** A banner above a page becomes a note at its start. */
function withBanner(text: string): string {
  let banner = ''
  const changed = changeFrontMatter(text, (old) => {
    if (old['banner'] === undefined) return {}
    banner = htmlToLine(textOf(recordOf(old['banner'])['content']) ?? '')
    return { banner: undefined }
  })
  if (banner === '') return changed
  return withStart(changed, `:::note\n\n${banner}\n\n:::\n\n`)
}

/** The elements that a page adds to its head, a list of `{ tag, attrs }`. */
function headElements(written: unknown): readonly OwnHeadElement[] {
  return listOf(written)
    .map(recordOf)
    .map(({ tag, attrs }) => ({ tag: textOf(tag) ?? '', attributes: recordOf(attrs) }))
}

function keysOf(
  old: Settings,
  language: string | null,
  docOf: (link: string) => string | null,
): Record<string, unknown> {
  const { label, order, badge } = recordOf(old['sidebar'])
  const sidebarBadge = sidebarBadgeOf(badge)
  const slug = textOf(old['slug'])
  const levels = tocLevels(old['tableOfContents'])
  const date = old['lastUpdated']
  return {
    ...(old['sidebar'] === undefined ? {} : { sidebar: undefined }),
    ...(textOf(label) === null ? {} : { sidebar_label: label }),
    ...(sidebarBadge === null ? {} : { sidebar_badge: sidebarBadge }),
    ...(typeof order === 'number' ? { sidebar_position: order } : {}),
    ...(old['tableOfContents'] === undefined ? {} : { tableOfContents: undefined }),
    ...(old['tableOfContents'] === false ? { hide_table_of_contents: true } : {}),
    ...(levels.min === null ? {} : { toc_min_heading_level: levels.min }),
    ...(levels.max === null ? {} : { toc_max_heading_level: levels.max }),
    ...(old['editUrl'] === false ? { editUrl: undefined, custom_edit_url: null } : {}),
    ...(textOf(old['editUrl']) === null ? {} : { editUrl: undefined, custom_edit_url: old['editUrl'] }),
    ...(old['pagefind'] === undefined ? {} : { pagefind: undefined }),
    ...(old['pagefind'] === false ? { search: false } : {}),
    ...neighbour(old, 'prev', docOf),
    ...neighbour(old, 'next', docOf),
    ...(typeof old['lastUpdated'] === 'boolean' ? { lastUpdated: undefined } : {}),
    ...(typeof date === 'string'
      ? { lastUpdated: undefined, last_update: { date: plainDate(date) ?? date } }
      : {}),
    ...(old['template'] === undefined ? {} : { template: undefined }),
    ...(slug === null || slug.startsWith('/') ? {} : { slug: slugOf(slug, language) }),
  }
}

/** A slug without the language that it begins with; a translation has that of its original. */
function slugOf(slug: string, language: string | null): string | undefined {
  if (language === null) return undefined
  return `/${language !== '' && `${slug}/`.startsWith(`${language}/`) ? slug.slice(language.length + 1) : slug}`
}
