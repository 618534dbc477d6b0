import { suggestName } from '../nearest-name.ts'

/** The hint for a name that no sidebar has: the nearest of `names`, and all of them. */
export function suggestSidebar(name: string, names: readonly string[]): string {
  return suggestName(
    name,
    names,
    names.length === 0 ? 'There are no sidebars.' : `Sidebars: ${names.join(', ')}.`,
  )
}
