import { changeFrontMatter } from './change-front-matter.ts'
import { homeFrontMatter } from './home-of-tool.ts'
import { isRecord, listOf } from './plain-value.ts'
import type { Settings } from './vitepress-site.ts'

/** Keys of the old front matter in the words of Fyr. */
export function rewritePage(file: string, text: string, source: string): string {
  const isHomePage = /^(?:content\/pages|i18n\/[^/]+\/pages)\/index\.md$/.test(file)
  const changed = changeFrontMatter(text, (old) => (isHomePage ? homeFrontMatter(old) : keysOf(old)))
  return isHomePage ? changed : rewriteText(changed, source)
}

function keysOf(old: Settings): Record<string, unknown> {
  const levels = listOf(old['outline'])
  const deepest = old['outline'] === 'deep' ? 6 : levels[1]
  return {
    ...(old['outline'] === undefined ? {} : { outline: undefined }),
    ...(old['outline'] === false ? { hide_table_of_contents: true } : {}),
    ...(typeof levels[0] === 'number' ? { toc_min_heading_level: levels[0] } : {}),
    ...(typeof deepest === 'number' ? { toc_max_heading_level: deepest } : {}),
    ...(old['sidebar'] === false ? { sidebar: undefined, displayed_sidebar: null } : {}),
    ...(old['prev'] === false ? { prev: undefined, pagination_prev: null } : {}),
    ...(old['next'] === false ? { next: undefined, pagination_next: null } : {}),
    ...(old['editLink'] === false ? { editLink: undefined, custom_edit_url: null } : {}),
    ...(isRecord(old['layout']) || old['layout'] === 'doc' ? { layout: undefined } : {}),
  }
}

/** Lines of the old spelling that Fyr writes in another way. Code blocks are left alone. */
function rewriteText(text: string, source: string): string {
  let fence: string | null = null
  let verbatim: string | null = null
  const lines = text.split('\n').map((line) => {
    const [, marks] = /^\s*(`{3,}|~{3,})/.exec(line) ?? []
    if (marks !== undefined && (fence === null || marks.startsWith(fence)))
      fence = fence === null ? marks : null
    if (fence !== null || marks !== undefined) return line
    const [, opened] = /^(:{3,})\s*v-pre\s*$/.exec(line) ?? []
    if (opened === undefined && line.trim() !== verbatim) return rewriteLine(line, source)
    // Braces in text are text here, so nothing has to protect them.
    verbatim = opened ?? null
    return null
  })
  return lines.filter((line) => line !== null).join('\n')
}

const INCLUDE = /^(\s*)<!--\s*@include:\s*([^\s{#]+)\s*-->\s*$/
const SNIPPET = /^(\s*)<<<\s*([^\s{#]+)(?:#([^\s{]+))?(?:\s*\{[^}]*\})?\s*$/

function rewriteLine(line: string, source: string): string | null {
  if (/^\s*\[\[toc\]\]\s*$/i.test(line)) return null
  const [, space = '', path, region] = INCLUDE.exec(line) ?? SNIPPET.exec(line) ?? []
  if (path === undefined) return line
  const file = path.startsWith('@/') ? `/${source}${path.slice(1)}` : path
  return `${space}::include{file=${file}${region === undefined ? '' : ` region=${region}`}}`
}
