import { markdownAddress } from '../manifest/markdown-address.ts'
import { compareCodePoints } from '../manifest/compare-code-points.ts'
import { resolveConfigLink } from '../links/resolve-target.ts'
import type { Redirect } from '../manifest/index.ts'
import { addressKey } from '../records/alias-address.ts'
import { reservedFor } from '../routes/reserved-address.ts'
import { folderIn } from '../schemas/address-or-folder.ts'
import { locate } from '../schemas/locate.ts'
import type { PageContext } from './page-context.ts'

/** A redirect of the configuration. */
interface WrittenRedirect {
  /** Key in the configuration: `/shop/*`. */
  readonly key: string
  /** With base path; of a redirect for everything below a folder that folder, with a slash at its end. */
  readonly from: string
  readonly isPrefix: boolean
  /** Its target. For a redirect that keeps the rest of an address, the target folder with a slash at its end. */
  readonly to: string
  readonly keepsRest: boolean
}

/**
 * The redirects of the configuration whose address is in the locale of the context. One that keeps the rest of an
 * address is accompanied by a redirect for each page that it leads to, for hosts without rules. Reported are those that
 * lead nowhere, to another redirect or in a circle, and those that hide a page.
 */
export function configuredRedirects(context: PageContext): Redirect[] {
  const written = readWritten(context)
  const index = indexRedirects(written)
  return written
    .filter(({ from }) => localeOf(from, context) === context.content.locale.code)
    .flatMap((redirect): Redirect[] => {
      const { key, from, isPrefix, to, keepsRest } = redirect
      const problem = issueOf(redirect, index, context)
      if (problem !== null) {
        report(key, problem, context)
        return []
      }
      if (keepsRest) return folderRedirects(redirect, index, context)
      const { href } = resolveConfigLink({ to }, inDefaultLocale(context), {
        source: context.config.source,
        // Looked up only for a broken link: a large site has thousands of redirects.
        get at() {
          return pointOf(key, context)
        },
      })
      return [{ from, to: href, ...(isPrefix && { isPrefix }) }]
    })
    .toSorted((left, right) => compareCodePoints(left.from, right.from))
}

function readWritten({ config }: PageContext): WrittenRedirect[] {
  return Object.entries(config.redirects).map(([key, to]) => {
    const [folder, newFolder] = [folderIn(key), folderIn(to)]
    return {
      key,
      from: config.basePath + (folder ?? key).slice(1).normalize('NFC'),
      isPrefix: folder !== null,
      to: newFolder ?? to,
      keepsRest: newFolder !== null,
    }
  })
}

/**
 * The redirect of a whole folder, and one for each page and each alias below the folder that it leads to. Where a redirect
 * of its own, or one of an inner folder, has an address already, that one holds.
 */
function folderRedirects(redirect: WrittenRedirect, all: RedirectIndex, context: PageContext): Redirect[] {
  const { key, from, to } = redirect
  const rule = { from, isPrefix: true, keepsRest: true } as const
  if (!to.startsWith('/')) return [{ ...rule, to }]
  const folder = context.config.basePath + to.slice(1).normalize('NFC')
  const below = addressesBelow(folder, context)
  if (below.length === 0) {
    report(
      key,
      { problem: `"${key}" leads to "${to}*", but there is no page there.`, hint: WRONG_FOLDER },
      context,
    )
    return []
  }
  const single = below.flatMap(([address, page]) => {
    // The rule itself is for the folder's own address.
    if (address === folder) return []
    const former = from + address.slice(folder.length)
    const isFree = context.index.findByPath(former) === null && redirectOf(former, all) === redirect
    return isFree ? [{ from: former, to: page }] : []
  })
  return [{ ...rule, to: folder }, ...single]
}

const WRONG_FOLDER = 'Write the folder that contains the pages now, with "/*" at its end.'

/** Pages below a folder, and their former addresses there, each with the address of the page. */
function addressesBelow(folder: string, { contents, index, redirects }: PageContext): [string, string][] {
  const pages = contents.flatMap(({ locale }) => index.addressesOf(locale.code).paths)
  const aliases = [...redirects.values()].flat()
  return [...pages.map((path) => [path, path]), ...aliases.map(({ from, to }) => [from, to])].filter(
    (pair): pair is [string, string] => pair[0]?.startsWith(folder) === true,
  )
}

/** The redirects of a configuration by the keys of their addresses; of two with one address the first by its spelling. */
type RedirectIndex = ReadonlyMap<string, WrittenRedirect>

function indexRedirects(all: readonly WrittenRedirect[]): RedirectIndex {
  const sorted = all.toSorted((left, right) => compareCodePoints(right.key, left.key))
  return new Map(sorted.map((redirect) => [addressKey(redirect.from), redirect]))
}

