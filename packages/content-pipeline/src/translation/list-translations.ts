import {
  type BlockFacts,
  headCount,
  type NameValues,
  nameValues,
  readHeadTexts,
  unpackBlocks,
} from '../markdown/finish/block-facts.ts'
import { readBlocks } from '../markdown/finish/read-blocks.ts'
import type { DocumentCompiler } from '../compile/document-compiler.ts'
import { readInSite } from '../read/inside-site.ts'
import type { WrittenRecord } from '../records/records.ts'
import { allDocs } from '../routes/locale-content.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'
import type { PageContext } from '../site-data/page-context.ts'
import { compareTranslation, type TranslationState } from './compare-translation.ts'
import { type Ledger, ledgerFile, parseLedger } from './ledger.ts'
import { originalOf } from './translation-state.ts'

/** A document of one language of a translation. */
export interface DocumentBlocks {
  /** Relative to the root. */
  readonly file: string
  /** Key of its compiled text. */
  readonly textKey: string
  readonly blocks: readonly BlockFacts[]
  /** The texts of its front matter, which are its first blocks. */
  readonly headTexts: readonly string[]
  /** The names of variables in a text, where their values are. */
  readonly withNames: NameValues
  /** Other files that it looks for, relative to the root: those that it includes are among them. */
  readonly dependencies: readonly string[]
}

/** A translated document. */
export interface Translation {
  /** Code of its locale. */
  readonly locale: string
  readonly source: DocumentBlocks
  readonly target: DocumentBlocks
  /** File of the ledger, relative to the root, whether there is one or not. */
  readonly ledgerFile: string
  /** Null without one, and for one that cannot be read. */
  readonly ledger: Ledger | null
  /** Null without a ledger. */
  readonly state: TranslationState | null
}

/** The translations of a locale whose files the site holds, in the order of their files. */
export function listTranslations(context: PageContext): readonly Translation[] {
  const { content } = context
  const posts = content.posts.map(({ post }) => post)
  const records: readonly WrittenRecord<FrontMatter>[] = [
    ...allDocs(content),
    ...posts,
    ...content.pages,
    ...(content.notFound === null ? [] : [content.notFound]),
  ]
  return records.flatMap((record) => {
    const original = record.file.collection.base === '' ? originalOf(record, context) : null
    return original === null ? [] : [describe(record, original, context)]
  })
}

function describe(
  record: WrittenRecord<FrontMatter>,
  original: WrittenRecord<FrontMatter>,
  { root, variables }: PageContext,
): Translation {
  const withNames = nameValues(variables)
  const [source, target] = [blocksOf(original, withNames), blocksOf(record, withNames)]
  const file = ledgerFile(target.file)
  const ledger = readLedger(root, file)
  const state = ledger && compareTranslation({ source: source.blocks, target: target.blocks, ledger })
  return { locale: record.file.locale, source, target, ledgerFile: file, ledger, state }
}

function readLedger(root: string, file: string): Ledger | null {
  const text = readInSite(root, file)?.toString('utf8')
  const ledger = text === undefined ? null : parseLedger(text)
  return ledger === null || 'problem' in ledger ? null : ledger
}

function blocksOf({ file, document }: WrittenRecord<FrontMatter>, withNames: NameValues): DocumentBlocks {
  const { facts, outline, textKey } = document
  return {
    file: file.source.file,
    textKey,
    blocks: unpackBlocks(facts.blocks),
    headTexts: readHeadTexts(outline.frontMatter, facts.title).map(({ text }) => withNames(text)),
    withNames,
    dependencies: document.dependencies,
  }
}

/** The blocks of a document in words. */
export interface BlockText {
  readonly text: string
  /** Id of a heading; null for another block. */
  readonly headingId: string | null
}

/** The blocks of a document in words, in the order of `blocks`. */
export async function readBlockTexts(
  { blocks, headTexts, textKey, withNames }: DocumentBlocks,
  texts: Pick<DocumentCompiler, 'loadText'>,
): Promise<readonly BlockText[]> {
  const head = headTexts.map((text) => ({ text, headingId: null }))
  const inText = readBlocks(await texts.loadText(textKey)).map(({ text, headingId }) => ({
    text: withNames(text()),
    headingId,
  }))
  return [...head, ...inText.slice(0, blocks.length - headCount(blocks))]
}
