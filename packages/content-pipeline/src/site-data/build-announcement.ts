import { walkHypertext } from '@fyr/markdown-parser/tree'
import { noValues } from '../markdown/document/document-context.ts'
import type { Nodes, Parents, Root, Text } from 'hast'
import type { DiagnosticLog, SourceLocation } from '../diagnostic.ts'
import { resolveLink } from '../links/resolve-link.ts'
import type { Announcement } from '../manifest/index.ts'
import { findReferences } from '../markdown/finish/find-references.ts'
import { parseDocument } from '../markdown/parse-document.ts'
import { sanitise } from '../markdown/html/sanitise.ts'
import { sanitiseSchema } from '../markdown/html/sanitise-schema.ts'
import { locate } from '../schemas/locate.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import type { PageContext } from './page-context.ts'
import { PACKAGE_MANAGERS } from '@fyr/code-blocks/package-managers'
import { resolveConfigLink } from '../links/resolve-target.ts'

/**
 * The announcement of a locale: its Markdown parsed, its links resolved, sanitised. All diagnostics point to the
 * configured text as a whole, because positions inside it are unknown.
 */
export async function buildAnnouncement(
  { id, content, isCloseable }: NonNullable<SiteConfig['announcement']>,
  context: PageContext,
): Promise<Announcement> {
  const { config, variables } = context
  const { text, location } = context.content.messages.translateMarkup('announcement.content', content)
  const place = location ?? { source: config.source, at: pointIn(config, '') }
  const log = logAt(place, context.log)
  const source = { file: place.source.file, text }
  const { tree, title } = await parseDocument(text, {
    source,
    variables,
    plugins: null,
    log,
    includes: null,
    packageManagers: PACKAGE_MANAGERS,
    values: noValues(),
  })
  for (const loss of [...(title === null ? [] : [HEADING_LOSS]), ...lossesOf(tree)]) {
    const hint =
      'An announcement can contain links, code and emphasis. Put anything else on a page and link to it.'
    log.add(source, { code: 'plain-announcement', problem: loss, hint })
  }
  for (const { reference, element } of findReferences(tree)) {
    if (reference.type !== 'link') continue
    const { url } = reference
    const at = location === null ? { ...place, at: pointIn(config, url) } : place
    if (isReportedElsewhere(url, location, context)) {
      element.properties.href = url
      continue
    }
    const { href, isDocument } = resolveConfigLink({ href: url }, context, at)
    Object.assign(element.properties, { href, ...(isDocument ? { dataFyrDocument: true } : {}) })
  }
  return { id, body: unwrapParagraph(sanitise(tree)), isCloseable }
}

/** Elements that the bar shows. Any other element is dropped and its text kept. */
const KEPT = new Set(['a', 'br', 'code', 'del', 'em', 'kbd', 'p', 'span', 'strong', 'sub', 'sup'])
const NAMES: ReadonlyMap<string, string> = new Map([
  ['ul', 'a list'],
  ['ol', 'a list'],
  ['fyr-code', 'a block of code'],
  ['blockquote', 'a quotation'],
  ['table', 'a table'],
  ['fyr-admonition', 'a box'],
  ['fyr-tabs', 'tabs'],
  ['fyr-island', 'an island'],
])
const HEADING_LOSS = 'An announcement cannot start with a heading, so this heading is dropped.'

/** Content that is allowed elsewhere but dropped from an announcement. */
function lossesOf({ children }: Parents): string[] {
  return children.flatMap((node) => {
    if (node.type !== 'element') return []
    const { tagName } = node
    if (tagName === 'img') return ['An announcement cannot contain images, so this image is dropped.']
    if (KEPT.has(tagName) || sanitiseSchema.tagNames?.includes(tagName) !== true) return lossesOf(node)
    return [
      `An announcement is one line, so only the text of ${NAMES.get(tagName) ?? `<${tagName}>`} is shown.`,
    ]
  })
}

/** The position of words in the configured text, else of the text itself. */
function pointIn({ source }: SiteConfig, words: string): SourceLocation['at'] {
  return locate(source.text, ['announcement', 'content', ...(words === '' ? [] : [words])])
}

/** A log that reports everything at one position. */
function logAt({ source, at }: SourceLocation, log: DiagnosticLog): DiagnosticLog {
  return {
    ...log,
    add(_, issue) {
      // These were reported when the text was compiled.
      if (issue.code !== 'unknown-variable') log.add(source, { ...issue, at: at ?? null })
    },
  }
}

/** Whether a link of untranslated text is broken in the default locale too, where it is reported. */
function isReportedElsewhere(
  url: string,
  location: SourceLocation | null,
  { config, content, index, assets }: PageContext,
): boolean {
  if (location !== null || content.locale.isDefault) return false
  const link = resolveLink(url, { locale: config.defaultLocale, path: null, file: null }, { index, assets })
  return link.type === 'broken'
}

/** The bar is a single line: drop the paragraph around it and its line breaks. */
function unwrapParagraph(tree: Root): Root {
  walkHypertext(tree, (node) => {
    if ('children' in node) node.children = node.children.map((child) => (isBreak(child) ? BLANK : child))
  })
  const children = tree.children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'p' ? node.children : [node],
  )
  return { type: 'root', children }
}

const BLANK: Text = { type: 'text', value: ' ' }

function isBreak(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'br'
}
