import { docsChangesAddress } from '../records/spell-address.ts'
import { type BlockFacts, orderedHash, unpackBlocks } from '../markdown/finish/block-facts.ts'
import type { BlockMove, TextChanges } from '../markdown/finish/resolve-text.ts'
import { findMoves, findRenamed, type TextMoves, type TextStates } from '@fyr/comparison'
import { oncePer } from '../once-per.ts'
import { versionLabelKey } from '../read/read-versions.ts'
import type { DocRecord } from '../records/records.ts'
import { type LocaleContent, olderVersion, type VersionContent, versionOf } from '../routes/locale-content.ts'
import { sameDocIn } from '../routes/same-doc.ts'
import type { PageContext } from '../site-data/page-context.ts'

type Context = Pick<PageContext, 'config' | 'content'>

/** The version before another one; null for the oldest, and where the site does not want to show changes. */
export function versionBefore(
  { version }: Pick<VersionContent, 'version'>,
  { config, content }: Context,
): VersionContent | null {
  if (config.docs === false || !config.docs.changes) return null
  return olderVersion(content, version.name)
}

/** A doc that differs from the version before. */
export interface DocDifference {
  readonly type: 'added' | 'removed' | 'changed' | 'moved'
  /** The doc in the newer version, or the one that was removed. */
  readonly doc: DocRecord
  /** The doc in the older version; null for one that was added. */
  readonly before: DocRecord | null
}

/** The docs of a version that differ from the version before, in the order of their files; those that were removed last. */
export function docDifferences(
  own: VersionContent,
  before: VersionContent,
  context: Context,
): DocDifference[] {
  const counterparts = counterpartsOf(own, context)
  const kept = own.docs.filter(isListed).flatMap((doc): DocDifference[] => {
    const other = counterparts.get(doc) ?? null
    if (!isComparable(doc, before)) return []
    if (other === null) return [{ type: 'added', doc, before: null }]
    if (other.docId !== doc.docId) return [{ type: 'moved', doc, before: other }]
    return differs(doc, other) ? [{ type: 'changed', doc, before: other }] : []
  })
  const known = new Set(counterparts.values())
  const removed = before.docs
    .filter((doc) => isListed(doc) && !known.has(doc))
    .map((doc): DocDifference => ({ type: 'removed', doc, before: doc }))
  return [...kept, ...removed]
}

/** Whether a version can have a counterpart of a doc. A version from Git has no generated docs, so a missing one says nothing. */
function isComparable({ file }: DocRecord, before: VersionContent): boolean {
  const isGenerated = file.originalOrigin !== null || file.below !== null
  return !isGenerated || before.version.collection.base === ''
}

function isListed({ isUnlisted }: DocRecord): boolean {
  return !isUnlisted
}

/** How the text of a doc differs from the version before; null where it is the same, or cannot be compared. */
export function docChanges(doc: DocRecord, context: Context): TextChanges | null {
  const own = versionOf(context.content, doc.version)
  const older = versionBefore(own, context)
  if (older === null || !doc.document.isCompiled) return null
  if (!isComparable(doc, older)) return null
  const before = docBefore(doc, context)
  const { basePath } = context.content.locale
  const shown = {
    since: versionLabel(older, context.content),
    href: basePath + docsChangesAddress(older.version, own.version, context.config),
  }
  const moves = movesOf(doc, own, context)
  if (before === null) return { ...shown, textKey: null, titles: null, ...moves }
  const texts = textsBefore(doc, before)
  return texts !== null && before.document.isCompiled && differs(doc, before)
    ? { ...shown, ...texts, ...moves }
    : null
}

/** The blocks that a doc, or one that was removed, shares with other docs of the other version. */
export function movesOf(doc: DocRecord, own: VersionContent, context: Context): Pick<TextChanges, 'moves'> {
  const moves = allMoves(context.content).get(own.version.name)?.get(doc)
  if (moves === undefined) return {}
  const { basePath } = context.content.locale
  const listed = (places: TextMoves<DocRecord>['to']): readonly BlockMove[] =>
    Array.from(places, ([place, { name: other, place: there }]) => ({
      place,
      label: other.title,
      href: basePath + other.address,
      hash: hashAt(other, there ?? -1),
    }))
  return { moves: { to: listed(moves.to), from: listed(moves.from) } }
}

/** What a doc is compared with; null where its translation is missing in one of the versions. */
export function textsBefore(
  doc: DocRecord,
  before: DocRecord,
): Pick<TextChanges, 'textKey' | 'titles'> | null {
  if (!isOneLanguage(doc, before)) return null
  const titles = doc.title === before.title ? null : ([before.title, doc.title] as const)
  return { textKey: before.document.textKey, titles }
}

/** The same doc in the version before; null where that does not have it. */
export function docBefore(doc: DocRecord, context: Context): DocRecord | null {
  return counterpartsOf(versionOf(context.content, doc.version), context).get(doc) ?? null
}

