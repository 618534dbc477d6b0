import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { recordOf, type Settings, textOf } from '../old-site/plain-value.ts'

interface Served {
  /** Addresses of pages and redirects, with the base path. */
  readonly addresses: readonly string[]
  /** Folders of static files, absolute. */
  readonly statics: readonly string[]
  readonly basePath: string
}

/**
 * What `linkCheck.exclude` has to list, so that navbar and footer keep the links that Docusaurus does not check: those with
 * `pathname://`, and whole addresses of the site itself. Nothing of the site is at these addresses, or a folder of static files.
 */
export function uncheckedLinks(old: Settings, served: Served): string[] {
  const { navbar, footer } = recordOf(old['themeConfig'])
  const written = JSON.stringify([navbar, footer])
  const own = `${textOf(old['url'])?.replace(/\/$/, '') ?? ''}${served.basePath}`
  const unchecked = [...written.matchAll(/"pathname:\/\/(\/[^"?#*\\]*)/g)].map(([, path = '']) =>
    excluded(path, served),
  )
  const whole = URL.canParse(own)
    ? written
        .split(`"${own}`)
        .slice(1)
        .map((rest) => `/${/^[^"?#*\\]*/.exec(rest)?.[0] ?? ''}`)
    : []
  const ownOnes = whole.filter((path) => !isServed(path, served) && !isFile(path, served))
  return [...new Set([...unchecked.flatMap((one) => one ?? []), ...ownOnes])].toSorted()
}

/** The highest folder around an address that has nothing of the site, or the address itself; null if a file is there. */
function excluded(written: string, served: Served): string | null {
  const path = written.startsWith(served.basePath) ? `/${written.slice(served.basePath.length)}` : written
  if (isFile(path, served)) return null
  const parts = path.split('/').filter(Boolean)
  const folders = parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`)
  const free = folders.find((folder) => !isServed(folder, served))
  return free === undefined ? path : `${free}/*`
}

/** Whether a static file is at an address, which may be a folder with a page. */
function isFile(path: string, { statics }: Served): boolean {
  const file = /\.\w+$/.test(path) ? path : join(path, 'index.html')
  return statics.some((folder) => existsSync(join(folder, file)))
}

/** Whether a page or a static file is at an address or below it. */
function isServed(path: string, { addresses, statics, basePath }: Served): boolean {
  const address = basePath + path.replaceAll(/^\/|\/$/g, '')
  return (
    addresses.some((one) => one === address || one.startsWith(`${address}/`)) ||
    statics.some((folder) => existsSync(join(folder, path)))
  )
}
