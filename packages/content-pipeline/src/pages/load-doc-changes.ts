import type { TextChanges } from '../markdown/finish/resolve-text.ts'
import {
  type DocDifference,
  docDifferences,
  movesOf,
  textsBefore,
  versionBefore,
  versionLabel,
} from '../changes/version-changes.ts'
import type { DocChangesPage, Route } from '../manifest/index.ts'
import { docsChangesAddress } from '../records/spell-address.ts'
import { versionOf } from '../routes/locale-content.ts'
import type { PageContext } from '../site-data/page-context.ts'
import { describeVersion } from './describe-version.ts'
import { type PlanContext, planText } from './load-written.ts'

/** What differs between a version and the one before, page by page. Throws a RangeError for a route of neither. */
export function loadDocChanges(route: Route, context: PlanContext): DocChangesPage {
  const { content } = context
  const { own, before } = versionsOfRoute(route, context)
  const { basePath } = content.locale
  const docs = docDifferences(own, before, context).map(({ type, doc, before: former }) => {
    const href = basePath + doc.address
    const shown = { type, label: doc.title, href, isFallback: doc.file.isFallback }
    const moves = movesOf(doc, own, context)
    const texts = textsOf({ type, doc, before: former }, moves)
    if (texts === null) return { ...shown, changes: null }
    const text = planText(doc, href, context)
    const changes = { ...texts, ...moves, since: '', href: '', listFor: href }
    return { ...shown, changes: context.placeText({ ...text, references: [], cards: [], changes }) }
  })
  return {
    kind: 'doc-changes',
    route,
    from: versionLabel(before, content),
    to: versionLabel(own, content),
    docs,
    version: describeVersion(own, content, (other) => {
      const older = versionBefore(other, context)
      return older && docsChangesAddress(older.version, other.version, context.config)
    }),
  }
}

/** What is compared; null where that is nothing. Of a doc that only one version has, only the blocks count that the other has elsewhere. */
function textsOf({ type, doc, before }: DocDifference, { moves }: Pick<TextChanges, 'moves'>) {
  if (type !== 'removed' && before !== null) return textsBefore(doc, before)
  if (moves === undefined) return null
  if (type === 'added') return { textKey: null, titles: null }
  return { textKey: doc.document.textKey, titles: null, isRemoved: true as const }
}

/** The documents of the two versions that a route compares. */
export function docsOfChanges(route: Route, context: PageContext) {
  const { own, before } = versionsOfRoute(route, context)
  return [...own.docs, ...before.docs]
}

function versionsOfRoute({ id, path }: Route, context: PageContext) {
  const own = versionOf(context.content, id.split('/')[1] ?? '')
  const before = versionBefore(own, context)
  if (before === null) throw new RangeError(`No version is compared at ${path}.`)
  return { own, before }
}
