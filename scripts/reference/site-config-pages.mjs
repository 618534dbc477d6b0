import { sectionsOf, slug } from './describe-schema.mjs'
import { UserMistake } from './user-mistake.mjs'

/**
 * The pages of the keys of `site.config.ts`, one for each concept: the file, the title, the label in the sidebar, what the page
 * begins with, and the keys of the configuration that it describes.
 */
export const SITE_CONFIG_PAGES = [
  {
    file: 'site-config/site.md',
    title: 'Title, product and logo',
    intro: 'What the site is called, what it documents, and the pictures that stand for it.',
    keys: ['product', 'variables', 'title', 'tagline', 'titleDelimiter', 'favicon', 'logo'],
  },
  {
    file: 'site-config/publishing.md',
    title: 'Address and publishing',
    intro:
      'Where the site is published, and what a build writes for the host. Guides: [Addresses and redirects](../../guides/addresses.md) and [Deploy](../../recipes/deploy/index.md).',
    keys: [
      'url',
      'basePath',
      'trailingSlash',
      'redirects',
      'noIndex',
      'servers',
      'precompress',
      'metaPolicy',
      'oldAssets',
      'baseUrlBanner',
    ],
  },
  {
    file: 'site-config/languages.md',
    title: 'Language settings',
    label: 'Languages',
    intro: 'The languages of the site and their translations. Guide: [Languages](../../guides/languages.md).',
    keys: ['locales', 'defaultLocale', 'translations'],
  },
  {
    file: 'site-config/theme.md',
    title: 'Theme, colour mode and announcement',
    intro:
      'Colours and fonts, light and dark, and the bar above the navbar. Guides: [Customising](../../guides/customising.md), [Colour mode](../../guides/colour-mode.md) and [Announcement](../../guides/announcement.md).',
    keys: ['theme', 'colorMode', 'announcement'],
  },
  {
    file: 'site-config/navbar.md',
    title: 'Navbar settings',
    label: 'Navbar',
    intro: 'The bar at the top of every page. Guide: [Navigation](../../guides/navigation.md#navbar).',
    keys: ['navbar'],
  },
  {
    file: 'site-config/footer.md',
    title: 'Footer settings',
    label: 'Footer',
    intro: 'The links, the logo and the last line below every page.',
    keys: ['footer'],
  },
  {
    file: 'site-config/docs.md',
    title: 'Docs settings',
    label: 'Docs',
    intro:
      'The address of the docs, their versions, and what each doc shows. Guides: [Navigation](../../guides/navigation.md) and [Versions](../../guides/versions.md).',
    keys: ['docs'],
  },
  {
    file: 'site-config/blog.md',
    title: 'Blog settings',
    label: 'Blog',
    intro: 'The address of the blog, its lists and its feeds. Guide: [Blog](../../guides/blog.md).',
    keys: ['blog'],
  },
  {
    file: 'site-config/search.md',
    title: 'Search settings',
    label: 'Search',
    intro: 'What the search finds and offers. Guide: [Search](../../guides/search.md).',
    keys: ['search'],
  },
  {
    file: 'site-config/content.md',
    title: 'Folders, sources and front matter',
    intro:
      'Where the content of the site comes from. Guides: [Project structure](../../start/project-structure.md) and [Content sources](../../guides/sources.md).',
    keys: ['content', 'includes', 'sources', 'frontMatter'],
  },
  {
    file: 'site-config/markdown.md',
    title: 'Markdown, table of contents and terms',
    intro:
      'How Markdown is read and shown. Guides: [Writing content](../../guides/writing.md) and [Terms](../../guides/terms.md).',
    keys: ['markdown', 'toc', 'terms'],
  },
  {
    file: 'site-config/images.md',
    title: 'Pictures and social cards',
    intro:
      'How pictures are converted, and the pictures that social networks show. Guides: [Pictures](../../guides/pictures.md) and [Social cards](../../guides/social-cards.md).',
    keys: ['images', 'socialCards'],
  },
  {
    file: 'site-config/scripts.md',
    title: 'Scripts, head and embeds',
    intro:
      'What pages load from other hosts; the content security policy allows nothing else. Guide: [Scripts and embeds](../../guides/scripts-and-embeds.md).',
    keys: ['scripts', 'head', 'embeds'],
  },
  {
    file: 'site-config/checks.md',
    title: 'Checks and build hooks',
    intro:
      'What is reported, how strictly, and functions of the site that take part in a build. Guide: [Rules and files](../../guides/rules-and-files.md).',
    keys: ['diagnostics', 'linkCheck', 'checks', 'onPlan', 'onPublish'],
  },
  {
    file: 'site-config/agents.md',
    title: 'Settings for agents',
    label: 'Agents',
    intro: 'What the site publishes for agents. Guide: [Agents](../../guides/agents.md).',
    keys: ['agents'],
  },
]

