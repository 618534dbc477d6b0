import { compareCodePoints } from '../manifest/compare-code-points.ts'
import { docLabel } from '../sidebar/sidebar-tree.ts'
import { allDocs, type LocaleContent } from './locale-content.ts'

/** Missing translations of a locale. */
export interface MissingTranslations {
  /** Code of the locale. */
  readonly locale: string
  /** Written pages, translated or not. */
  readonly pageCount: number
  /** Untranslated files, relative to the root, in code-point order. */
  readonly files: readonly string[]
  /** Configured texts without a translation in `messages.json`, in the default language, by key in code-point order. */
  readonly messages: Readonly<Record<string, string>>
  /** Their file, or the path of the one to create; relative to the root. */
  readonly messagesFile: string
}

/**
 * Missing translations of each locale except the default one, in configured order. These are not errors: originals are
 * shown instead.
 */
export function missingTranslations(contents: readonly LocaleContent[]): MissingTranslations[] {
  return contents.filter(({ locale }) => !locale.isDefault).map(describe)
}

function describe(content: LocaleContent): MissingTranslations {
  const posts = content.posts.map(({ post }) => post)
  const { pages, notFound } = content
  const records = [...allDocs(content), ...posts, ...pages, ...(notFound === null ? [] : [notFound])]
  // A doc translates its label itself.
  const labels = new Set(allDocs(content).map(docLabel))
  const isOfDoc = (key: string) => labels.has(/^sidebar\.[^.]*\.(.*)$/s.exec(key)?.[1] ?? '')
  const texts = [...content.messages.missing()].filter(([key]) => !isOfDoc(key))
  return {
    locale: content.locale.code,
    pageCount: records.length,
    files: records
      .filter(({ file }) => file.isFallback)
      .map(({ file }) => file.originalFile)
      .toSorted(compareCodePoints),
    messages: Object.fromEntries(texts),
    messagesFile: content.messages.file,
  }
}
