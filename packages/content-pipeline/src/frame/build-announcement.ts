import type { Root } from 'hast'
import type { Announcement } from '../manifest/index.ts'
import { findReferences } from '../markdown/find-references.ts'
import { parseDocument } from '../markdown/parse-document.ts'
import { sanitise } from '../markdown/sanitise.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import type { FrameContext } from './frame-context.ts'
import { resolveConfigLink } from './resolve-config-link.ts'

/** The announcement of a locale: its Markdown parsed, its links resolved, sanitised. */
export function buildAnnouncement(
  { id, content, isCloseable }: NonNullable<SiteConfig['announcement']>,
  context: FrameContext,
): Announcement {
  const text = context.content.messages.translate('announcement.content', content)
  const { tree } = parseDocument(text, {
    source: context.config.source,
    variables: context.variables,
    plugins: null,
    log: context.log,
    includes: null,
  })
  for (const { reference, element } of findReferences(tree)) {
    if (reference.type === 'link')
      element.properties.href = resolveConfigLink({ href: reference.url }, context).href
  }
  return { id, body: unwrapParagraph(sanitise(tree)), isCloseable }
}

/** The bar holds one line: the paragraph around it goes. */
function unwrapParagraph(tree: Root): Root {
  const children = tree.children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'p' ? node.children : [node],
  )
  return { type: 'root', children }
}
