import * as z from 'zod'

/** A unified plugin as packages export it. Each has its own types for options and trees, which are unknown here. */
export type UnifiedPlugin = (this: never, ...options: never[]) => unknown

/** A plugin, alone or in a list with its options after it. */
export type SitePlugin = UnifiedPlugin | readonly [plugin: UnifiedPlugin, ...options: unknown[]]

const sitePlugin = z.custom<SitePlugin>(
  (written) => typeof (Array.isArray(written) ? written[0] : written) === 'function',
  {
    error:
      'must be a plugin, or a list of a plugin and its options, such as [remarkEmoji, { accessible: true }]',
  },
)

/** `markdown` after validation. */
type MarkdownPlugins = z.output<typeof markdownPluginsSchema>

/** Whether a site has unified plugins of its own. */
export function hasPlugins({ remarkPlugins, rehypePlugins }: MarkdownPlugins): boolean {
  return remarkPlugins.length + rehypePlugins.length > 0
}

/** Schema of `markdown`: the site's own unified plugins. */
export const markdownPluginsSchema = z.strictObject({
  remarkPlugins: z.array(sitePlugin).default([]).meta({
    description: 'remark plugins: they get the Markdown tree right after parsing and may add syntax.',
    'x-code': '[remarkDefinitionList, [remarkEmoji, { accessible: true }]]',
  }),
  rehypePlugins: z.array(sitePlugin).default([]).meta({
    description: 'rehype plugins: they get the elements before links are resolved and code is highlighted.',
    'x-code': '[rehypeFigure]',
  }),
})
