import { documentationPage } from '@fyr/cli/internal'
import type { MigrationNote } from './migration-plan.ts'
import { listOf, recordOf, type Settings, textOf } from './plain-value.ts'

/**
 * Replacements for plug-ins of other tools, by words of their names in lower case; the first match counts. Where Fyr does it by itself,
 * it is done, and the owner reads no more of it: such a pattern has whole words.
 */
const INSTEAD: readonly (readonly [pattern: RegExp, instead: string, isDone?: true])[] = [
  [/\bclient-redirects\b/, 'Its redirects become "aliases" in the front matter of the pages.', true],
  [
    /\b(?:content-(?:docs|blog|pages)|preset-classic)\b/,
    'Only one docs folder and one blog are moved. Build another site for this one.',
  ],
  [
    /\b(?:algolia|(?:doc|flex|mini|meili)?search|(?:elastic)?lunr|page-?find)\b/,
    `Fyr does not use these settings. It has a built-in search: ${documentationPage('guides/search')}`,
    true,
  ],
  [/\bmermaid/, 'Add the plugin "diagrams" of @fyr/content-pipeline to "markdown.remarkPlugins".'],
  [/\b(?:math|katex)/, 'Add the plugin "math" of @fyr/content-pipeline to "markdown.remarkPlugins".'],
  [/\bsitemaps?\b/, 'Fyr writes a sitemap for each locale.', true],
  [
    /\bnpm2yarn\b/,
    'Code with "npm2yarn" shows the commands of the package managers in "markdown.packageManagers".',
    true,
  ],
  [
    /google|gtag|tag-?manager/,
    `It does not work under the content security policy. Count visits with another service, or publish a policy of your own: ${documentationPage('guides/scripts-and-embeds')}`,
  ],
  [
    /analytics|plausible|fathom|posthog|matomo|umami|clarity|hotjar/,
    `Add the script in the configuration: ${documentationPage('guides/scripts-and-embeds')}`,
  ],
  [/\b(?:pwa|offline)\b/, `Write a service worker of your own: ${documentationPage('recipes/offline')}`],
  [
    /\b(?:ideal-image|(?:image|medium)-zoom)\b/,
    `Fyr converts pictures to the widths that pages show if "sharp" is installed, and readers enlarge them with a click: ${documentationPage('guides/pictures')}`,
    true,
  ],
  [
    /\b(?:sass|scss|less|tailwind(?:css)?|postcss|unocss)\b/,
    'Write CSS in theme/styles.css; PostCSS settings of the site are read.',
  ],
  [
    /\b(?:open-?api|redoc(?:usaurus)?\b)/,
    `The pages that it has made are missing, and the report does not count their addresses. "openApiSource" makes pages of the same description: ${documentationPage('guides/sources')}`,
  ],
  [/\b(?:type-?doc|api-docs)/, 'Generate Markdown into the docs folder before the build.'],
  [
    /\blinks?-(?:validator|checker)\b/,
    `Fyr checks links, and those to headings: ${documentationPage('guides/troubleshooting')}`,
    true,
  ],
  [
    /\bllms?(?:-?txt)?\b/,
    `Fyr writes llms.txt, and each page as Markdown: ${documentationPage('guides/agents')}`,
    true,
  ],
  [
    /@astrojs\/(?:react|preact|solid-js|svelte|vue)\b|\bunplugin-(?:vue-components|auto-import|icons)\b/,
    'Components of the site become islands: the report names those that are left.',
    true,
  ],
  [/\bgithub-(?:admonitions?|alerts?)\b/, 'Quotes that begin with "[!NOTE]" are admonitions here too.', true],
  [/\blive-codeblock\b/, 'Code with "live" is shown as code. For code that readers run, write an island.'],
  [
    /\bstarlight-versions\b/,
    'Pages of versions keep their addresses, among the docs. For versions with a menu, move their folders to "versioned_docs".',
  ],
  [
    /\b(?:giscus|utterances|disqus|comments)\b/,
    `Fyr has no comments of its own. Fill a slot below the text: ${documentationPage('guides/scripts-and-embeds')}`,
  ],
  [
    /\b(?:starlight-theme-[\w-]+|starlight-[\w-]+-theme|css-cascade-layers)\b/,
    `The theme decides how pages look: ${documentationPage('guides/customising')}`,
    true,
  ],
  [/\b(?:scroll-to-top|back-to-top)\b/, 'Long pages have a button that leads to their top.', true],
  [/@astrojs\/mdx\b/, 'Fyr reads Markdown and MDX by itself.', true],
  [/\b(?:rss|feeds?)\b/, 'Fyr writes RSS, Atom and JSON feeds of the blog.', true],
]

