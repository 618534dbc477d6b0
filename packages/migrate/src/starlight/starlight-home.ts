import { isRecord } from '@fyr/content-pipeline/internal'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type MigrationPlan, PAGES } from '../old-site/migration-plan.ts'
import { frontMatterOf } from '../old-site/read-old-files.ts'
import { addressFinder, codeOfSite } from '../home/code-of-site.ts'
import { homePage, homeTexts } from '../home/home-page.ts'
import { stillMarkup } from '../home/still-markup.ts'
import { localised, staticFolder } from './starlight-config.ts'
import type { Entry } from './starlight-pages.ts'
import type { OldSite } from './starlight-site.ts'

interface HomeInCode extends Pick<MigrationPlan, 'pages' | 'aliases'> {
  /** Relative to the site. */
  readonly file: string
  readonly base: string
}

/** A home page with the texts of the old one, where that was in code and the docs, whose pages are given, have none. */
export function homeOf(site: OldSite, mains: readonly Entry[], home: HomeInCode): Record<string, string> {
  const { options, folder } = site
  const isThere = existsSync(join(folder, PAGES, 'index.mdx'))
  if (isThere || mains.some(({ inner }) => inner === '')) return {}
  const [first] = mains
  const title = localised(options['title'], first?.locale) ?? 'Documentation'
  const addressOf = addressFinder({
    basePath: home.base,
    pages: home.pages,
    statics: [join(folder, staticFolder(site))],
  })
  const shown = stillMarkup(home.file, {
    ...codeOfSite({ root: folder, folder: '', basePath: home.base, aliases: home.aliases }),
    settings: {},
    translate: (_id, text) => text,
  })
  const small = {
    heading: title,
    tagline: localised(options['description'], first?.locale),
    first: first?.inner ?? null,
  }
  return { [`${PAGES}/index.md`]: homePage(small, homeTexts(shown, addressOf), addressOf) }
}

/** Whether a page (absolute) is a home page: one with a hero, or without the parts around a doc. */
export function isHome(path: string): boolean {
  if (!existsSync(path)) return false
  const { template, hero } = frontMatterOf(path)
  return template === 'splash' || isRecord(hero)
}
