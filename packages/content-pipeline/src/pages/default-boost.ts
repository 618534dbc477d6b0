/** Guides for those who come from elsewhere, and lists of changes: they hold every word of what is explained elsewhere. */
const ABOUT_CHANGES =
  /^(?:migrat|migrer|upgrad|oppgrader|changelog|change-log|changes$|release-notes|releases$|endringslogg|endringer$|whats-new)/i

/** Lists of all words of a site: readers who type one of them mostly ask for the page that explains how it is used. */
const GLOSSARIES = /^(?:glossary|terminology|ordliste|ordforklaring|begreper$|begrepsliste)/i

/** A folder with the docs of a version. */
const VERSION_FOLDER = /^v(\d+)$/i

const LESS = 0.75
const OLD = 0.5
const GLOSSARY = 0.3

/** Makes the default weight of pages in the search from the addresses of all of them. */
export function createDefaultBoosts(paths: readonly string[]): (path: string) => number {
  const isOld = createOldFolders(paths)
  return (path) => {
    const segments = path.split('/')
    if (segments.some((segment) => GLOSSARIES.test(segment))) return GLOSSARY
    if (isOld(segments)) return OLD
    return segments.some((segment) => ABOUT_CHANGES.test(segment)) ? LESS : 1
  }
}

/**
 * Whether a page is in a folder such as `v2` that is not the current version: there is a later one beside it, or most pages
 * of the folder around it are outside.
 */
function createOldFolders(paths: readonly string[]): (segments: readonly string[]) => boolean {
  const sizes = new Map<string, number>()
  const latest = new Map<string, number>()
  for (const path of paths) {
    const segments = path.split('/')
    for (const [depth, segment] of segments.entries()) {
      const folder = segments.slice(0, depth + 1).join('/')
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
      const number = versionIn(segment)
      const around = segments.slice(0, depth).join('/')
      if (number !== null) latest.set(around, Math.max(latest.get(around) ?? 0, number))
    }
  }
  return (segments) =>
    segments.some((segment, depth) => {
      const number = versionIn(segment)
      if (number === null) return false
      const around = segments.slice(0, depth).join('/')
      const own = sizes.get(`${around}/${segment}`) ?? 0
      return number < (latest.get(around) ?? 0) || own * 2 < (sizes.get(around) ?? 0)
    })
}

function versionIn(segment: string): number | null {
  const number = VERSION_FOLDER.exec(segment)?.[1]
  return number === undefined ? null : Number(number)
}
