import type { DiagnosticLog } from '../diagnostic.ts'
import type { TocSpan } from '../manifest/index.ts'
import { spansToText } from '../markdown/metadata/spans-to-text.ts'
import { isReactPage } from '../read/read-collection.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'
import { locationOfKey, type WrittenRecord, type SurveyedFile } from './records.ts'
import { isAddress } from '../schemas/address.ts'
import { applySlug, NO_ADDRESS } from './apply-slug.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { reportBlankInSlug } from './report-blank-in-slug.ts'
import { spellAddress } from './spell-address.ts'
import { withoutUnseen } from '../unseen-characters.ts'

/** Identity of a page, computed by its kind. */
export interface Identity {
  readonly id: string
  /** With a trailing slash for a page that represents its folder, however the site spells addresses. */
  readonly address: string
  /** Fallback title: the file name. */
  readonly fallbackTitle: string
}

/** Builds what all written pages have in common. */
export function makeRecord<Matter extends FrontMatter>(
  surveyed: SurveyedFile<Matter>,
  frontMatter: Matter,
  { id, address, fallbackTitle }: Identity,
  config: Pick<SiteConfig, 'trailingSlash'>,
): WrittenRecord<Matter> {
  const title = frontMatter.title ?? (words(surveyed.document.outline.title) || withoutUnseen(fallbackTitle))
  return {
    ...surveyed,
    frontMatter,
    id,
    address: spellAddress(address, config),
    addressFolder: address.slice(0, address.lastIndexOf('/') + 1),
    title,
    isUnlisted: frontMatter.unlisted === true,
  }
}

/** The visible title of a page: its level-1 heading, else its title. Empty for a page in React that renders it itself. */
export function headingOf(record: WrittenRecord<FrontMatter>): readonly TocSpan[] {
  if (isReactPage(record.file.path) && hasOwnHeading(record)) return []
  return hasOwnHeading(record) ? (record.document.facts.title ?? []) : [record.title]
}

/** Whether a page has a title in its text. */
export function hasOwnHeading({ document }: WrittenRecord<FrontMatter>): boolean {
  return words(document.facts.title) !== ''
}

function words(heading: readonly TocSpan[] | null): string {
  return heading === null ? '' : spansToText(heading)
}

/** Description of a page: from its front matter, else its first paragraph. */
export function descriptionOf({ frontMatter, document }: WrittenRecord<FrontMatter>): string {
  return frontMatter.description ?? document.facts.firstParagraph
}

/**
 * The address from the slug in front matter, else the default one; an invalid one is reported where it is written.
 * Letters are composed, because some systems store the `å` of a file name as two characters.
 */
export function chooseAddress(
  surveyed: SurveyedFile<FrontMatter>,
  slug: string | undefined,
  places: { root: string; folder: string; usual: string },
  log: DiagnosticLog,
): string {
  const usual = places.usual.normalize('NFC')
  if (slug === undefined) {
    if (!isAddress(usual)) reportLastSegment(surveyed, log)
    return usual
  }
  const address = applySlug(slug, places)
  if (address !== null) {
    if (surveyed.ownKeys.includes('slug')) {
      reportBlankInSlug(slug, locationOfKey(surveyed, ['slug']), log)
    }
    return address.normalize('NFC')
  }
  if (!surveyed.ownKeys.includes('slug')) return usual
  log.add(surveyed.file.source, {
    code: 'invalid-slug',
    problem: `The slug "${slug}" is not a valid address.`,
    hint: `A slug ${NO_ADDRESS}`,
    at: surveyed.locate(['slug']),
  })
  return usual
}

function reportLastSegment(surveyed: SurveyedFile<FrontMatter>, log: DiagnosticLog): void {
  const { file, frontMatter, ownKeys, locate } = surveyed
  const id = 'id' in frontMatter ? frontMatter.id : undefined
  if (id !== undefined && !isAddress(id)) {
    if (!ownKeys.includes('id')) return
    log.add(file.source, {
      code: 'invalid-slug',
      problem: `The id "${id}" cannot be used in an address.`,
      hint: 'An id is part of the address of its doc. Give the doc a "slug", or remove "?", "#", "%", backslashes, characters that nobody can see and spaces at either end.',
      at: locate(['id']),
    })
    return
  }
  log.add(file.source, {
    code: 'invalid-slug',
    problem: `The file name "${file.path}" is not a valid address.`,
    hint: 'Rename the file without "?", "#", "%", backslashes, characters that nobody can see and spaces at either end, or give it a "slug" in its front matter.',
    at: { line: 1, column: 1 },
  })
}

/** Whether a page is left out of this build; a file that is both draft and unlisted is reported. */
export function isHeldBack(
  surveyed: SurveyedFile<FrontMatter>,
  frontMatter: FrontMatter,
  mode: 'production' | 'development',
  log: DiagnosticLog,
): boolean {
  const isOwn = surveyed.ownKeys.includes('draft') && surveyed.ownKeys.includes('unlisted')
  if (frontMatter.draft === true && frontMatter.unlisted === true && isOwn) {
    log.add(surveyed.file.source, {
      code: 'draft-and-unlisted',
      problem: 'This page is both a draft and unlisted.',
      hint: 'A draft is not published; an unlisted page is published but not linked. Choose one.',
      at: surveyed.locate(['unlisted']),
    })
  }
  return frontMatter.draft === true && mode === 'production'
}
