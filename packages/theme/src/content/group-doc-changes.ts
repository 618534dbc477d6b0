import type { DocChangesPage } from '@fyr/content-pipeline/manifest'
import type { Root } from 'hast'
import type { ChangeType } from './change-type.ts'

type ChangedDoc = DocChangesPage['docs'][number]

/** A page with differences in its text. */
type DifferingDoc = ChangedDoc & { readonly changes: Root }

/** What differs between two versions, in the order that readers want it: what to read again, then what came and went. */
export interface DocChangeGroups {
  /** Pages with differences in their text. */
  readonly changed: readonly DifferingDoc[]
  /** The other pages, by what has happened to them. */
  readonly whole: readonly { readonly type: ChangeType; readonly docs: readonly ChangedDoc[] }[]
}

const TYPES = ['added', 'changed', 'moved', 'removed'] as const

/** Groups the pages that differ between two versions. */
export function groupDocChanges(docs: readonly ChangedDoc[]): DocChangeGroups {
  const hasText = (doc: ChangedDoc): doc is DifferingDoc => (doc.changes?.children.length ?? 0) > 0
  const others = docs.filter((doc) => !hasText(doc))
  return {
    changed: docs.filter(hasText),
    whole: TYPES.map((type) => ({ type, docs: others.filter((doc) => doc.type === type) })).filter(
      (group) => group.docs.length > 0,
    ),
  }
}
