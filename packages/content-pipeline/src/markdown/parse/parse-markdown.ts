import { type ParsedMarkdown, type Parser, readMarkdown } from '@fyr/markdown-parser'
import type { Variables } from '../../substitute-variables.ts'
import { normaliseContainerTitles } from './normalise-container-titles.ts'
import { joinSpacedVariables, splitSpacedVariables } from './spaced-variables.ts'

interface ParseOptions {
  /** A parser with the syntax that plugins of the site add. */
  readonly parser?: Parser | undefined
  /** Variables whose names may be written with spaces in addresses: `[text]({{ name }}/path)`. */
  readonly variables?: Variables
  /** Whether tags, braces and `import` are code wherever they are, as in a `.mdx` file. */
  readonly isMdx?: boolean
}

/** Parses Markdown, with titles of containers and with variables as authors write them. */
export function parseMarkdown(
  markdown: string,
  { variables, ...options }: ParseOptions = {},
): ParsedMarkdown {
  const text = normaliseContainerTitles(markdown)
  const joined = variables === undefined ? null : joinSpacedVariables(text, variables)
  const parsed = readMarkdown(joined ?? text, options)
  if (joined !== null && parsed.type === 'tree') splitSpacedVariables(parsed.tree)
  return parsed
}
