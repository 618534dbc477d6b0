import type { Root } from 'hast'
import type { DocumentCompiler } from '../compile/document-compiler.ts'
import type { DocChangesPage, Page } from '../manifest/index.ts'
import { listChanges, markChanges, showDifference } from '../changes/show-changes.ts'
import { addSourceNotes } from '../markdown/finish/add-source-notes.ts'
import { resolveText, type TextPlan } from '../markdown/finish/resolve-text.ts'

export { readSections } from '../markdown/finish/read-sections.ts'

/** A page without its content: plain data, small enough to send to a worker. */
export interface PagePlan {
  /** The page with empty content. */
  readonly page: Page
  /** The content to fill in, in the order of the page. */
  readonly texts: readonly TextPlan[]
}

/** The keys of all content that a page is filled with. */
export function textKeysOf({ texts }: PagePlan): readonly string[] {
  return texts.flatMap(({ textKey, sourceNotes, changes }) => [
    textKey,
    ...(sourceNotes === undefined ? [] : [sourceNotes.textKey]),
    ...(changes === undefined || changes.textKey === null ? [] : [changes.textKey]),
  ])
}

/** Looks up content by its key; each call returns a new copy. */
export type TextSource = Pick<DocumentCompiler, 'loadText'>

/** Returns the page with its content filled in. The page of the plan is not changed. */
export async function fillPage({ page, texts }: PagePlan, source: TextSource): Promise<Page> {
  const loaded = await Promise.all(texts.map((plan) => loadPlannedText(plan, source)))
  if ('body' in page) return { ...page, body: textAt(loaded, 0) }
  if (page.kind === 'doc-changes') return withChanges(page, loaded)
  if ('posts' in page) {
    return { ...page, posts: page.posts.map((post, index) => ({ ...post, excerpt: textAt(loaded, index) })) }
  }
  return page
}

function withChanges(page: DocChangesPage, loaded: readonly Root[]): DocChangesPage {
  let index = 0
  const docs = page.docs.map((doc) => ({ ...doc, changes: doc.changes && textAt(loaded, index++) }))
  // Blocks can differ in nothing that a reader sees.
  return {
    ...page,
    docs: docs.filter(({ type, changes }) => type !== 'changed' || changes?.children.length !== 0),
  }
}

/** Content as a page shows it. */
export async function loadPlannedText(plan: TextPlan, source: TextSource): Promise<Root> {
  const { sourceNotes, changes } = plan
  const text = await source.loadText(plan.textKey)
  const olderKey = changes?.textKey ?? null
  const older = olderKey === null ? null : await source.loadText(olderKey)
  const versions = { older, newer: text }
  if (changes?.listFor !== undefined) return listChanges(versions, changes)
  const list = changes === undefined ? null : markChanges(versions, changes)
  if (sourceNotes !== undefined) {
    const original = await source.loadText(sourceNotes.textKey)
    addSourceNotes(text, original, sourceNotes, showDifference)
  }
  const resolved = resolveText(text, plan)
  if (list !== null) resolved.children.unshift(list)
  return resolved
}

function textAt(texts: readonly Root[], index: number): Root {
  const text = texts[index]
  if (text === undefined) throw new RangeError(`The plan of this page has no text ${index}.`)
  return text
}
