import { basename, join } from 'node:path'
import { logoOf, placeIn } from '../old-site/logo-of.ts'
import { originOf } from '../old-site/origin-of.ts'
import { productOf } from '../old-site/product-of.ts'
import { compact, htmlToText, listOf, recordOf, textOf } from '../old-site/plain-value.ts'
import type { OldSite, Planned } from './vitepress-site.ts'
import { PAGES } from '../old-site/migration-plan.ts'
import { navItem, sidebarsOf } from './vitepress-navigation.ts'

export function configOf({ root, source, old }: OldSite, planned: Planned): Record<string, unknown> {
  const { locales, docs, base, inRoot } = planned
  const themeConfig = locales[0]?.themeConfig ?? {}
  const title = textOf(old['title']) ?? basename(root)
  const { pattern } = recordOf(themeConfig['editLink'])
  const editUrl = textOf(pattern)?.replace(/\/?:path.*$/, '') ?? null
  const social = listOf(themeConfig['socialLinks']).map(recordOf)
  const logo = recordOf(themeConfig['logo'])
  const footer = recordOf(themeConfig['footer'])
  return compact({
    product: productOf(title),
    title,
    tagline: old['description'],
    url: originOf(recordOf(old['sitemap'])['hostname'], planned.notes),
    basePath: base === '/' ? null : base,
    // The old tool publishes name.html; hosts answer to both spellings.
    trailingSlash: false,
    locales: locales.map(({ code, label, lang }) => compact({ code, label, lang })),
    defaultLocale: locales[0]?.code,
    logo: logoOf(
      {
        src: textOf(themeConfig['logo']) ?? textOf(logo['src']) ?? textOf(logo['light']),
        dark: textOf(logo['dark']),
        alt: textOf(logo['alt']) ?? '',
      },
      (file) => placeIn(join(source, 'public'), file),
      planned.notes,
    ),
    content: { docs, pages: PAGES, static: inRoot(join(source, 'public')) },
    docs: compact({
      path: '/',
      editUrl: editUrl !== null && URL.canParse(editUrl) ? editUrl : null,
      lastUpdated: old['lastUpdated'] === true || themeConfig['lastUpdated'] !== undefined ? 'date' : null,
    }),
    blog: false,
    sidebars: sidebarsOf(themeConfig['sidebar'], planned),
    navbar: {
      items: [
        ...listOf(themeConfig['nav'])
          .map(recordOf)
          .flatMap((item) => navItem(item, planned.notes)),
        ...(locales.length > 1 ? [{ type: 'locale-menu', position: 'right' }] : []),
        ...social.flatMap(({ icon, link }) => {
          const href = textOf(link)
          const label = iconName(textOf(icon) ?? 'link')
          return href === null
            ? []
            : [
                {
                  type: 'link',
                  label,
                  href,
                  position: 'right',
                },
              ]
        }),
      ],
    },
    footer: compact({
      copyright:
        htmlToText(
          [footer['message'], footer['copyright']].flatMap((text) => textOf(text) ?? []).join(' '),
        ) || null,
    }),
    diagnostics: { severity: { 'missing-alt': 'warning', 'broken-anchor': 'warning' } },
  })
}

const ICON_NAMES: ReadonlyMap<string, string> = new Map([
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['linkedin', 'LinkedIn'],
  ['npm', 'npm'],
  ['youtube', 'YouTube'],
])

/** The name of a service by that of its icon. */
function iconName(icon: string): string {
  return ICON_NAMES.get(icon) ?? icon.charAt(0).toUpperCase() + icon.slice(1)
}
