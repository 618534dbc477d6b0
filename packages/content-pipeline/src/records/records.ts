import { type Point, type SourceLocation, createDiagnosticLog } from '../diagnostic.ts'
import type { SiteDocument, ContentDocument } from './content-documents.ts'
import { type ContentFile, isReactPage } from '../read/read-collection.ts'
import type {
  DocFrontMatter,
  FrontMatter,
  PageFrontMatter,
  PostFrontMatter,
} from '../schemas/front-matter.ts'
import { parseYaml } from '../read/parse-yaml.ts'
import { pointInPage } from '../schemas/point-in-page.ts'
import { splitFrontMatter } from '../read/split-front-matter.ts'

/** Values of the keys that a site adds to front matter, as its schema gives them. */
export type OwnFrontMatter = Readonly<Record<string, unknown>>

/** A file with its front matter checked. */
export interface SurveyedFile<Matter> {
  readonly file: ContentFile
  /** In a record, including the keys that a translation takes from its original. */
  readonly frontMatter: Matter
  /**
   * Values of the site's own keys; of a record also those that a translation takes from its original. Null if it has
   * none.
   */
  readonly own: OwnFrontMatter | null
  /** Keys of the file itself. A translation inherits the others, and an error in one of those is the original's. */
  readonly ownKeys: readonly string[]
  /** Position of a front matter key in the file. */
  readonly locate: (path: readonly PropertyKey[]) => Point
  readonly document: SiteDocument
}

/** A file with its document. `Matter` must be the front matter of the file's collection. */
export function surveyFile<Matter>({ file, document }: ContentDocument): SurveyedFile<Matter> {
  const { frontMatter, ownKeys } = document.outline
  return {
    file,
    // It was checked with the schema of the collection.
    frontMatter: frontMatter as Matter,
    own: null,
    ownKeys,
    locate: (path) => locateKey(file, path),
    document,
  }
}

/** Whether the front matter of a file is malformed, which is reported when it is compiled. */
export function isMalformed({ source }: ContentFile): boolean {
  const { yaml } = isReactPage(source.file) ? { yaml: null } : splitFrontMatter(source.text)
  return yaml !== null && parseYaml(yaml, source, 2, createDiagnosticLog()) === null
}

/** Only diagnostics need positions, so they are not kept: the front matter is parsed again. */
function locateKey({ source }: ContentFile, path: readonly PropertyKey[]): Point {
  if (isReactPage(source.file)) return pointInPage(source.text, path)
  const { yaml } = splitFrontMatter(source.text)
  const parsed = yaml === null ? null : parseYaml(yaml, source, 2, createDiagnosticLog())
  return parsed?.locate(path) ?? { line: 1, column: 1 }
}

/** A front matter key of a file. The file is read again only when the position is asked for. */
export function locationOfKey(
  { file, locate }: Pick<SurveyedFile<unknown>, 'file' | 'locate'>,
  path: readonly PropertyKey[],
): SourceLocation {
  return {
    source: file.source,
    get at() {
      return locate(path)
    },
  }
}

/** A Markdown file as a page of one locale. */
export interface WrittenRecord<Matter extends FrontMatter> extends SurveyedFile<Matter> {
  /** The same in every locale: `docs/integration/setup`. */
  readonly id: string
  /** Address below the locale's base path, without a leading slash: `docs/integration/`. */
  readonly address: string
  /**
   * Address of the folder that contains it or that it represents, with a trailing slash except at the top:
   * `docs/integration/`.
   */
  readonly addressFolder: string
  readonly title: string
  readonly isUnlisted: boolean
}

export interface DocRecord extends WrittenRecord<DocFrontMatter> {
  /** Name of its version. */
  readonly version: string
  /** Id in sidebars: `integration/setup`. */
  readonly docId: string
  /** Folder of the file inside the collection, as on disk; empty at the top. */
  readonly folder: string
  /** Represents its folder: `index`, `readme`, or named like the folder. */
  readonly isIndex: boolean
  /** From front matter or the number prefix of the file; null without either. */
  readonly position: number | null
}

/** Whether a written page is a doc. */
export function isDocRecord(record: WrittenRecord<FrontMatter>): record is DocRecord {
  return 'docId' in record
}

export interface PostRecord extends WrittenRecord<PostFrontMatter> {
  /** UTC moment, `2024-09-01T00:00:00.000Z`. */
  readonly moment: string
  /** Whether the date is known. A post without one has a page until that is corrected, and is in no list. */
  readonly isDated: boolean
}

/** Whether a written page is a post. */
export function isPostRecord(record: WrittenRecord<FrontMatter>): record is PostRecord {
  return 'moment' in record
}

export type PageRecord = WrittenRecord<PageFrontMatter>
