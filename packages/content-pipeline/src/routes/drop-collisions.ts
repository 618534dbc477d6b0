import type { DiagnosticLog } from '../diagnostic.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import type { LocalePlan, PlannedRoute } from './planned-route.ts'
import { addressKey } from '../records/alias-address.ts'
import { reservedFor } from './reserved-address.ts'

/**
 * Reports addresses that two pages share, and addresses that differ only in case or in a trailing slash, which hosts
 * and file systems may not distinguish. Returns the plan with the first page of each address. Addresses are the same in
 * every locale, so only those of the default one are reported.
 */
export function dropCollisions(plan: LocalePlan, config: SiteConfig, log: DiagnosticLog): LocalePlan {
  const owners = new Map<string, PlannedRoute>()
  const routes = plan.routes.filter((route) => {
    const reserved = route.kind === 'not-found' ? null : ownerOf(route, config)
    if (reserved !== null) {
      if (plan.locale.isDefault) reportAddress(route, `belongs to ${reserved}`, plan, config, log)
      return false
    }
    const key = addressKey(route.address)
    const owner = owners.get(key)
    if (owner === undefined) {
      owners.set(key, route)
      return true
    }
    if (plan.locale.isDefault) report(route, owner, plan, config, log)
    return false
  })
  return { ...plan, routes }
}

/** Who has the address of a page already, before any other page; null for a free one. */
function ownerOf({ address }: PlannedRoute, config: SiteConfig): string | null {
  return addressKey(address) === '404' ? NOT_FOUND : reservedFor(address, config)
}

/** It has no address of its own, and a page at this one would not be what readers see at an unknown address. */
const NOT_FOUND = 'the not-found page, which is "404.md" or "404.tsx" right in the folder of pages'

function report(
  route: PlannedRoute,
  owner: PlannedRoute,
  { locale }: LocalePlan,
  config: SiteConfig,
  log: DiagnosticLog,
) {
  const isSame = route.address.replace(/\/$/, '') === owner.address.replace(/\/$/, '')
  const address = locale.basePath + route.address
  // The page with a chosen address is reported: generated pages cannot be renamed.
  const [blamed, other] = route.origin === null ? [owner, route] : [route, owner]
  const { origin } = blamed
  log.add(origin?.source ?? config.source, {
    code: isSame ? 'duplicate-route' : 'colliding-case',
    problem: isSame
      ? `The address ${address} is already used by ${nameOf(other)}.`
      : `The address ${address} differs only in case from the address of ${nameOf(other)}.`,
    hint: adviceFor(blamed),
    at: origin?.locate() ?? null,
  })
}

function adviceFor({ record, origin }: PlannedRoute): string {
  if (record === null && origin !== null) return 'Give it a different "slug".'
  return 'Rename the file, or give it a different "slug" in its front matter.'
}

function reportAddress(
  route: PlannedRoute,
  problem: string,
  { locale }: LocalePlan,
  config: SiteConfig,
  log: DiagnosticLog,
): void {
  const { origin } = route
  log.add(origin?.source ?? config.source, {
    code: 'duplicate-route',
    problem: `The address ${locale.basePath}${route.address} ${problem}.`,
    hint: adviceFor(route),
    at: origin?.locate() ?? null,
  })
}

function nameOf(route: PlannedRoute): string {
  const name = route.kind === 'doc-category' ? route.title : route.id
  return route.record?.file.source.file ?? `the page "${name}"`
}
