import { feedLinks } from '../feeds/feed-files.ts'
import { type Announcement, CONTRACT_VERSION, type FooterColumn, type SiteFrame } from '../manifest/index.ts'
import { locate } from '../schemas/locate.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { buildVersions } from './build-versions.ts'
import { buildNavbar } from './build-navbar.ts'
import { resolveConfigLink } from './resolve-config-link.ts'
import type { FrameContext } from './frame-context.ts'

/** What every page of one locale shares, every text translated and every link resolved. */
export async function buildFrame(context: FrameContext): Promise<SiteFrame> {
  const { config, content, locales } = context
  const { translate } = content.messages
  return {
    contract: CONTRACT_VERSION,
    title: translate('site.title', config.title),
    tagline: translate('site.tagline', config.tagline),
    origin: config.url,
    titleDelimiter: config.titleDelimiter,
    locale: content.locale,
    locales,
    logo:
      config.logo === null ? null : { src: staticAddress(config.logo.src, context), alt: config.logo.alt },
    favicon: config.favicon === null ? null : staticAddress(config.favicon, context),
    navbar: buildNavbar(context),
    footer: {
      columns: config.footer.columns.map((column) => buildColumn(column, context)),
      copyright: translate('footer.copyright', config.footer.copyright),
    },
    colorMode: config.colorMode,
    announcement: config.announcement === null ? null : await announce(config.announcement, context),
    baseUrlBanner: config.baseUrlBanner,
    versions: buildVersions(context),
    feeds: feedLinks(content, config),
    texts: content.messages.interfaceTexts,
  }
}

function buildColumn(column: SiteConfig['footer']['columns'][number], context: FrameContext): FooterColumn {
  const { translate } = context.content.messages
  return {
    title: translate(`footer.${column.title}`, column.title),
    links: column.links.map((link) => ({
      label: translate(`footer.${link.label}`, link.label),
      ...resolveConfigLink(link, context),
    })),
  }
}

/** Address of a file of the static folder; a missing one is reported. */
function staticAddress(path: string, { index, content, config, log }: FrameContext): string {
  const inner = path.replace(/^\//, '')
  if (!index.hasStaticFile(inner)) {
    log.add(config.source, {
      code: 'missing-static-file',
      problem: `"${path}" does not exist.`,
      hint: `It begins in the folder "${config.content.static}".`,
      at: locate(config.source.text, [path]),
    })
  }
  return content.locale.basePath + inner
}

/** Most sites announce nothing most of the time, and then no parser is loaded. */
async function announce(
  announcement: NonNullable<SiteConfig['announcement']>,
  context: FrameContext,
): Promise<Announcement> {
  const { buildAnnouncement } = await import('./build-announcement.ts')
  return buildAnnouncement(announcement, context)
}
