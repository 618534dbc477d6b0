import type { SiteChoices } from './site-choices.ts'
import { TEXTS, type TextLanguage } from './site-texts.ts'

/** Source of `site.config.ts`. */
export function siteConfig(
  { locales, blog, accent, host, url }: SiteChoices,
  { name, slug, language }: { readonly name: string; readonly slug: string; readonly language: TextLanguage },
): string {
  const texts = TEXTS[language]
  const { origin, pathname } = new URL(url)
  const basePath = pathname.endsWith('/') ? pathname : `${pathname}/`
  const entries = locales.map((code) => `{ code: ${quote(code)}, label: ${quote(labelOf(code))} }`)
  const [only = ''] = entries
  return [
    `import { defineConfig } from '@fyr/cli'`,
    ``,
    `const product = { name: ${quote(name)}, slug: ${quote(slug)} }`,
    ``,
    `export default defineConfig({`,
    `  product,`,
    `  title: product.name,`,
    `  tagline: ${quote(texts.tagline)},`,
    `  url: ${quote(origin)},`,
    ...(basePath === '/' ? [] : [`  basePath: ${quote(basePath)},`]),
    ...(entries.length === 1
      ? [`  locales: [${only}],`]
      : [`  locales: [`, ...entries.map((entry) => `    ${entry},`), `  ],`]),
    `  defaultLocale: ${quote(locales[0] ?? '')},`,
    `  favicon: '/favicon.svg',`,
    `  head: [`,
    `    { tag: 'link', attributes: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },`,
    `    { tag: 'link', attributes: { rel: 'manifest', href: '/site.webmanifest' } },`,
    `  ],`,
    // GitHub Pages and GitLab Pages redirect a folder to its address with a slash, and send no headers of a site.
    ...(host === 'none' ? [] : [`  trailingSlash: true,`, `  metaPolicy: true,`]),
    ...(accent === null ? [] : [`  theme: { accent: ${quote(accent)} },`]),
    blog
      ? `  blog: { title: ${quote(texts.blog)}, sidebarTitle: ${quote(texts.recentPosts)} },`
      : `  blog: false,`,
    `  navbar: {`,
    `    items: [`,
    `      { type: 'sidebar', sidebar: 'defaultSidebar', label: ${quote(texts.docs)} },`,
    ...(blog ? [`      { type: 'link', label: ${quote(texts.blog)}, to: '/blog' },`] : []),
    `      { type: 'link', label: ${quote(texts.about)}, to: '/about', position: 'right' },`,
    ...(entries.length > 1 ? [`      { type: 'locale-menu', position: 'right' },`] : []),
    `    ],`,
    `  },`,
    `})`,
    ``,
  ].join('\n')
}

/** Translations for `messages.json` of a language other than that of the configuration. */
export function siteMessages(
  { blog }: SiteChoices,
  from: TextLanguage,
  to: TextLanguage,
): Readonly<Record<string, string>> {
  const [source, target] = [TEXTS[from], TEXTS[to]]
  return {
    'site.title': '{{ product.name }}',
    'site.tagline': target.tagline,
    [`navbar.${source.docs}`]: target.docs,
    ...(blog ? { [`navbar.${source.blog}`]: target.blog } : {}),
    [`navbar.${source.about}`]: target.about,
    ...(blog ? { 'blog.title': target.blog, 'blog.sidebarTitle': target.recentPosts } : {}),
  }
}

/** Name of a language in itself: `English`, `Norsk`. The code if there is none. */
function labelOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/**
 * A text as a string in single quotes, which nothing in it ends: the name of a folder may have quotes and line breaks. It repeats
 * `quoteInCode` of the command line tool, because this package runs before any other is installed.
 */
function quote(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
  return `'${inner.replaceAll("'", String.raw`\'`)}'`
}
