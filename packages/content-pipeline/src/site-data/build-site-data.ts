import { posix } from 'node:path'
import { feedLinks } from '../routes/feed-files.ts'
import {
  type Announcement,
  CONTRACT_VERSION,
  type FooterLink,
  type FooterLogo,
  type SiteFooter,
  type SiteData,
  type SiteLogo,
} from '../manifest/index.ts'
import { manySpellings } from '../read/find-spellings.ts'
import { locate } from '../schemas/locate.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { buildVersions } from './build-versions.ts'
import { buildSearch } from './build-search.ts'
import { buildNavbar } from './build-navbar.ts'
import { externalContent } from './external-content.ts'
import { resolveConfigLink } from '../links/resolve-target.ts'
import { logoSize } from './logo-size.ts'
import type { PageContext } from './page-context.ts'

type FooterConfig = SiteConfig['footer']

/** The site data that every page of a locale shares, with every text translated and every link resolved. */
export async function buildSiteData(context: PageContext): Promise<SiteData> {
  const { config, content, contents } = context
  const { translate } = content.messages
  return {
    contract: CONTRACT_VERSION,
    title: translate('site.title', config.title),
    tagline: translate('site.tagline', config.tagline),
    origin: config.url,
    titleDelimiter: config.titleDelimiter,
    locale: content.locale,
    locales: contents.map(({ locale }) => locale),
    logo: config.logo && {
      src: logoAddress(config.logo.src, 'logo', context),
      alt: translate('logo.alt', config.logo.alt),
      ...sizeOfLogo(config.logo.src, context),
      ...(config.logo.dark !== undefined && { dark: logoAddress(config.logo.dark, 'logo', context) }),
    },
    favicon: config.favicon === null ? null : staticAddress(config.favicon, context),
    ...(config.navbar.title !== undefined && {
      navbarTitle: translate('navbar.title', config.navbar.title),
    }),
    navbar: buildNavbar(context),
    footer: buildFooter(context),
    colorMode: config.colorMode,
    announcement: config.announcement === null ? null : await announce(config.announcement, context),
    baseUrlBanner: config.baseUrlBanner,
    ...externalContent(context, (path) => staticAddress(path, context)),
    versions: buildVersions(context),
    ...buildSearch(context),
    feeds: feedLinks(content, config),
    ...(config.agents !== false && { hasMarkdown: true }),
    ...buildPageActions(config),
    texts: content.messages.interfaceTexts,
  }
}

function buildPageActions({ docs }: SiteConfig): Pick<SiteData, 'pageActions'> {
  if (docs === false) return {}
  const { feedback: hasFeedback, copyPage: hasCopy, openIn } = docs
  return hasFeedback || hasCopy || openIn.length > 0 ? { pageActions: { hasFeedback, hasCopy, openIn } } : {}
}

/** The footer of the site data. Parts that the configuration leaves out are absent. */
function buildFooter(context: PageContext): SiteFooter {
  const { columns, links, logo, mode, copyright } = context.config.footer
  const { translate } = context.content.messages
  return {
    columns: columns.map((column) => ({
      title: translate(`footer.${column.title}`, column.title),
      links: column.links.map((link) => buildFooterLink(link, context)),
    })),
    ...(links.length > 0 && { links: links.map((link) => buildFooterLink(link, context)) }),
    ...(logo && { logo: buildFooterLogo(logo, context) }),
    ...(mode && { mode }),
    copyright: translate('footer.copyright', copyright),
  }
}

function buildFooterLink(link: FooterConfig['links'][number], context: PageContext): FooterLink {
  const { translate } = context.content.messages
  return { label: translate(`footer.${link.label}`, link.label), ...resolveConfigLink(link, context) }
}

function buildFooterLogo(
  { src, alt, ...target }: NonNullable<FooterConfig['logo']>,
  context: PageContext,
): FooterLogo {
  const isLink = target.to !== undefined || target.href !== undefined
  return {
    src: logoAddress(src, 'footer-logo', context),
    alt: context.content.messages.translate('footer.logo.alt', alt),
    ...(isLink && { link: resolveConfigLink(target, context) }),
  }
}

/** The size of the logo where it is not square and can be measured. */
function sizeOfLogo(path: string, { index, config, assets }: PageContext): Pick<SiteLogo, 'size'> {
  const [file] = index.staticFiles(path.replace(/^\//, ''))
  const measured = file === undefined ? null : assets.measure(posix.join(config.content.static, file))
  const size = measured === null ? null : logoSize(measured)
  return size === null || size.width === size.height ? {} : { size }
}

/** Address of a logo in the static folder, noted for its conversion. */
function logoAddress(path: string, use: 'logo' | 'footer-logo', context: PageContext): string {
  const { index, config, assets } = context
  const [file] = index.staticFiles(path.replace(/^\//, ''))
  const at = { source: config.source, at: locate(config.source.text, [path]) }
  if (file !== undefined) assets.show(posix.join(config.content.static, file), file, { use, at })
  return staticAddress(path, context)
}

/** Address of a file in the static folder; a missing one is reported. */
function staticAddress(path: string, { index, content, config, log }: PageContext): string {
  const inner = path.replace(/^\//, '')
  const [file, ...others] = index.staticFiles(inner)
  const at = locate(config.source.text, [path])
  if (others.length > 0) log.add(config.source, { ...manySpellings(path), at })
  if (file === undefined) {
    log.add(config.source, {
      code: 'missing-static-file',
      problem: `"${path}" does not exist.`,
      hint: `${suggestPublished(inner, { index, config })}The path starts in the folder "${config.content.static}".`,
      at,
    })
  }
  return content.locale.basePath + (file ?? inner)
}

/** A path that begins with the static folder itself, as other paths of the configuration begin with their folder. */
function suggestPublished(path: string, { index, config }: Pick<PageContext, 'index' | 'config'>): string {
  const folder = `${config.content.static}/`
  const inner = path.startsWith(folder) ? path.slice(folder.length) : ''
  return inner !== '' && index.staticFiles(inner).length > 0 ? `Did you mean "/${inner}"? ` : ''
}

/** Most sites have no announcement, so the parser is loaded only when there is one. */
async function announce(
  announcement: NonNullable<SiteConfig['announcement']>,
  context: PageContext,
): Promise<Announcement> {
  const { buildAnnouncement } = await import('./build-announcement.ts')
  return buildAnnouncement(announcement, context)
}
