import type { DocumentFacts } from './document-compiler.ts'

/** Documents whose facts are at hand: a page asks several times for its own, and many links name the same few pages. */
const MOST_UNPACKED = 64

/** Stands around each id. No document has this letter. */
const FENCE = '\0'

/** Facts of a document in a third of the memory. */
export interface PackedFacts {
  /** All but the ids, as JSON. */
  readonly bytes: string
  /** As one text, in which a link finds the one that it names: unpacking all facts of a page takes longer than writing a link to it. */
  readonly ids: string
  unpacked: DocumentFacts | null
}

export interface FactPacker {
  pack(facts: DocumentFacts): PackedFacts
  /** Who asks twice may be given two copies. */
  unpack(packed: PackedFacts): DocumentFacts
}

/** Whether a document has an id, told without unpacking its facts. */
export function hasPackedId({ ids }: PackedFacts, id: string): boolean {
  return ids.includes(toBytes(FENCE + id + FENCE))
}

/** A text in UTF-8, each letter a byte of it: a text with one letter that is none takes twice the memory. */
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

/** Packs the facts of many documents, of which a few are asked for at a time. */
export function createFactPacker(): FactPacker {
  // Taken in turn. A map that is filled and emptied would hold on to what it had, until V8 looks through all of its memory.
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
      turn = (turn + 1) % MOST_UNPACKED
      return facts
    },
  }
}
