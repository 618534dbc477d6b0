import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type GeneratedDocument,
  type GeneratedDocuments,
  withoutOperation,
} from '@fyr/content-pipeline/internal'
import { readTextInSite } from '../write-in-site.ts'
import { changeFrontMatter, FRONT_MATTER, type FrontMatter } from '../content/change-front-matter.ts'

/** A folder of the current docs, and the path of its copy in the version. */
export interface FolderCopy {
  readonly from: string
  readonly to: string
}

/** A file of a version that is written, not copied. Its path is relative to the root. */
export interface ReleasedDocument {
  readonly file: string
  readonly text: string
}

/**
 * The documents of content sources as files of a version, which stay as they are when the sources change. Prose is part of
 * the document that it is shown above. The first of the folders has the originals, the others their translations.
 */
export function* releasedDocuments(
  root: string,
  { all }: GeneratedDocuments,
  folders: readonly FolderCopy[],
): Generator<ReleasedDocument> {
  const originals = folders[0]?.from ?? ''
  const byFile = new Map(all.map((document) => [document.file, document]))
  const proseAt = (file: string): string | null => (existsSync(join(root, file)) ? file : null)
  for (const { from, to } of folders) {
    const paths = [from, originals].flatMap((folder) => pathsIn(folder, all))
    for (const path of new Set(paths)) {
      const [file, original] = [from + path, originals + path]
      const own = byFile.get(file)
      const prose = proseAt(file)
      // Prose alone may be translated: it is shown above the document of the default language.
      const document = own ?? (prose === null ? undefined : byFile.get(original))
      if (document !== undefined)
        yield { file: to + path, text: textOf(root, document, prose ?? proseAt(original)) }
    }
  }
}

/** Whether a folder has documents of content sources. */
export function hasDocuments({ all }: GeneratedDocuments, folder: string): boolean {
  return pathsIn(folder, all).length > 0
}

/** Paths of documents in a folder, each with a slash before it. */
function pathsIn(folder: string, all: readonly GeneratedDocument[]): readonly string[] {
  return all.flatMap(({ file }) => (file.startsWith(`${folder}/`) ? [file.slice(folder.length)] : []))
}

/** The text of a document. A file in its place is prose above it if it accepts any, and a translation of all of it if not. */
function textOf(root: string, document: GeneratedDocument, prose: string | null): string {
  const generated = withoutOperation(readFileSync(join(root, document.readFrom), 'utf8'))
  if (prose === null) return generated
  const above = readTextInSite(root, prose)
  if (!document.acceptsProse) return above
  const whole = `${above.trimEnd()}\n\n${bodyOf(generated)}`
  const isTitled = /^\s*#[ \t]/.test(bodyOf(above))
  return changeFrontMatter(whole, (own) =>
    Object.fromEntries(
      Object.entries(frontMatterOf(generated)).filter(
        ([key]) => !(key in own) && !(key === 'title' && isTitled),
      ),
    ),
  )
}

function bodyOf(text: string): string {
  return text.replace(FRONT_MATTER, '')
}

function frontMatterOf(text: string): FrontMatter {
  let found: FrontMatter = {}
  changeFrontMatter(text, (frontMatter) => {
    found = frontMatter
    return {}
  })
  return found
}
