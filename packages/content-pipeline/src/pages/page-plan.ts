import type { Root } from 'hast'
import type { DocumentCompiler } from '../compile/document-compiler.ts'
import type { Page } from '../manifest/index.ts'
import { resolveText, type TextPlan } from '../markdown/finish/resolve-text.ts'

/** A page whose texts are still to be fetched. Plain data, small enough to send to a worker. */
export interface PagePlan {
  /** The page with its texts empty. */
  readonly page: Page
  /** What belongs into them, in the order of the page. */
  readonly texts: readonly TextPlan[]
}

/** Where texts are found by their names, each time a new copy. */
export type TextSource = Pick<DocumentCompiler, 'loadText'>

/** Gives a page its texts. The plan's own page is left as it is. */
export async function fillPage({ page, texts }: PagePlan, source: TextSource): Promise<Page> {
  const loaded = await Promise.all(texts.map((plan) => loadPlannedText(plan, source)))
  if ('body' in page) return { ...page, body: textAt(loaded, 0) }
  if ('posts' in page) {
    return { ...page, posts: page.posts.map((post, index) => ({ ...post, excerpt: textAt(loaded, index) })) }
  }
  return page
}

/** A text as a page shows it. */
export async function loadPlannedText(plan: TextPlan, source: TextSource): Promise<Root> {
  return resolveText(await source.loadText(plan.textKey), plan)
}

function textAt(texts: readonly Root[], index: number): Root {
  const text = texts[index]
  if (text === undefined) throw new RangeError(`The plan of this page has no text ${index}.`)
  return text
}
