import * as z from 'zod'
import { PACKAGE_MANAGERS } from '@fyr/code-blocks/package-managers'

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

/** The plugins of `markdown` after validation. */
export type SitePluginLists = Pick<z.output<typeof markdownPluginsSchema>, 'remarkPlugins' | 'rehypePlugins'>

/** Whether a site has its own unified plugins. */
export function hasPlugins({ remarkPlugins, rehypePlugins }: SitePluginLists): boolean {
  return remarkPlugins.length + rehypePlugins.length > 0
}

/** Schema of `markdown`: the site's own unified plugins, what is shown for npm commands, and what is copied of others. */
export const markdownPluginsSchema = z.strictObject({
  remarkPlugins: z.array(sitePlugin).default([]).meta({
    description: 'remark plugins: they get the Markdown tree right after parsing and may add syntax.',
    'x-code': '[remarkDefinitionList, [remarkEmoji, { accessible: true }]]',
  }),
  rehypePlugins: z.array(sitePlugin).default([]).meta({
    description: 'rehype plugins: they get the elements before links are resolved and code is highlighted.',
    'x-code': '[rehypeFigure]',
  }),
  packageManagers: z
    .array(z.enum(PACKAGE_MANAGERS))
    .min(1)
    .refine((names) => new Set(names).size === names.length, { error: 'must not repeat a name' })
    .default([...PACKAGE_MANAGERS])
    .meta({
      description: 'The package managers that npm commands are shown for, in the order of their tabs.',
      examples: [['npm', 'yarn']],
    }),
  copyCommands: z.boolean().default(true).meta({
    description:
      'Whether the button beside shell commands that are shown with prompts, `$ npm test`, copies only the commands, without prompts and output.',
  }),
})
