import type { Issue } from '../diagnostic.ts'
import { suggestName } from '../nearest-name.ts'

/** Layouts that every theme has. Neither has a column for contents: `wide` shows them above the text, `landing` shows none. */
const BUILT_IN: readonly string[] = ['wide', 'landing']

/** Whether a layout is one that needs no file of the site. */
function isBuiltIn(layout: string): boolean {
  return BUILT_IN.includes(layout)
}

/** Whether a layout is a file of the site; `own` are the names of these, null for any. */
export function isOwnLayout(layout: string, own: readonly string[] | null): boolean {
  return !isBuiltIn(layout) && (own === null || own.includes(layout))
}

/** Names of layouts in other tools, for their kinds of pages. */
const OF_OTHER_TOOLS = new Set(['home', 'doc', 'docs', 'page', 'post', 'blog', 'default'])

/** Checks the name of a layout: null if it exists. `own` are the layouts of the site; null accepts any name. */
export function layoutIssue(layout: string | undefined, own: readonly string[] | null): Issue | null {
  if (layout === undefined || own === null || isBuiltIn(layout) || isOwnLayout(layout, own)) return null
  if (OF_OTHER_TOOLS.has(layout)) {
    const problem = `The layout "${layout}" belongs to another tool, so it is ignored.`
    const hint =
      'Delete it: the folder decides the kind of a page. The home page is "index.md" in the pages folder.'
    return { code: 'unknown-field', problem, hint }
  }
  const known = [...BUILT_IN, ...own]
  const advice = `Layouts: ${known.join(', ')}. To add this one, create theme/layouts/${layout}.tsx.`
  return {
    code: 'unknown-layout',
    problem: `Unknown layout "${layout}".`,
    hint: suggestName(layout, known, advice),
  }
}
