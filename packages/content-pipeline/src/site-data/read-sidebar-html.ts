import { TOO_DEEP } from '@fyr/markdown-parser/tree'
import type { Root } from 'hast'
import type { DiagnosticLog } from '../diagnostic.ts'
import type { ConfigLinkContext } from '../links/resolve-target.ts'
import { resolveReference } from '../links/create-reference-resolver.ts'
import { disownSpecialElements } from '../markdown/html/disown-special-elements.ts'
import { dropUnseen } from '../markdown/html/drop-unseen.ts'
import { findReferences } from '../markdown/finish/find-references.ts'
import { parseRawHtml } from '../markdown/html/parse-raw-html.ts'
import { reportDroppedHtml } from '../markdown/html/report-dropped-html.ts'
import { noValues } from '../markdown/document/document-context.ts'
import { sanitise } from '../markdown/html/sanitise.ts'
import { PACKAGE_MANAGERS } from '@fyr/code-blocks/package-managers'
import type { HtmlNode } from '../sidebar/sidebar-tree.ts'

/**
 * The HTML of a sidebar entry as a sanitised tree: what content may not contain is dropped and reported; links and
 * images are resolved from the root of the site. All diagnostics point to the entry, because positions inside the
 * configured text are unknown.
 */
export function readSidebarHtml(
  { html, location: { source, at } }: HtmlNode,
  context: ConfigLinkContext & { readonly basePath: string },
): Root {
  const log: DiagnosticLog = {
    ...context.log,
    add: (_, issue) => context.log.add(source, { ...issue, at }),
  }
  const raw = { type: 'raw' as const, value: disownSpecialElements(html) }
  const tree = parseRawHtml({ type: 'root', children: [raw] })
  if (tree === null) {
    log.add(source, TOO_DEEP)
    return { type: 'root', children: [] }
  }
  reportDroppedHtml(tree, {
    source,
    log,
    variables: new Map(),
    plugins: null,
    includes: null,
    packageManagers: PACKAGE_MANAGERS,
    values: noValues(),
  })
  const place = { locale: context.content.locale.code, path: null, file: null }
  for (const { reference, element } of findReferences(tree)) {
    const resolved = resolveReference(reference, place, context, (issue) => log.add(source, issue))
    Object.assign(element.properties, resolved)
  }
  dropUnseen(tree)
  return sanitise(tree)
}
