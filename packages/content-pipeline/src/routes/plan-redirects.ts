import type { DiagnosticLog } from '../diagnostic.ts'
import type { Redirect } from '../manifest/index.ts'
import { areDocumentsNamed } from '../manifest/document-names.ts'
import { isWrittenAsMarkdown, markdownAddress } from '../manifest/markdown-address.ts'
import { compareCodePoints } from '../manifest/compare-code-points.ts'
import { type DocsVersion, versionAt } from '../read/read-versions.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { addressKey, aliasAddress } from '../records/alias-address.ts'
import { NO_ADDRESS } from '../records/apply-slug.ts'
import type { LocalePlan, PlannedRoute } from './planned-route.ts'
import { isDocRecord, type WrittenRecord } from '../records/records.ts'
import { reservedFor } from './reserved-address.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'

/** A former address of a page. */
export interface PlannedRedirect {
  /** Below the locale's base path, without a leading slash. */
  readonly from: string
  readonly target: PlannedRoute
  /** The page whose front matter has it; another version of the target, or the target itself. */
  readonly writer: PlannedRoute
}

/**
 * The aliases of a locale's pages, without duplicates. An invalid one, one that is the address of a page, and one used
 * by two pages are reported, in the default locale only, because aliases are the same in every locale. A doc has its
 * aliases in every version that was copied from it; they redirect to the last one.
 */
export function planRedirects(
  { locale, routes }: LocalePlan,
  { config, versions }: { readonly config: SiteConfig; readonly versions: readonly DocsVersion[] },
  log: DiagnosticLog,
): PlannedRedirect[] {
  const pages = new Map(routes.flatMap((route) => keysOf(route, config).map((key) => [key, route])))
  const docs = docsByVersion(routes)
  const found = new Map<string, PlannedRedirect>()
  // A page with its own canonical address comes before its older versions.
  for (const route of routes.toSorted((left, right) => rank(left) - rank(right))) {
    const { record } = route
    for (const [index, alias] of (record?.frontMatter.aliases ?? []).entries()) {
      if (record === null) continue
      const from = aliasAddress(alias, record)
      const target = from === null ? route : (copyAt(from, record, docs, versions) ?? route)
      const key = from === null ? '' : addressKey(from)
      const owner = found.get(key)
      const isShared = owner !== undefined && owner.writer !== route
      if (isShared && (owner.target === target || isSameDoc(owner.target, target, versions))) continue
      const problem = from === null ? 'is not a valid address' : claimed(key, from, owner, pages, config)
      if (problem === null && from !== null) found.set(key, { from, target, writer: route })
      else if (locale.isDefault) report(record, index, `The alias "${alias}" ${problem}.`, from === null, log)
    }
  }
  return [...found.values()].toSorted((left, right) => compareCodePoints(left.from, right.from))
}

/** The docs of a locale by version and id. */
function docsByVersion(routes: readonly PlannedRoute[]): ReadonlyMap<string, PlannedRoute> {
  return new Map(
    routes.flatMap((route) =>
      route.record !== null && isDocRecord(route.record)
        ? [[docKey(route.record.version, route.record.docId), route] as const]
        : [],
    ),
  )
}

function docKey(version: string, docId: string): string {
  return `${version} ${docId}`
}

/** The same doc in the version that an alias is an address of: an alias leads no reader out of a version. Null for none. */
function copyAt(
  from: string,
  record: WrittenRecord<FrontMatter>,
  docs: ReadonlyMap<string, PlannedRoute>,
  versions: readonly DocsVersion[],
): PlannedRoute | null {
  const isOfVersion = isDocRecord(record) && versions.some(({ name }) => name === record.version)
  const owner = isOfVersion ? versionAt(from, versions) : null
  if (owner === null || !isDocRecord(record)) return null
  return docs.get(docKey(owner.name, record.docId)) ?? null
}

/** A redirect with base path in both addresses. */
export function settleRedirects({ locale }: LocalePlan, planned: readonly PlannedRedirect[]): Redirect[] {
  return planned.map(({ from, target }) => ({
    from: locale.basePath + from,
    to: locale.basePath + target.address,
  }))
}

/** Keys of a page's address, of its file name, which hosts answer to as well, and of the page as Markdown. */
function keysOf({ address, kind }: PlannedRoute, { trailingSlash, agents }: SiteConfig): string[] {
  const key = addressKey(address)
  const markdown =
    agents !== false && isWrittenAsMarkdown(kind)
      ? [addressKey(markdownAddress(`/${address}`, '/').slice(1))]
      : []
  return [key, ...(areDocumentsNamed(trailingSlash) ? [`${key}.html`] : []), ...markdown]
}

function rank({ address, canonical }: PlannedRoute): number {
  return address === canonical ? 0 : 1
}

/** Whether two pages are one doc in two versions. Further docs are in none. */
function isSameDoc(
  { record: left }: PlannedRoute,
  { record: right }: PlannedRoute,
  versions: readonly DocsVersion[],
): boolean {
  if (left === null || right === null || left === right) return false
  if (!isDocRecord(left) || !isDocRecord(right) || left.docId !== right.docId) return false
  return [left, right].every((record) => versions.some(({ name }) => name === record.version))
}

/** The owner of an alias's address, as the end of a sentence; null if the address is free. */
function claimed(
  key: string,
  from: string,
  owner: PlannedRedirect | undefined,
  pages: ReadonlyMap<string, PlannedRoute>,
  config: SiteConfig,
): string | null {
  const page = pages.get(key)
  if (page !== undefined) return `is the address of ${page.record?.file.source.file ?? 'a generated page'}`
  if (owner !== undefined)
    return `is already used by ${owner.target.record?.file.source.file ?? 'another page'}`
  const reserved = reservedFor(from, config)
  return reserved === null ? null : `belongs to ${reserved}`
}

function report(
  record: WrittenRecord<FrontMatter>,
  index: number,
  problem: string,
  isInvalid: boolean,
  log: DiagnosticLog,
): void {
  log.add(record.file.source, {
    code: isInvalid ? 'invalid-alias' : 'duplicate-alias',
    problem,
    hint: isInvalid
      ? `An alias ${NO_ADDRESS}`
      : 'An alias is a former address of the page that no page has now. Remove it.',
    at: record.locate(['aliases', index]),
  })
}
