import * as z from 'zod'
import { webUrl } from './address.ts'
import { openPathSchema } from './content-folders.ts'
import { editLink } from './edit-link.ts'
import { addressPartSchema, collectionAddressSchema } from './site-address.ts'
import { tocSchema } from './toc.ts'
import { CURRENT_VERSION } from './versions.ts'
import { visibleText } from './visible-text.ts'

const text = visibleText

/** A tag, or `branch:` and a branch; what Git refuses in their names, and what it would read as a command. */
const GIT_NAME = /^(?:branch:)?(?![-/.])(?!.*(?:\.\.|@\{|\/\/|[/.]$|\.lock$))[^\s~^:?*[\\]+$/

const docsVersion = z.strictObject({
  from: z
    .string()
    .regex(GIT_NAME, { error: 'must be the name of a tag, or "branch:" and the name of a branch' })
    .optional()
    .meta({
      description:
        'Takes the docs from Git and not from a folder: the name of a tag, or `branch:` and the name of a branch.',
      examples: ['v2.0', 'branch:1.x'],
    }),
  commit: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/, { error: 'must be the id of a commit, such as "4f1d0c2a9b7e"' })
    .optional()
    .meta({
      description:
        'The commit that the version was released from: it stays, and a tag that was moved is reported.',
      examples: ['4f1d0c2a9b7e'],
    }),
  folder: openPathSchema.optional().meta({
    description:
      'Folder of the docs in that commit, relative to the site. Default: the folder of the docs today.',
    examples: ['docs'],
  }),
  label: text.optional().meta({
    description: 'Label that readers see. Default: the name; `Next` for `current`.',
    examples: ['2.x'],
  }),
  path: z
    .union([z.literal(''), addressPartSchema])
    .optional()
    .meta({
      description: 'Address below the docs; empty for the address of the docs itself.',
      examples: ['2.0'],
    }),
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional().meta({
    description: 'Banner above each doc. Default: chosen by the position among the versions.',
  }),
  badge: z
    .boolean()
    .optional()
    .meta({ description: 'Shows the label on each doc. Default: when there are several versions.' }),
  noIndex: z
    .boolean()
    .default(false)
    .meta({ description: 'Keeps the version out of search engines and sitemaps.' }),
})

/** The docs folder is a version of its own, and what says where in Git a version is needs to name it. */
function checkVersions(
  versions: Readonly<Record<string, z.output<typeof docsVersion>>>,
  context: z.RefinementCtx,
): void {
  for (const [name, { from, commit, folder }] of Object.entries(versions)) {
    const fail = (key: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [name, key], message })
    if (from !== undefined && name === CURRENT_VERSION)
      fail('from', `cannot be given for "${CURRENT_VERSION}": that is the docs folder itself`)
    if (from === undefined && commit !== undefined) fail('commit', 'needs "from" beside it')
    if (from === undefined && folder !== undefined) fail('folder', 'needs "from" beside it')
  }
}

const openTarget = z.strictObject({
  label: text.meta({ description: 'Name of the service.', examples: ['Example AI'] }),
  href: webUrl
    .refine((href) => /\{(?:url|markdown)\}/.test(href), {
      error: 'must contain "{url}" or "{markdown}", which stand for the address of the page',
    })
    .meta({
      description:
        'Where the link leads. `{url}` is replaced by the URL of the page, `{markdown}` by that of its Markdown.',
      examples: ['https://ai.example.com/new?q={markdown}'],
    }),
})

/** Schema of `docs`. */
export const docsSettingsSchema = z
  .strictObject({
    path: collectionAddressSchema.default('docs').meta({
      description:
        'Address of the docs. Empty: the docs are at the root of the site, and their `index.md` is the home page.',
    }),
    mainDoc: text.optional().meta({
      description: 'Id of the first doc. Default: the first doc of the first sidebar.',
      examples: ['intro'],
    }),
    versions: z
      .record(text, docsVersion)
      .superRefine(checkVersions)
      .default({})
      .meta({
        description: 'Settings of versions by name; the docs folder itself is the version `current`.',
        examples: [{ current: { label: 'Next' } }],
      }),
    lastVersion: text.optional().meta({
      description: 'The default version. Default: the first one in `versions.json`.',
      examples: ['2.0'],
    }),
    onlyVersions: z
      .array(text)
      .min(1)
      .optional()
      .meta({
        description: 'Versions to publish. Default: all.',
        examples: [['current', '2.0']],
      }),
    changes: z.boolean().default(false).meta({
      description:
        'Shows on each doc what has changed since the version before, and makes a page with all changes: `/docs/changes/1.4...2.0`.',
    }),
    ...editLink,
    lastUpdated: z
      .union([z.literal(false), z.enum(['date', 'date-and-author'])])
      .default(false)
      .meta({
        description:
          'Shows when and by whom a doc was last changed, from Git. `last_update` in front matter takes precedence.',
        examples: ['date'],
      }),
    feedback: z.boolean().default(false).meta({
      description:
        'Asks below each doc whether it was helpful. The answer is the event `fyr:feedback`, for a script of the site; nothing is sent.',
    }),
    copyPage: z.boolean().default(false).meta({
      description:
        'Shows a button beside the title of each doc that copies it as Markdown, and a link to its Markdown.',
    }),
    openIn: z
      .array(openTarget)
      .default([])
      .meta({
        description: 'Links below each doc that open it in another service.',
        examples: [[{ label: 'Example AI', href: 'https://ai.example.com/new?q={markdown}' }]],
      }),
    sidebarOrder: z.enum(['index-first', 'file-name']).default('index-first').meta({
      description:
        'Order of generated sidebar entries without a position: by name with the index page first, or by the whole name of the file, as in Docusaurus.',
    }),
    sidebarCollapsed: z.boolean().optional().meta({
      description:
        'Whether categories start closed, unless they say otherwise or the current page is inside. Default: in a sidebar with more than 30 entries.',
    }),
    breadcrumbs: z.boolean().default(true).meta({ description: 'Shows breadcrumbs above each doc.' }),
    toc: tocSchema
      .optional()
      .meta({ description: 'Table of contents of docs. Default: the setting of the site.' }),
  })
  .meta({ description: 'Settings of the docs.' })
