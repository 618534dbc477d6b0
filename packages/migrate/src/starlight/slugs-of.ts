import { posix } from 'node:path'
import { filePath, joinAddress } from '../old-site/old-addresses.ts'
import type { Entry } from './starlight-pages.ts'
import type { OldLocale } from './starlight-site.ts'

/** Slugs of pages of a default language with a folder, where Starlight spells their paths in another way. */
export function slugsOf(
  { key, folder }: OldLocale,
  mains: readonly Entry[],
  docs: string,
): ReadonlyMap<string, string> {
  const spelled = mains.filter(
    ({ file, inner }) =>
      filePath(posix.relative(folder, file)).replace(/\/$/, '') !== joinAddress(inner).replace(/\/$/, ''),
  )
  return new Map(
    key === '' ? [] : spelled.map(({ file, inner }) => [posix.join(docs, file), joinAddress(inner)]),
  )
}
