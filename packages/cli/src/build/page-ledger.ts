import type { PageIngredients } from '../render/page-ingredients.ts'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'

/** A page that was rendered, and what had changed about it since the build before. */
export interface RebuiltPage {
  /** Address with base path. */
  readonly path: string
  /** Sentences' ends: `its text changed`. */
  readonly reasons: readonly string[]
}

/** What each page of a site was made from, to tell why one is made anew. */
export interface PageLedger {
  /** Notes a page and what it is made from. */
  add(path: string, ingredients: PageIngredients, isNew: boolean): void
  /** The pages that were rendered, in the order in which they were noted. */
  rebuilt(): readonly RebuiltPage[]
  /** Keeps what was noted for the next build. */
  keep(): void
}

const REASONS: Readonly<Record<keyof PageIngredients, string>> = {
  text: 'its text changed',
  links: 'something that its text leads to or shows changed',
  page: 'its title, its neighbours or its contents changed',
  sidebar: 'its sidebar changed',
  shell: 'navbar, footer, messages, scripts or styles changed',
  code: 'the theme or the commands changed',
}

const PARTS = Object.keys(REASONS) as (keyof PageIngredients)[]

/** Opens the ledger of what is built from `root` to `out` (both absolute). */
export function openLedger(store: Store, root: string, out: string): PageLedger {
  const key = hashOf('ledger', root, out)
  const before = readLedger(store, key)
  const now = new Map<string, PageIngredients>()
  const rebuilt: RebuiltPage[] = []
  return {
    add(path, ingredients, isNew) {
      now.set(path, ingredients)
      if (isNew) rebuilt.push({ path, reasons: reasonsFor(before.get(path), ingredients) })
    },
    rebuilt: () => rebuilt,
    keep: () => store.write('ledger', key, JSON.stringify(Array.from(now, packNoted))),
  }
}

function readLedger(store: Store, key: string): ReadonlyMap<string, PageIngredients> {
  const bytes = store.read('ledger', key)
  if (bytes === null) return new Map()
  const entries: NotedPage[] = JSON.parse(bytes.toString('utf8'))
  return new Map(entries.map(unpackNoted))
}

/** A page as it is kept: its path and its ingredients in the order of `PARTS`. */
type NotedPage = readonly [path: string, ...ingredients: string[]]

function packNoted([path, ingredients]: readonly [string, PageIngredients]): NotedPage {
  return [path, ...PARTS.map((part) => ingredients[part])]
}

function unpackNoted([path, ...hashes]: NotedPage): [string, PageIngredients] {
  const ingredients = Object.fromEntries(PARTS.map((part, index) => [part, hashes[index] ?? '']))
  return [path, ingredients as Record<keyof PageIngredients, string>]
}

/** In a first build they are those of every page. */
const NEW: readonly string[] = ['it was not there before']

function reasonsFor(before: PageIngredients | undefined, now: PageIngredients): readonly string[] {
  if (before === undefined) return NEW
  const changed = PARTS.filter((part) => before[part] !== now[part]).map((part) => REASONS[part])
  return changed.length === 0 ? ['the store had lost it'] : changed
}
