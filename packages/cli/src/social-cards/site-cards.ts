import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PagePlan } from '@fyr/content-pipeline'
import { LEADS_AWAY, leadsAway } from '@fyr/content-pipeline/internal'
import type { LocaleManifest } from '@fyr/content-pipeline/manifest'
import type { Renderer } from '@takumi-rs/core'
import pMap from 'p-map'
import type { BundleFile, ClientBundle } from '../bundle/client-bundle.ts'
import type { ReadySite } from '../content/loaded-site.ts'
import type { SiteOutput } from '../publish/site-output.ts'
import { type SiteDiagnostic, siteDiagnostic, SiteError, type SiteIssue } from '../site-error.ts'
import { contentHash } from '../store/content-hash.ts'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'
import { findPackage } from '../store/package-fingerprint.ts'
import { openCardFonts } from './card-fonts.ts'
import { cardColors } from './card-colors.ts'
import { drawCard } from './draw-card.ts'
import { cardOf, cardPlace, type SocialCard, withCard } from './social-card.ts'

/** The social cards of a site while its pages are written. */
export interface SiteCards {
  /** The plan of a page with the address of its card; the plan itself for a page without one. */
  addCard(plan: PagePlan, locale: LocaleManifest, folder: string): PagePlan
  /** Draws the cards of the pages that were added, once each. Returns warnings about those that cannot be drawn. */
  write(output: SiteOutput): Promise<readonly SiteDiagnostic[]>
}

export interface SiteCardsOptions {
  readonly site: ReadySite
  readonly store: Store
  readonly bundle: ClientBundle
  /** Identifies the code that draws. */
  readonly code: string
}

/** Each is drawn by a thread of the library, and takes three megabytes until it is done. */
const CARDS_AT_ONCE = 4

const LIBRARY = '@takumi-rs/core'

/** Problems with what a site needs for its cards, as far as its own files show them. */
export function cardIssues({ root, config }: Pick<ReadySite, 'root' | 'config'>): readonly SiteIssue[] {
  if (config.socialCards === null) return []
  const { file } = config.source
  const missing: readonly SiteIssue[] =
    findPackage(root, LIBRARY) === null
      ? [
          {
            code: 'social-cards-missing',
            file,
            problem: `"socialCards" needs the package "${LIBRARY}", which is not installed.`,
            hint: `Run "npm install --save-dev ${LIBRARY}".`,
          },
        ]
      : []
  return [...missing, ...config.socialCards.fonts.flatMap((font) => fontIssue(root, font, file) ?? [])]
}

function fontIssue(root: string, font: string, file: string): SiteIssue | null {
  try {
    if (leadsAway(root, font)) return { ...LEADS_AWAY, code: 'social-card-font', file: font }
    openCardFonts([readFileSync(join(root, font))])
    return null
  } catch {
    const problem = `Cannot read "${font}" of "socialCards.fonts" as a font.`
    const hint = 'Name a TTF, OTF, WOFF or WOFF2 file, relative to the folder of the site.'
    return { code: 'social-card-font', file, problem, hint }
  }
}

/** Prepares the cards of a site. Throws `SiteError` for what `cardIssues` reports. */
export async function openSiteCards(options: SiteCardsOptions): Promise<SiteCards> {
  const { site, store, bundle, code } = options
  const { root, config } = site
  const found = cardIssues(site)
  if (found.length > 0) throw new SiteError(found)
  const colors = await cardColors(site)
  const fonts = openCardFonts([
    ...bundle.fonts.flatMap((font) => bundle.files.filter(({ place }) => place === font).map(bytesOf)),
    ...(config.socialCards?.fonts ?? []).map((font) => readFileSync(join(root, font))),
  ])
  const drawing = { colors, fonts: fonts.fonts }
  const look = hashOf(code, JSON.stringify(colors), ...fonts.fonts.map(({ data }) => contentHash(data)))
  const cards = new Map<string, SocialCard>()
  // A page that stands in for its translation is one file with two pages.
  const issues = new Map<string, SiteIssue>()
  return {
    addCard(plan, locale, folder) {
      const card = cardOf(plan.page, locale)
      if (card === null) return plan
      const letter = fonts.missingLetter(card.title + card.section + card.site)
      if (letter !== null) {
        const file = plan.page.route.source ?? config.source.file
        issues.set(file, missingLetter(letter, file))
        return plan
      }
      const place = cardPlace(card, look)
      cards.set(folder + place, card)
      const { basePath } = locale.siteData.locale
      return withCard(plan, new URL(basePath + place, config.url).href)
    },
    async write(output) {
      const draw = await openDrawing(root, drawing)
      await pMap(
        [...cards].toSorted(byPlace),
        async ([place, card]) => {
          output.markAsset(place)
          const key = hashOf('card', look, JSON.stringify(card))
          if (output.isUnchanged(place, key)) return output.keep(place, key)
          const kept = store.read('card', key)
          const bytes = kept ?? (await draw(card))
          if (kept === null) store.write('card', key, bytes)
          const path = output.claim(place, key)
          await mkdir(dirname(path), { recursive: true })
          await writeFile(path, bytes)
          output.note(place, bytes.length)
        },
        { concurrency: CARDS_AT_ONCE },
      )
      return [...issues.values()].toSorted(byFile).map(siteDiagnostic)
    },
  }
}

async function openDrawing(
  root: string,
  look: Parameters<typeof drawCard>[2],
): Promise<(card: SocialCard) => Promise<Uint8Array>> {
  const file = createRequire(join(root, 'site.config.ts')).resolve(LIBRARY)
  const { Renderer: Drawer }: { readonly Renderer: typeof Renderer } = await import(pathToFileURL(file).href)
  const renderer = new Drawer()
  return async (card) => drawCard(renderer, card, look)
}

function bytesOf({ bytes }: BundleFile): Uint8Array {
  return typeof bytes === 'string' ? Buffer.from(bytes) : bytes
}

function missingLetter(letter: string, file: string): SiteIssue {
  return {
    code: 'social-card-letters',
    severity: 'warning',
    file,
    problem: `This page gets no social card: its text contains "${letter}", which no font contains.`,
    hint: 'Add a font with that letter to "socialCards.fonts" in the configuration, or set "image" in the front matter.',
  }
}

function byPlace([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}

function byFile({ file: one = '' }: SiteIssue, { file: other = '' }: SiteIssue): number {
  return one < other ? -1 : 1
}
