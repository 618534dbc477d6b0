import type { Issue } from '../diagnostic.ts'
import { LEDGER_ENDING } from '../read/read-collection.ts'
import { isRecord } from '../schemas/is-record.ts'

/** A block of a translation, and the block that it was made from. */
export interface LedgerEntry {
  /** Hash of the block of the original. */
  readonly source: string
  /** Hash of the block of the translation; null for a block of the original that has no counterpart. */
  readonly target: string | null
  /** The block of the original in words, so that a later change can be shown. */
  readonly text: string
  readonly kind: string
}

/** What a translation was made from. */
export interface Ledger {
  /** In the order of the translation. */
  readonly blocks: readonly LedgerEntry[]
}

/**
 * The ledger of a translation, beside it: relative to the root.
 *
 * @param file The translation, relative to the root.
 */
export function ledgerFile(file: string): string {
  return file + LEDGER_ENDING
}

const HASH = /^[\w-]+(?:\.[\w-]+)?$/

/** By hand: a build reads the ledger of every translation, and a schema takes longer than all else. */
function isLedger(value: unknown): value is Ledger {
  return (
    isRecord(value) && hasKeys(value, 1) && Array.isArray(value['blocks']) && value['blocks'].every(isEntry)
  )
}

function isEntry(value: unknown): value is LedgerEntry {
  if (!isRecord(value) || !hasKeys(value, 4)) return false
  const { source, target, text, kind } = value
  return (
    isHash(source) &&
    (target === null || isHash(target)) &&
    typeof text === 'string' &&
    typeof kind === 'string'
  )
}

function isHash(value: unknown): boolean {
  return typeof value === 'string' && HASH.test(value)
}

function hasKeys(value: object, count: number): boolean {
  return Object.keys(value).length === count
}

/** The ledger in a file, or what is wrong with it. */
export function parseLedger(text: string): Ledger | Issue {
  const value = parseJson(text)
  if (isLedger(value)) return value
  const conflict = text.split('\n').findIndex((line) => /^(?:<{7}|={7}|>{7})/.test(line))
  if (conflict !== -1)
    return {
      code: 'invalid-ledger',
      problem: 'This ledger has a conflict of a merge.',
      hint: 'Keep one of the sides of each conflict: then "fyr translate status" lists what is still older than the original.',
      at: { line: conflict + 1, column: 1 },
    }
  return {
    code: 'invalid-ledger',
    problem: 'This is no ledger of a translation.',
    hint: 'Take it from version control, or delete it and run "fyr translate accept" after you have compared the translation with its original.',
    at: { line: 1, column: 1 },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * A ledger as text. What changes when a block is accepted is on lines of its own between lines that stay: changes of
 * neighbouring blocks in two branches merge.
 */
export function formatLedger({ blocks }: Ledger): string {
  const entries = blocks.map(({ source, target, text, kind }) => ({ source, target, text, kind }))
  return `${JSON.stringify({ blocks: entries }, null, 2)}\n`
}