/** The label of a version in the language of its pages. */
export function versionLabel({ version }: VersionContent, { messages }: LocaleContent): string {
  return messages.translate(versionLabelKey(version), version.label)
}

function isOneLanguage(doc: DocRecord, before: DocRecord): boolean {
  return doc.file.isFallback === before.file.isFallback
}

function differs(doc: DocRecord, before: DocRecord): boolean {
  if (doc.title !== before.title) return true
  const [own, other] = [doc.document.facts.blocks, before.document.facts.blocks]
  return own !== other && hashesOf(doc).join(' ') !== hashesOf(before).join(' ')
}

/** The hashes of the text; its front matter is not what readers read. */
function hashesOf({ document }: DocRecord): readonly string[] {
  return keyed(unpackBlocks(document.facts.blocks)).map(({ key }) => key)
}

/** Docs of a version and their counterparts in the version before. */
type Counterparts = ReadonlyMap<DocRecord, DocRecord>

function counterpartsOf({ version }: VersionContent, { content }: Context): Counterparts {
  return allCounterparts(content).get(version.name) ?? new Map()
}

/** By the name of the newer version. While a site is written, a doc that is not compiled has no text to know it again by. */
const allCounterparts: (content: LocaleContent) => ReadonlyMap<string, Counterparts> = oncePer(
  (content) =>
    new Map(
      content.versions.map((one, index) => [
        one.version.name,
        findCounterparts(one, content.versions[index + 1] ?? null, content),
      ]),
    ),
)

function findCounterparts(
  newer: VersionContent,
  older: VersionContent | null,
  content: LocaleContent,
): Counterparts {
  if (older === null) return new Map()
  const found = new Map<DocRecord, DocRecord>()
  const known = new Set<DocRecord>()
  for (const doc of newer.docs) {
    const same = sameDocIn(doc, older, content)
    // Of two that have become one, or of one that has become two, the first counts.
    if (same === null || known.has(same)) continue
    found.set(doc, same)
    known.add(same)
  }
  const fresh = newer.docs.filter((doc) => !found.has(doc))
  const gone = older.docs.filter((doc) => !known.has(doc))
  for (const [doc, former] of findRenamed(fresh, gone, hashesOf)) found.set(doc, former)
  return found
}

/** By the name of the newer version. */
type AllMoves = ReadonlyMap<string, ReadonlyMap<DocRecord, TextMoves<DocRecord>>>

const knownMoves: (content: LocaleContent) => { moves: AllMoves | null } = oncePer(() => ({ moves: null }))

/** Found again while documents are missing, since a site that is being written compiles them one by one. */
function allMoves(content: LocaleContent): AllMoves {
  const known = knownMoves(content)
  if (known.moves !== null) return known.moves
  const { versions } = content
  const moves = new Map(
    versions.map((own, index) => [own.version.name, findMoves(pairsOf(own, versions[index + 1], content))]),
  )
  if (versions.every(({ docs }) => docs.every(({ document }) => document.isCompiled))) known.moves = moves
  return moves
}

/** The docs of a version whose text is not the same in the version before. */
function pairsOf(
  own: VersionContent,
  before: VersionContent | undefined,
  content: LocaleContent,
): TextStates<DocRecord>[] {
  if (before === undefined) return []
  const counterparts: Counterparts = allCounterparts(content).get(own.version.name) ?? new Map()
  const known = new Set(counterparts.values())
  const kept = own.docs.filter(isListed).flatMap((doc) => {
    const other = counterparts.get(doc) ?? null
    if (!isComparable(doc, before)) return []
    return other === null || (isOneLanguage(doc, other) && differs(doc, other))
      ? [statesOf(doc, doc, other)]
      : []
  })
  const removed = before.docs.filter((doc) => isListed(doc) && !known.has(doc))
  return [...kept, ...removed.map((doc) => statesOf(doc, null, doc))]
}

function statesOf(name: DocRecord, doc: DocRecord | null, before: DocRecord | null): TextStates<DocRecord> {
  const [newer, older] = [doc, before].map((one) => unpackBlocks(one?.document.facts.blocks ?? ''))
  const titles = [...(newer ?? []), ...(older ?? [])].filter(({ kind }) => kind === '@title')
  return {
    name,
    older: keyed(older ?? []),
    newer: keyed(newer ?? []),
    titles: titles.map(({ sketch }) => sketch),
  }
}

function keyed(blocks: readonly BlockFacts[]) {
  return blocks.flatMap((block) =>
    block.kind.startsWith('@') ? [] : [{ kind: block.kind, sketch: block.sketch, key: orderedHash(block) }],
  )
}

/** The address of the heading that a block is under, where all headings have one. */
function hashAt({ document: { facts } }: DocRecord, place: number): string {
  const headings = keyed(unpackBlocks(facts.blocks)).map(({ kind }) => kind === 'heading')
  if (facts.headings.length !== headings.filter(Boolean).length) return ''
  const heading = facts.headings[headings.slice(0, place + 1).filter(Boolean).length - 1]
  return heading === undefined ? '' : `#${heading.id}`
}
