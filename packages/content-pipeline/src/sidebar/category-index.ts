import type { DiagnosticLog, SourceLocation } from '../diagnostic.ts'
import { kebabCase } from '../kebab-case.ts'
import type { DocsVersion } from '../read/read-versions.ts'
import { applySlug, NO_ADDRESS } from '../records/apply-slug.ts'
import { reportBlankInSlug } from '../records/report-blank-in-slug.ts'
import { spellAddress } from '../records/spell-address.ts'
import type { GeneratedIndexConfig } from '../schemas/generated-index.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import type { CategoryIndex } from './sidebar-tree.ts'
import { joinAddress } from '../schemas/address.ts'

/** A configured category, and the position for its diagnostics. */
export interface WrittenIndex {
  /** Label in the default language; addresses are the same in every locale. */
  readonly label: string
  readonly link: GeneratedIndexConfig
  readonly location: SourceLocation
  /** Translates a text of the category by the last part of its key. */
  readonly translate: (part: string, text: string) => string
  /** Default title: the label as readers see it. */
  readonly title: string
}

/** Input for placing a generated category page. */
export interface IndexContext {
  readonly config: SiteConfig
  readonly version: DocsVersion
  readonly log: DiagnosticLog
}

/** The generated page of a category: at its slug, or at `category/` and its label. An invalid slug is reported. */
export function categoryIndex(
  { label, link, location, translate, title }: WrittenIndex,
  { version, config, log }: IndexContext,
): CategoryIndex {
  const usual = joinAddress(version.address, 'category', kebabCase(label))
  const place = { root: version.address, folder: version.address }
  const chosen = link.slug === undefined ? usual : applySlug(link.slug, place)
  if (chosen === null) {
    log.add(location.source, {
      code: 'invalid-slug',
      problem: `The slug "${link.slug}" is not a valid address.`,
      hint: `A slug ${NO_ADDRESS}`,
      at: location.at,
    })
  }
  if (chosen !== null && link.slug !== undefined) reportBlankInSlug(link.slug, location, log)
  const address = chosen ?? usual
  return {
    id: joinAddress(`doc-category/${version.name}`, address.slice(version.address.length)),
    address: spellAddress(address, config),
    title: link.title === undefined ? title : translate('title', link.title),
    description: link.description === undefined ? '' : translate('description', link.description),
    keywords: link.keywords ?? [],
    image: link.image,
    location,
  }
}
