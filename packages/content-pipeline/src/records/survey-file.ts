import { createDiagnosticLog, type Place } from '../content-error.ts'
import { parseYaml } from '../read/parse-yaml.ts'
import type { ContentFile } from '../read/read-collection.ts'
import { splitFrontMatter } from '../read/split-front-matter.ts'
import type { ContentDocument } from './content-documents.ts'
import type { SiteDocument } from './site-document.ts'

/** A file with its front matter checked. */
export interface SurveyedFile<Matter> {
  readonly file: ContentFile
  readonly frontMatter: Matter
  /** Keys that stand in this very file; a translation's other keys are its original's. */
  readonly ownKeys: readonly string[]
  /** Place of a front matter key in the file. */
  readonly locate: (path: readonly PropertyKey[]) => Place
  readonly document: SiteDocument
}

/** A file with its document. `Matter` must be the front matter of the file's collection. */
export function surveyFile<Matter>({ file, document }: ContentDocument): SurveyedFile<Matter> {
  const { frontMatter, ownKeys } = document.outline
  return {
    file,
    // It was checked with the schema of the collection.
    frontMatter: frontMatter as Matter,
    ownKeys,
    locate: (path) => locateKey(file, path),
    document,
  }
}

/** Places are asked for by faults alone, so they are not kept: the front matter is read again. */
function locateKey({ source }: ContentFile, path: readonly PropertyKey[]): Place {
  const { yaml } = splitFrontMatter(source.text)
  const parsed = yaml === null ? null : parseYaml(yaml, source, 2, createDiagnosticLog())
  return parsed?.locate(path) ?? { line: 1, column: 1 }
}
