import { createDiagnosticLog } from '../diagnostic.ts'
import type { DocumentTerms } from '../markdown/document/document-context.ts'
import { languageOfDocument } from '../read/document-languages.ts'
import { readTerms } from '../read/read-terms.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import type { CompileSettings, DocumentPlace, TermsOfDocuments } from './document-compiler.ts'

/** The terms of a site for its documents; undefined without any. The plan of the site reports what is wrong with them. */
export function documentTerms(root: string, config: SiteConfig): TermsOfDocuments | undefined {
  const terms = readTerms({ root, config, log: createDiagnosticLog() })
  const { terms: file, versionedDocs } = config.content
  return terms === null ? undefined : { ...terms, file, versionedDocs }
}

type Place = Pick<DocumentPlace, 'file' | 'originalFile' | 'base'>
type Settings = Pick<CompileSettings, 'languages' | 'terms'>

/** What the text of a document depends on besides its words: its language, and the terms in it. */
export interface DocumentSpeech {
  /** Language tag; undefined where the settings name no languages. */
  readonly lang: string | undefined
  readonly terms: DocumentTerms | undefined
}

/** The language of a document, and the terms of the site in it. */
export function speechOf(place: Place, { languages = [], terms }: Settings): DocumentSpeech {
  const language = languageOfDocument(languages, place)
  if (language === null) return { lang: undefined, terms: undefined }
  const { locale, lang } = language
  if (terms === undefined) return { lang, terms: undefined }
  const { file, glossary, firstUse, byLocale } = terms
  const list = byLocale[locale] ?? []
  const isFrozen = isReleased(place, terms)
  const found = { marked: new Set<string>(), uses: [], document: place.file }
  return { lang, terms: { file, glossary, firstUse, isFrozen, list, ...found } }
}

/** The same as a key: documents of one text and one key are compiled to the same. */
export function speechKey(place: Place, { languages = [], terms }: Settings): string {
  const locale = languageOfDocument(languages, place)?.locale ?? ''
  return terms !== undefined && isReleased(place, terms) ? `${locale} released` : locale
}

/** Whether a document belongs to a version that was released: its words stay. */
function isReleased({ originalFile, base }: Place, { versionedDocs }: TermsOfDocuments): boolean {
  return base !== undefined || originalFile.startsWith(`${versionedDocs}/`)
}
