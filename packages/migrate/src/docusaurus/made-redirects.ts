import { join } from 'node:path'
import type { OldPage, OldRedirect } from '../old-site/migration-plan.ts'
import { redirectOf } from '../old-site/old-addresses.ts'
import { listOf, textOf } from '../old-site/plain-value.ts'
import { askScript } from '../old-site/run-script.ts'
import { basePathOf, entryOf, isOfRedirects, type OldSite } from './docusaurus-site.ts'

/** The redirects that the plug-in for redirects makes for each page: by a function of the configuration `file`, and by endings. */
export async function madeRedirects(
  { folder, parts, old, notes, languages }: OldSite,
  file: string,
  pages: readonly OldPage[],
): Promise<OldRedirect[]> {
  const options = parts.redirects ?? {}
  const endings = listOf(options['fromExtensions']).flatMap((ending) => textOf(ending) ?? [])
  const hasFunction = options['createRedirects'] !== undefined
  if (!hasFunction && endings.length === 0) return []
  const base = basePathOf(old)
  const [{ as, code }] = languages
  const paths = pages
    .filter(({ locale, address }) => locale === (as ?? code) && address.startsWith(base))
    .map(({ address }) => pathOf(`/${address.slice(base.length)}`, old['trailingSlash']))
  const plugIn = listOf(old['plugins']).findIndex((one) => isOfRedirects(entryOf(one)))
  const keys = ['plugins', String(plugIn), '1', 'createRedirects']
  const made = hasFunction ? await askScript(join(folder, file), file, { keys, texts: paths }) : new Map()
  if (made === null) {
    const instead = 'Write each address into "aliases" of its page, or into "redirects" in the configuration.'
    notes.push({ kind: 'setting', name: 'createRedirects', instead })
  }
  return paths.flatMap((path) => {
    const bare = path.replace(/\/$/, '')
    const isNamed = bare === '' || endings.some((ending) => bare.endsWith(`.${ending}`))
    const froms = [
      ...[made?.get(path) ?? []].flat().flatMap((from: unknown) => textOf(from) ?? []),
      ...(isNamed ? [] : endings.map((ending) => `${bare}.${ending}`)),
    ]
    return froms.map((from) => redirectOf(from, path, base))
  })
}

/** An address as Docusaurus has it: always, or never, with a slash at its end, where the site says so. */
function pathOf(address: string, trailingSlash: unknown): string {
  const bare = address.replace(/(?<=.)\/$/, '')
  if (trailingSlash === true) return bare === '/' ? bare : `${bare}/`
  return trailingSlash === false ? bare : address
}
