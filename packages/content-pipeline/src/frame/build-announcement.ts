import type { Root } from 'hast'
import type { DiagnosticLog, Origin } from '../content-error.ts'
import { resolveLink } from '../links/resolve-link.ts'
import type { Announcement } from '../manifest/index.ts'
import { findReferences } from '../markdown/find-references.ts'
import { parseDocument } from '../markdown/parse-document.ts'
import { sanitise } from '../markdown/sanitise.ts'
import { locate } from '../schemas/locate.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import type { FrameContext } from './frame-context.ts'
import { resolveConfigLink } from './resolve-config-link.ts'

/**
 * The announcement of a locale: its Markdown parsed, its links resolved, sanitised. All faults stand where the text does,
 * since a configuration is code and does not tell where inside a text they are.
 */
export function buildAnnouncement(
  { id, content, isCloseable }: NonNullable<SiteConfig['announcement']>,
  context: FrameContext,
): Announcement {
  const { config, variables } = context
  const { text, origin } = context.content.messages.translateMarkup('announcement.content', content)
  const place = origin ?? { source: config.source, at: placeIn(config, '') }
  const { tree } = parseDocument(text, {
    source: { file: place.source.file, text },
    variables,
    plugins: null,
    log: logAt(place, context.log),
    includes: null,
  })
  for (const { reference, element } of findReferences(tree)) {
    if (reference.type !== 'link') continue
    const { url } = reference
    const at = origin === null ? { ...place, at: placeIn(config, url) } : place
    element.properties.href = isToldElsewhere(url, origin, context)
      ? url
      : resolveConfigLink({ href: url }, context, at).href
  }
  return { id, body: unwrapParagraph(sanitise(tree)), isCloseable }
}

/** Where the configured text is, or what it holds. */
function placeIn({ source }: SiteConfig, words: string): Origin['at'] {
  return locate(source.text, ['announcement', 'content', ...(words === '' ? [] : [words])])
}

/** A log of faults that all stand at one place. */
function logAt({ source, at }: Origin, log: DiagnosticLog): DiagnosticLog {
  return {
    ...log,
    add(_, fault) {
      // Those were reported when the text was read.
      if (fault.code !== 'unknown-variable') log.add(source, { ...fault, at: at ?? null })
    },
  }
}

/** Whether a link of a text that is not translated is broken in the default locale too, and so is told there. */
function isToldElsewhere(
  url: string,
  origin: Origin | null,
  { config, content, index, assets }: FrameContext,
): boolean {
  if (origin !== null || content.locale.isDefault) return false
  const link = resolveLink(url, { locale: config.defaultLocale, path: null, file: null }, { index, assets })
  return link.type === 'broken'
}

/** The bar holds one line: the paragraph around it goes. */
function unwrapParagraph(tree: Root): Root {
  const children = tree.children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'p' ? node.children : [node],
  )
  return { type: 'root', children }
}