/** Headings of the objects in `site.config.ts`, in words that a reader looks for. The path of each is below its heading. */
export const SITE_CONFIG_HEADINGS = {
  product: 'Product',
  logo: 'Logo',
  oldAssets: 'Old assets',
  'locales[]': 'Locale',
  translations: 'Notes on outdated translations',
  theme: 'Theme',
  'theme.font': 'Font of text',
  'theme.mono': 'Font of code',
  colorMode: 'Light and dark mode',
  announcement: 'Announcement bar',
  navbar: 'Navbar',
  'navbar.items[] (sidebar)': 'Link to a sidebar',
  'navbar.items[] (link)': 'Link in the navbar',
  'navbar.items[] (menu)': 'Menu in the navbar',
  'navbar.items[] (menu).items[] (link)': 'Link in a menu',
  'navbar.items[] (locale-menu)': 'Language menu',
  'navbar.items[] (version-menu)': 'Version menu',
  footer: 'Footer',
  'footer.columns[]': 'Column of the footer',
  'footer.columns[].links[]': 'Link in a column',
  'footer.links[]': 'Link in the last line',
  'footer.logo': 'Logo of the footer',
  docs: 'Docs',
  'docs.folders.<name>': 'Further docs',
  'docs.versions.<name>': 'Version of the docs',
  'docs.openIn[]': 'Link to another service',
  'docs.toc': 'Table of contents of docs',
  blog: 'Blog',
  search: 'Search',
  content: 'Folders',
  frontMatter: 'Front matter keys of your own',
  markdown: 'Markdown',
  toc: 'Table of contents',
  terms: 'Terms',
  images: 'Pictures',
  socialCards: 'Social cards',
  'scripts[]': 'Script',
  'head[]': 'Element in the head',
  diagnostics: 'Severity of problems',
  'diagnostics.ignore[]': 'Ignored problem',
  linkCheck: 'Unchecked links',
  agents: 'Agents',
}

/** Headings of the entries of a sidebar. */
export const SIDEBAR_HEADINGS = {
  '<name>[] (doc)': 'Doc',
  '<name>[] (ref)': 'Doc of another sidebar',
  '<name>[] (link)': 'Link',
  '<name>[] (html)': 'Text, line or image',
  '<name>[] (category)': 'Category',
  '<name>[] (category).link (doc)': 'Doc as the page of a category',
  '<name>[] (category).link (generated-index)': 'Generated page of a category',
  '<name>[] (autogenerated)': 'Docs of a folder',
  '<name>[] (openapi)': 'Pages of an API',
}

/**
 * Returns Markdown that lists every key of `site.config.ts` with a link to the page that describes it. All of them were on one
 * page once: each link has the id that its key had there, so that links to the keys of that page lead to where they are now.
 */
export function describeSiteConfig(schema, sidebars) {
  const pages = [
    ...SITE_CONFIG_PAGES.map(({ file, title, keys }) => {
      const [whole, ...inner] = sectionsOf(schema, keys)
      return {
        file,
        title,
        keys: whole.keys,
        sections: inner.map((section) => ({
          ...section,
          name: section.path,
          heading: SITE_CONFIG_HEADINGS[section.path],
        })),
      }
    }),
    {
      file: 'sidebars.md',
      title: 'Sidebars',
      keys: sectionsOf(schema, ['sidebars'])[0].keys,
      sections: sectionsOf(sidebars)
        .filter(({ path }) => path !== '')
        .map((section) => ({
          ...section,
          name: `sidebars.${section.path}`,
          heading: SIDEBAR_HEADINGS[section.path],
        })),
    },
  ]
  const lost = Object.keys(schema.properties).filter((key) =>
    pages.every(({ keys }) => !keys.some((one) => one.key === key)),
  )
  if (lost.length > 0) {
    throw new UserMistake([
      `No page of the reference has these keys of site.config.ts: ${lost.join(', ')}. Add each to the keys of a page in SITE_CONFIG_PAGES of scripts/reference/site-config-pages.mjs.`,
    ])
  }
  return pages.map(describePage).join('\n\n')
}

function describePage({ file, title, keys, sections }) {
  const rows = keys.map(({ key, type, description }) => {
    const id = `field.${key}`
    return [
      keyLink(id, key, placeOf(file, id)),
      `\`${type.replaceAll('|', String.raw`\|`)}\``,
      firstSentence(description),
    ]
  })
  const lines = sections.map(({ path, name, heading, keys: inner }) => {
    const former = slug(name)
    const place = placeOf(file, slug(path))
    const links = inner.map(({ key }) => keyLink(`${former}.${key}`, key, `${place}.${key}`))
    return `- <span id="${former}">[${heading}](${place})</span>: ${links.join(', ')}`
  })
  const table = [['key', 'type', 'meaning'], ['---', '---', '---'], ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  )
  return [`## [${title}](${file})`, table.join('\n'), lines.join('\n')].join('\n\n').trimEnd()
}

/** The rest is on the page of the key. */
function firstSentence(description) {
  return /^.*?\.(?=\s|$)/.exec(description)?.[0] ?? description
}

/** `sidebars` is described by its whole page. */
function placeOf(file, id) {
  return id === 'field.sidebars' ? file : `${file}#${id}`
}

/** A link to a key, which has its former id. */
function keyLink(id, key, place) {
  return `<span id="${id}">[\`${key}\`](${place})</span>`
}
