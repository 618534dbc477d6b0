import { documentationPage } from '@fyr/cli/internal'
import type { MigrationNote } from '../old-site/migration-plan.ts'
import { isFunction, listOf, recordOf, textOf } from '../old-site/plain-value.ts'
import { unknownAddressesNote } from '../old-site/unknown-addresses-note.ts'
import type { OldSite } from './docusaurus-site.ts'

/** Notes on code that changes the pages of the old site, in its configuration or in files that this names: none of it runs here. */
export function codeNotes({ old, parts }: Pick<OldSite, 'old' | 'parts'>): MigrationNote[] {
  const all = [
    ['docs', parts.docs],
    ['blog', parts.blog],
    ...parts.instances.map(({ kind, id, options }) => [`content-${kind} "${id}"`, options] as const),
  ] as const
  const functions = [
    ...['preprocessor', 'parseFrontMatter'].map(
      (key) => ['markdown', recordOf(old['markdown']), key] as const,
    ),
    ...all.flatMap(([name, options]) =>
      ['sidebarItemsGenerator', 'processBlogPosts'].map((key) => [name, recordOf(options), key] as const),
    ),
  ]
  return [
    ...unkeptNotes(old, parts),
    ...parserNotes(parts),
    ...functions
      .filter(([, settings, key]) => isFunction(settings[key]))
      .map(([name, , key]) => ({
        kind: 'setting' as const,
        name: `${name}.${key}`,
        instead: INSTEAD[key] ?? '',
      })),
    ...listOf(old['clientModules']).flatMap((file) => {
      const path = textOf(file)
      if (path === null) return []
      // A whole path would name the machine.
      const name = path.split(/[\\/]/).slice(-2).join('/')
      const instead = /\.(?:css|scss|sass|less)$/.test(path) ? STYLES : SCRIPT
      return [{ kind: 'setting' as const, name: `clientModules: ${name}`, instead }]
    }),
  ]
}

/** Settings that readers notice and Fyr does not have. */
const UNKEPT: readonly (readonly [path: string, instead: string])[] = [
  ['ssrTemplate', 'The theme writes the document. Add elements of its head to "head".'],
  [
    'themeConfig.prism.defaultLanguage',
    'Code without a language is shown without colours. Write the language behind its fence.',
  ],
  ['themeConfig.navbar.logo.href', 'The logo leads to the home page. Add a link to the navbar.'],
  ['themeConfig.announcementBar.backgroundColor', 'The announcement has the colours of the theme.'],
  ['blog.sortPosts', 'The newest post is first.'],
  ['blog.feedOptions.title', 'Feeds are called like the blog: "blog.title".'],
  ['blog.feedOptions.description', 'Feeds are described like the blog: "blog.description".'],
  ['blog.feedOptions.copyright', 'Feeds have no copyright.'],
  ['blog.feedOptions.createFeedItems', 'This function is not run: feeds have the newest posts.'],
  [
    'sitemap.ignorePatterns',
    'The sitemap lists every page that search engines may show. Write "unlisted: true" in the others.',
  ],
  [
    'sitemap.createSitemapItems',
    'This function is not run: the sitemap lists every page that search engines may show.',
  ],
  ['sitemap.filename', 'It is "sitemap.xml", and robots.txt names it.'],
]

function unkeptNotes(old: OldSite['old'], { blog, sitemap }: OldSite['parts']): MigrationNote[] {
  const all = { ...old, blog, sitemap }
  return UNKEPT.flatMap(([name, instead]): MigrationNote[] => {
    const value = name.split('.').reduce<unknown>((inner, key) => recordOf(inner)[key], all)
    const isUsual = [undefined, null, 'descending', 'sitemap.xml', ''].some((one) => one === value)
    return isUsual || (Array.isArray(value) && value.length === 0) ? [] : [{ kind: 'setting', name, instead }]
  })
}

/** A note where a function of the site reads the numbers that order files. */
function parserNotes({ docs, instances }: OldSite['parts']): MigrationNote[] {
  const isOwn = [docs, ...instances.map(({ options }) => options)].some(
    (options) => textOf(recordOf(options?.['numberPrefixParser'])['$function']) !== null,
  )
  return isOwn ? [unknownAddressesNote('numberPrefixParser', 'Docusaurus')] : []
}

const INSTEAD: Readonly<Record<string, string>> = {
  preprocessor:
    'Its effect on Markdown is missing. Write it as a remark plugin, and add it to "markdown.remarkPlugins".',
  parseFrontMatter: 'Its effect on front matter is missing. Write what it adds into the pages.',
  sidebarItemsGenerator:
    'This function is not run: generated sidebars follow the folders and their pages. Write the others in "sidebars".',
  processBlogPosts: 'This function is not run. Write "draft" or "unlisted" in the posts that it leaves out.',
}
const STYLES = 'Copy its rules into theme/styles.css.'
const SCRIPT = `Put its code into theme/client.ts: ${documentationPage('guides/scripts-and-embeds')}`
