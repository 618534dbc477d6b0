import type { Root } from 'hast'
import type { DocumentCompiler } from '../compile/document-compiler.ts'
import type { Page } from '../manifest/index.ts'
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
  return texts.flatMap(({ textKey, sourceNotes }) =>
    sourceNotes === undefined ? [textKey] : [textKey, sourceNotes.textKey],
  )
}

/** Looks up content by its key; each call returns a new copy. */
export type TextSource = Pick<DocumentCompiler, 'loadText'>

/** Returns the page with its content filled in. The page of the plan is not changed. */
export async function fillPage({ page, texts }: PagePlan, source: TextSource): Promise<Page> {
  const loaded = await Promise.all(texts.map((plan) => loadPlannedText(plan, source)))
  if ('body' in page) return { ...page, body: textAt(loaded, 0) }
  if ('posts' in page) {
    return { ...page, posts: page.posts.map((post, index) => ({ ...post, excerpt: textAt(loaded, index) })) }
  }
  return page
}

/** Content as a page shows it. */
export async function loadPlannedText(plan: TextPlan, source: TextSource): Promise<Root> {
  const { sourceNotes } = plan
  const text = await source.loadText(plan.textKey)
  if (sourceNotes !== undefined) addSourceNotes(text, await source.loadText(sourceNotes.textKey), sourceNotes)
  return resolveText(text, plan)
}

function textAt(texts: readonly Root[], index: number): Root {
  const text = texts[index]
  if (text === undefined) throw new RangeError(`The plan of this page has no text ${index}.`)
  return text
}
