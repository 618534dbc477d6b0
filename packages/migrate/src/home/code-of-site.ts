import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { leadsAway } from '@fyr/content-pipeline/internal'
import { readTextInSite } from '@fyr/cli/internal'
import { findSource, type OldSources } from '../components/carry-component.ts'
import type { OldPage } from '../old-site/migration-plan.ts'
import { addressKey, joinAddress } from '../old-site/old-addresses.ts'
import { isFile } from '../old-site/read-old-files.ts'
import { astroAsReact } from './astro-as-react.ts'
import type { AddressOf } from './home-markdown.ts'
import type { StillSite } from './still-values.ts'
import { vueAsReact } from './vue-as-react.ts'

const MODULE = /\.(?:[cm]?[jt]sx?|json|astro|vue)$/

/** How the code of a site is read: its own modules alone, and none behind a link that leads out of it. */
export function codeOfSite(site: OldSources): Pick<StillSite, 'findModule' | 'readModule'> {
  return {
    findModule: (request, from) => {
      const file = findSource(request, from, site)
      return file !== null && MODULE.test(file) ? file : null
    },
    readModule: (file) => {
      if (!isFile(join(site.root, file)) || leadsAway(site.root, file)) return null
      const text = readTextInSite(site.root, file)
      if (file.endsWith('.vue')) return vueAsReact(text)
      return file.endsWith('.astro') ? astroAsReact(text) : text
    },
  }
}

interface Addresses {
  readonly basePath: string
  readonly pages: readonly OldPage[]
  /** Folders of files that are published as they are, absolute. */
  readonly statics: readonly string[]
}

/** Finds the new addresses of links: a page that moves, a list, a file, or another site. */
export function addressFinder({ basePath, pages, statics }: Addresses): AddressOf {
  const known = new Set([
    addressKey(basePath),
    ...pages
      .filter(({ file }) => file === null || /\.mdx?$/.test(file))
      .map(({ address }) => addressKey(address)),
  ])
  return (written) => {
    if (/^(?:https?:\/\/|mailto:)/i.test(written)) return written
    const link = written.replace(/^pathname:\/\/(?=\/)/, '')
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(link)) return null
    const below = link.startsWith(basePath) ? link.slice(basePath.length) : link.replace(/^(?:\.?\/)+/, '')
    const path = below.replace(/[?#].*$/, '')
    const isThere =
      known.has(addressKey(joinAddress(basePath, path))) ||
      (path !== '' && statics.some((folder) => existsSync(join(folder, path))))
    return isThere ? `/${below}` : null
  }
}
