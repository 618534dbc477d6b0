import type { DocPage, Route } from '../manifest/index.ts'
import { versionOf } from '../routes/locale-content.ts'
import type { DocRecord } from '../records/records.ts'
import { sameDocIn } from '../routes/same-doc.ts'
import { docTags } from '../routes/used-tags.ts'
import { categoryOf } from '../sidebar/sidebar-tree.ts'
import { describeVersion } from './describe-version.ts'
import { docCards } from './doc-cards.ts'
import { docSurroundings, shownSidebar } from './doc-surroundings.ts'
import { tagLinks } from './group-tags.ts'
import { docTagHref } from './list-hrefs.ts'
import { loadWritten, type PlanContext } from './load-written.ts'

/** A doc with its position in the sidebar, its tags and its version. */
export function loadDoc(route: Route, doc: DocRecord, context: PlanContext): DocPage {
  const { content } = context
  const own = versionOf(content, doc.version)
  const nodes = shownSidebar(route, own)
  const below = doc.document.facts.cards.length === 0 ? [] : (categoryOf(doc, nodes)?.items ?? [])
  return {
    ...loadWritten(route, doc, context, docCards(below, context)),
    kind: 'doc',
    ...docSurroundings(doc, nodes, own, context),
    tags: tagLinks(own.tags.get(doc) ?? [], docTags(own), docTagHref(own, context)),
    version: describeVersion(own, content, (other) => sameDocIn(doc, other, content)?.address ?? null),
  }
}
