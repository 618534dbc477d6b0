/** Headers for the addresses that match a pattern. */
export interface HeaderRule {
  /** A path, or a URL; `*` matches anything, `:name` anything between two slashes. */
  readonly pattern: string
  readonly headers: Readonly<Record<string, string>>
}

/** Headers of a page as Markdown: search engines list the page instead. */
export const MARKDOWN = { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' }

/**
 * Ending of files that content publishes and browsers would show as a document of the site. In a page they are pictures as
 * before; a link to one saves it.
 */
export const SAVED_ENDING = '.svg'

/** Headers of such a file among the assets. */
export const SAVED = { 'Content-Disposition': 'attachment' }

export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Documents and payloads keep their names, so clients must revalidate their copies. */
export const REVALIDATED = 'no-cache'

/**
 * Features that a documentation site never uses. Some browsers would report features that they do not have in the
 * console, so those are not listed.
 */
const DENIED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']

/** Headers of every answer, with the policy of the site. */
export function securityHeaders(
  policies: readonly string[],
  { hasFeeds }: { readonly hasFeeds: boolean },
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': mergePolicies(policies),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Feed readers show the images of posts in pages of their own.
    'Cross-Origin-Resource-Policy': hasFeeds ? 'cross-origin' : 'same-origin',
  }
}

/**
 * Headers for hosts: the same `security` for everything below `basePath`, and immutable caching for the hashed assets of
 * every locale, of which drawings are never shown as documents. Hosts combine the headers of all matching rules and revalidate documents on every visit; so no rule
 * repeats another, and none sets caching for documents. `hasMarkdown`: pages are published as Markdown, too; search engines
 * list the page instead.
 */
export function headerRules(
  basePath: string,
  localeBasePaths: readonly string[],
  security: Readonly<Record<string, string>>,
  hasMarkdown = false,
): readonly HeaderRule[] {
  return [
    { pattern: `${basePath}*`, headers: security },
    ...localeBasePaths.flatMap((path) => [
      { pattern: `${path}assets/*`, headers: { 'Cache-Control': IMMUTABLE } },
      { pattern: `${path}assets/*${SAVED_ENDING}`, headers: SAVED },
    ]),
    ...(hasMarkdown ? [{ pattern: `${basePath}*.md`, headers: MARKDOWN }] : []),
  ]
}

/** Text of a `_headers` file: each pattern on its own line, its headers indented below. */
export function formatHeaderRules(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

/** Parses a `_headers` file. Lines that are neither a pattern nor a header are ignored. */
export function parseHeaderRules(text: string): readonly HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = []
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name && value !== undefined) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value })
    else if (/^(?:\/|https?:\/\/)/.test(line)) rules.push({ pattern: line.trim(), headers: {} })
  }
  return rules
}

/**
 * Whether the pattern of a rule matches a path, by the rules of hosts that read such files. A pattern with a host never
 * matches here.
 */
export function matchesPath({ pattern }: HeaderRule, pathname: string): boolean {
  const [, stem = '', rest] = /^(.*?)(\/\*)?$/.exec(pattern) ?? []
  const source = stem
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll(/:[A-Za-z]\w*/g, '[^/]+')
  return new RegExp(`^${source}${rest === undefined ? '' : '(?:/.*)?'}$`).test(pathname)
}

/** One policy that allows what each of the given ones allows: locales differ by the hash of the pre-paint script. */
export function mergePolicies(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>()
  for (const policy of policies) {
    for (const directive of policy.split(';')) {
      const [name, ...sources] = directive.trim().split(/\s+/)
      if (!name) continue
      const known = directives.get(name) ?? new Set()
      directives.set(name, known)
      for (const source of sources) known.add(source)
    }
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}