/** The redirect that hosts follow from an address: its own one, else that of the innermost folder around it. */
function redirectOf(address: string, all: RedirectIndex): WrittenRedirect | undefined {
  let key = addressKey(address)
  const own = all.get(key)
  if (own !== undefined) return own
  while (key.includes('/')) {
    key = key.slice(0, key.lastIndexOf('/'))
    const around = all.get(key)
    if (around?.isPrefix === true) return around
  }
  return undefined
}

/** An address of the configuration is one of the whole site, whatever the locale that it is in. */
function inDefaultLocale(context: PageContext): PageContext {
  const content = context.contents.find(({ locale }) => locale.isDefault)
  return content === undefined ? context : { ...context, content }
}

function localeOf(from: string, { contents, config }: PageContext): string {
  const inside = contents
    .map(({ locale }) => locale)
    .filter(({ basePath }) => from.startsWith(basePath))
    .toSorted((left, right) => right.basePath.length - left.basePath.length)
  return inside[0]?.code ?? config.defaultLocale
}

interface RedirectIssue {
  readonly problem: string
  readonly hint: string
}

function issueOf(redirect: WrittenRedirect, all: RedirectIndex, context: PageContext): RedirectIssue | null {
  const { key, from, isPrefix } = redirect
  const twin = all.get(addressKey(from))
  if (twin !== undefined && twin.key !== key)
    return { problem: `"${key}" and "${twin.key}" are the same address.`, hint: 'Remove one of them.' }
  return hiddenPage(key, from, isPrefix, context) ?? chainOf(redirect, all, context)
}

/** Hosts differ in whether a page or a redirect of its address comes first. */
function hiddenPage(
  key: string,
  from: string,
  isPrefix: boolean,
  { index, config, content }: PageContext,
): RedirectIssue | null {
  const below = isPrefix
    ? index.addressesOf(content.locale.code).paths.find((path) => path.startsWith(from))
    : from
  const target = below === undefined ? null : index.findByPath(below)
  if (target !== null) {
    const file = target.originalFile ?? 'a generated page'
    const isAlias = target.route.path.replace(/\/$/, '') !== from.replace(/\/$/, '') && !isPrefix
    const problem = isAlias ? `"${key}" is an alias of ${file} already.` : `"${key}" hides ${file}.`
    return { problem, hint: 'A redirect is for an address that no page has. Remove it.' }
  }
  const plain = from.replace(/(?<=\/)index\.md$|\.md$/i, '')
  const written = plain === from || config.agents === false ? null : index.findByPath(plain)
  if (written !== null && markdownAddress(written.route.path, content.locale.basePath) === from)
    return {
      problem: `"${key}" is the address of ${written.originalFile ?? 'a generated page'} as Markdown.`,
      hint: 'A redirect is for an address that no page has. Remove it, or set "agents" to false.',
    }
  const owner = reservedFor(from.slice(content.locale.basePath.length), config)
  return owner === null
    ? null
    : { problem: `"${key}" belongs to ${owner}.`, hint: 'Remove it, or redirect another address.' }
}

/** A redirect that leads to another one, or back to itself. */
function chainOf(
  first: WrittenRedirect,
  all: RedirectIndex,
  { config, index }: PageContext,
): RedirectIssue | null {
  const seen = [first.key]
  let current: WrittenRedirect | undefined = first
  for (;;) {
    const next: WrittenRedirect | undefined = nextOf(current, all, { config, index })
    if (next === undefined) break
    if (seen.includes(next.key)) {
      const circle = [...seen, next.key].map((key) => `"${key}"`).join(' → ')
      return {
        problem: `This redirect never ends: ${circle}.`,
        hint: 'Change one of them to lead to a page.',
      }
    }
    seen.push(next.key)
    current = next
  }
  if (current === first) return null
  return {
    problem: `"${first.key}" leads to "${seen[1] ?? ''}", which is a redirect too.`,
    hint: `Write "${current.to}${current.keepsRest ? '*' : ''}".`,
  }
}

function nextOf(
  { to }: WrittenRedirect,
  all: RedirectIndex,
  { config, index }: Pick<PageContext, 'config' | 'index'>,
): WrittenRedirect | undefined {
  if (!to.startsWith('/')) return undefined
  const address = config.basePath + to.slice(1).replace(/[?#].*$/, '')
  // A redirect that hides a page is an issue of its own.
  if (index.findByPath(address) !== null) return undefined
  return redirectOf(address, all)
}

function report(key: string, { problem, hint }: RedirectIssue, context: PageContext): void {
  context.log.add(context.config.source, {
    code: 'invalid-redirect',
    problem,
    hint,
    at: pointOf(key, context),
  })
}

function pointOf(key: string, { config }: PageContext): ReturnType<typeof locate> {
  return locate(config.source.text, ['redirects', key])
}
