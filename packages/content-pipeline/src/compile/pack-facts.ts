import type { DocumentFacts } from './document-compiler.ts'

/**
 * Number of unpacked documents to keep: a page reads its own metadata several times, and many links refer to the same
 * few pages.
 */
const MAX_UNPACKED = 64

/** Separator around each id. No document contains this character. */
const FENCE = '\0'

/** The metadata of a document in a third of the memory. */
export interface PackedFacts {
  /** Everything except the ids, as JSON. */
  readonly bytes: string
  /** One string, so that a link can look up an id without unpacking. */
  readonly ids: string
  unpacked: DocumentFacts | null
}

export interface FactPacker {
  pack(facts: DocumentFacts): PackedFacts
  /** Two calls may return two copies. */
  unpack(packed: PackedFacts): DocumentFacts
}

/** Whether a document has an id, without unpacking its metadata. */
export function hasPackedId({ ids }: PackedFacts, id: string): boolean {
  return ids.includes(toBytes(FENCE + id + FENCE))
}

/** A string as UTF-8 bytes: a single character outside Latin-1 would double the memory of a JavaScript string. */
function toBytes(text: string): string {
  return Buffer.from(text).toString('latin1')
}

function fromBytes(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString()
}

function packIds(ids: readonly string[]): string {
  return ids.length === 0 ? '' : toBytes(FENCE + ids.join(FENCE) + FENCE)
}

function unpackIds(packed: string): readonly string[] {
  return packed === '' ? [] : fromBytes(packed).slice(1, -1).split(FENCE)
}

/** Packs the metadata of many documents, of which only a few are needed at a time. */
export function createFactPacker(): FactPacker {
  // Replaced in turn: a map that is filled and emptied keeps its old tables alive until a full garbage collection.
  const recent: PackedFacts[] = []
  let turn = 0
  return {
    pack: ({ ids, ...facts }) => ({
      bytes: toBytes(JSON.stringify(facts)),
      ids: packIds(ids),
      unpacked: null,
    }),
    unpack(packed) {
      if (packed.unpacked !== null) return packed.unpacked
      const rest: Omit<DocumentFacts, 'ids'> = JSON.parse(fromBytes(packed.bytes))
      const facts = { ...rest, ids: unpackIds(packed.ids) }
      const oldest = recent[turn]
      if (oldest !== undefined) oldest.unpacked = null
      packed.unpacked = facts
      recent[turn] = packed
      turn = (turn + 1) % MAX_UNPACKED
      return facts
    },
  }
}
