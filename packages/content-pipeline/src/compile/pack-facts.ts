import type { DocumentFacts } from './document-facts.ts'

/** Documents whose facts are at hand: a page asks several times for its own, and many links name the same few pages. */
const MOST_UNPACKED = 64

/** Facts of a document in a third of the memory. */
export interface PackedFacts {
  /** JSON in UTF-8, each letter a byte of it: a text with one letter that is none takes twice the memory. */
  readonly bytes: string
  unpacked: DocumentFacts | null
}

export interface FactPacker {
  pack(facts: DocumentFacts): PackedFacts
  /** Who asks twice may be given two copies. */
  unpack(packed: PackedFacts): DocumentFacts
}

/** Packs the facts of many documents, of which a few are asked for at a time. */
export function createFactPacker(): FactPacker {
  // Taken in turn. A map that is filled and emptied would hold on to what it had, until V8 looks through all of its memory.
  const recent: PackedFacts[] = []
  let turn = 0
  return {
    pack: (facts) => ({ bytes: Buffer.from(JSON.stringify(facts)).toString('latin1'), unpacked: null }),
    unpack(packed) {
      if (packed.unpacked !== null) return packed.unpacked
      const facts: DocumentFacts = JSON.parse(Buffer.from(packed.bytes, 'latin1').toString())
      const oldest = recent[turn]
      if (oldest !== undefined) oldest.unpacked = null
      packed.unpacked = facts
      recent[turn] = packed
      turn = (turn + 1) % MOST_UNPACKED
      return facts
    },
  }
}
