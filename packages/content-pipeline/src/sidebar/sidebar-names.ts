import { CURRENT_VERSION } from '../schemas/versions.ts'
import { suggestName } from '../nearest-name.ts'

/**
 * Name of a sidebar among all of a locale: its own in the current version of the docs, else followed by the version.
 */
export function sidebarName(version: string, name: string): string {
  return version === CURRENT_VERSION ? name : `${name}@${version}`
}

/** The hint for an unknown sidebar: the nearest of `names`, and all of them. */
export function suggestSidebar(name: string, names: readonly string[]): string {
  return suggestName(
    name,
    names,
    names.length === 0 ? 'There are no sidebars.' : `Sidebars: ${names.join(', ')}.`,
  )
}
