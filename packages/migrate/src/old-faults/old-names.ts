import { posix } from 'node:path'
import type { MigrationPlan } from '../old-site/migration-plan.ts'
import { addressKey } from '../old-site/old-addresses.ts'
import { filesBelow } from '../old-site/read-old-files.ts'

/** What the old site has a name for. */
export interface OldNames {
  /** Whether no file of the old site is named like the end of a path, with its ending or without. */
  readonly lacksFile: (path: string) => boolean
  /** Whether no page, no redirect and no file of the old site is named like the end of a link. */
  readonly lacksPage: (link: string) => boolean
  /** The same for a link that starts from a page, by the file of that page: there are such names elsewhere, but not there. */
  readonly lacksPageBeside: (link: string, file: string) => boolean
}

/** What a path begins with before its names: the host, folders above it, or the folder of the site. */
const START = /^(?:https?:\/\/[^/]+)?(?:(?:@site|[@~])?\/|\.{1,2}\/)+/i
/** A package, or an alias of the old site: its files are anywhere. */
const ELSEWHERE = /^[@~#$](?!site\/)\w/
const INDEX = /\/(?:index|readme)$/

/**
 * The names of an old site, which is read when the first one is asked for. A path is compared with the end of every file and address,
 * in small letters, so whatever its beginning means there: a name that is nowhere is proven to be missing.
 */
export function oldNames({
  root,
  pages,
  redirects,
}: Pick<MigrationPlan, 'root' | 'pages' | 'redirects'>): OldNames {
  let found: { readonly files: readonly string[]; readonly addresses: readonly string[] } | null = null
  const read = () => {
    const files = filesBelow(root, true).map((file) => `/${file.toLowerCase().normalize('NFC')}`)
    const addresses = [...pages.map(({ address }) => address), ...redirects.map(({ from }) => from)]
    return {
      files: [...files, ...files.map((file) => withoutEnding(file.replace(/\.\w+$/, '')))],
      addresses: addresses.map((address) => addressKey(address).toLowerCase()),
    }
  }
  const known = () => (found ??= read())
  const lacksFile = (path: string): boolean => {
    const end = namesOf(path)
    return end !== '' && !ELSEWHERE.test(path) && isNone(known().files, end)
  }
  return {
    lacksFile,
    lacksPageBeside(link, file) {
      if (!/^[\w.-]/.test(link) || /^[\w+.-]+:/.test(link) || !/\w/.test(namesOf(link))) return false
      const { files, addresses } = known()
      if (files.some((one) => /\[[^/]*\.\w+$/.test(one))) return false
      const own = pages.filter((page) => page.file === file).map(({ address }) => address)
      // A page is a file or a folder for a browser, as the host has it.
      const starts = own.flatMap((address) => [address, `${address}/`]).map((one) => posix.dirname(`${one}.`))
      const meant = [...starts, posix.dirname(`/${file}`)].map((start) =>
        addressKey(posix.join(start, link.replace(/[?#].*$/s, ''))).toLowerCase(),
      )
      const names = new Set([...files, ...addresses])
      return own.length > 0 && meant.every((one) => !names.has(one) && !names.has(withoutEnding(one)))
    },
    lacksPage(link) {
      const ends = [namesOf(link), withoutEnding(namesOf(link))]
      const { files, addresses } = known()
      // Only the tool knows which pages a template makes.
      if (files.some((file) => /\[[^/]*\.\w+$/.test(file))) return false
      return lacksFile(link) && ends.every((end) => end !== '' && isNone([...files, ...addresses], end))
    },
  }
}

function isNone(names: readonly string[], end: string): boolean {
  return !names.some((name) => name.endsWith(`/${end}`))
}

/** The names of a path or a link, without what it begins with and without a query. */
function namesOf(path: string): string {
  const names = path.replace(/[?#].*$/s, '').replace(START, '')
  return addressKey(names).toLowerCase()
}

/** The name of a page without its ending, or of the folder that it stands for. */
function withoutEnding(name: string): string {
  return name.replace(/\.(?:mdx?|html?)$/, '').replace(INDEX, '')
}
