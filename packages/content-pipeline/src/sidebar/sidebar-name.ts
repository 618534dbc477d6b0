import { CURRENT_VERSION } from '../schemas/versions.ts'

/** Name of a sidebar among all of a locale: its own in the current version of the docs, else followed by the version's. */
export function sidebarName(version: string, name: string): string {
  return version === CURRENT_VERSION ? name : `${name}@${version}`
}
