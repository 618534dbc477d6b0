import { isDeepStrictEqual } from 'node:util'
import type { DiagnosticLog } from '../content-error.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'
import type { SurveyedFile } from './survey-file.ts'

/** Texts: a translation has its own or none. */
const TEXTS = {
  title: undefined,
  title_meta: undefined,
  description: undefined,
  sidebar_label: undefined,
  pagination_label: undefined,
  keywords: undefined,
  hero: undefined,
  actions: undefined,
  features: undefined,
}
/** What a page is and where it stands: the same in every locale. */
const SHARED_KEYS = [
  'id',
  'slug',
  'aliases',
  'date',
  'draft',
  'unlisted',
  'sidebar_position',
  'parse_number_prefixes',
] as const

/**
 * Front matter of a translation: its own texts, everything else from the original unless the translation says it anew.
 * Addresses, dates and places are always the original's; a translation that says otherwise is told so.
 */
export function inheritFrontMatter<Matter extends FrontMatter>(
  translation: SurveyedFile<Matter>,
  original: SurveyedFile<Matter>,
  log: DiagnosticLog,
): Matter {
  const own: Readonly<Record<string, unknown>> = translation.frontMatter
  const first: Readonly<Record<string, unknown>> = original.frontMatter
  for (const key of SHARED_KEYS) {
    if (own[key] === undefined || isDeepStrictEqual(own[key], first[key])) continue
    log.add(translation.file.source, {
      code: 'translated-address',
      problem: `"${key}" differs from the original, so it is ignored: it must be the same in every language.`,
      hint: `Remove it, or change it in ${original.file.originalFile}.`,
      at: translation.locate([key]),
    })
  }
  const shared = Object.fromEntries(SHARED_KEYS.map((key) => [key, first[key]]))
  return { ...original.frontMatter, ...TEXTS, ...translation.frontMatter, ...shared }
}
