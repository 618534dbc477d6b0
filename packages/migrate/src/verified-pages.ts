import type { MigrationPlan, OldPage } from './old-site/migration-plan.ts'
import { addressKey } from './old-site/old-addresses.ts'

/**
 * The pages of a plan with the addresses that the old tool has named itself: what it does not publish is left out, and what the plan
 * does not know is added as a list.
 */
export function verifiedPages({ pages }: Pick<MigrationPlan, 'pages'>, named: readonly string[]): OldPage[] {
  const real = new Set(named.map(addressKey))
  const known = new Set(pages.map(({ address }) => addressKey(address)))
  const published = pages.filter(({ address }) => real.has(addressKey(address)))
  const [first] = pages
  const added = named
    .filter((address) => !known.has(addressKey(address)))
    .map((address) => ({ file: null, address, locale: localeOf(address, pages) ?? first?.locale ?? 'en' }))
  return [...published, ...added]
}

/** The language of the pages around an address. */
function localeOf(address: string, pages: readonly OldPage[]): string | null {
  const key = addressKey(address)
  const around = pages
    .filter((page) => key.startsWith(`${folderOf(page.address)}/`))
    .toSorted((left, right) => folderOf(right.address).length - folderOf(left.address).length)
  return around[0]?.locale ?? null
}

function folderOf(address: string): string {
  return addressKey(address).replace(/\/[^/]*$/, '')
}