/** The note for a plug-in that is left out. */
export function plugInNote(name: string): MigrationNote {
  return noteOf(
    name,
    'Look for a setting that does the same, or add a remark plugin to "markdown.remarkPlugins".',
  )
}

/** Settings of other tools that list plugins of Markdown, and the one of Fyr. */
const MARKDOWN_PLUG_INS = [
  ['beforeDefaultRemarkPlugins', 'remark'],
  ['remarkPlugins', 'remark'],
  ['beforeDefaultRehypePlugins', 'rehype'],
  ['rehypePlugins', 'rehype'],
] as const

/** Notes on the remark and rehype plugins that settings of another tool list, one for each name. */
export function markdownPlugInNotes(settings: readonly Settings[]): MigrationNote[] {
  const notes = markdownPlugIns(settings).map(({ name, kind }) =>
    noteOf(
      name ?? `a ${kind} plugin`,
      `Its effect on Markdown is missing. Add the plugin to "markdown.${kind}Plugins" in the configuration.`,
    ),
  )
  return [...new Map(notes.map((note) => [note.name, note])).values()]
}

interface MarkdownPlugIn {
  readonly name: string | null
  readonly kind: 'remark' | 'rehype'
  readonly options: unknown
}

/** The remark and rehype plugins that settings of another tool list. */
export function markdownPlugIns(settings: readonly Settings[]): MarkdownPlugIn[] {
  return settings.flatMap((one) =>
    MARKDOWN_PLUG_INS.flatMap(([key, kind]) =>
      listOf(one[key])
        .filter(Boolean)
        .map((entry) => {
          const [plugin, options]: readonly unknown[] = Array.isArray(entry) ? entry : [entry]
          return { name: nameOf(plugin), kind, options }
        }),
    ),
  )
}

/** The name of a plugin: its package if it is not installed, otherwise the name of its function. Null without one. */
function nameOf(plugin: unknown): string | null {
  const { $package: uninstalled, $function: own, default: main } = recordOf(plugin)
  const name = textOf(plugin) ?? textOf(uninstalled) ?? textOf(own)
  // A bundler has numbered the name of a function; those of unified say nothing.
  if (name !== null && /^(?:attacher|transformer|plugin|default)?\$?\d*$/.test(name)) return null
  return name?.replace(/\$\d+$/, '') ?? (main === undefined ? null : nameOf(main))
}

function noteOf(name: string, usual: string): MigrationNote {
  const [, instead, isDone] = INSTEAD.find(([pattern]) => pattern.test(wordsOf(name))) ?? []
  return { kind: 'plug-in', name, instead: instead ?? usual, ...(isDone === true ? { isDone } : {}) }
}

/** The words of a name, in lower case: `docSearch` is `doc-search`. Of a path, only the end is a name. */
function wordsOf(name: string): string {
  const own = name.replace(/^.*[\\/]node_modules[\\/]/, '')
  const end = /^(?:\/|[A-Z]:)/.test(own) ? own.split(/[\\/]/).slice(-2).join('/') : own
  return end.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()
}

/** Plug-ins that are in "INSTEAD" and neither change what pages say nor add any. */
const AROUND_PAGES =
  /\bcontent-(?:docs|blog|pages)\b|google|gtag|tag-?manager|analytics|plausible|fathom|posthog|\b(?:pwa|offline)\b|\b(?:sass|scss|less|tailwind(?:css)?|postcss|unocss)\b|@astrojs\/(?:react|preact|solid-js|svelte|vue)\b|\bunplugin-(?:vue-components|auto-import|icons)\b/

/** Whether the plug-in of a note has left what pages say as it was, and has added none that are not known. */
export function isAroundPages({ name }: MigrationNote): boolean {
  return AROUND_PAGES.test(wordsOf(name))
}

/** The note for a component of the old theme that the site has replaced. */
export function componentNote(name: string): MigrationNote {
  const instead = `Write a slot or an override in "theme/": ${documentationPage('guides/customising')}`
  return { kind: 'component', name, instead }
}
