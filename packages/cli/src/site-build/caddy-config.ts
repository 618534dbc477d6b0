import type { Redirect } from '@fyr/content-pipeline/manifest'
import { type HostedSite, HOST_FILES, quoted, spellingsOf } from './host-config.ts'
import { IMMUTABLE, MARKDOWN, REVALIDATED } from './site-headers.ts'

/**
 * `_Caddyfile`, to be imported in a site block that sets `root` to the published folder; under a base path, to the folder
 * above that. It serves the site as `fyr preview` does.
 */
export function formatCaddyConfig(site: HostedSite): string {
  const { basePath, localeBasePaths, redirects, security, trailingSlash } = site
  const hidden = [
    ...localeBasePaths.map((path) => `${path}404.html`),
    ...HOST_FILES.map((name) => basePath + name),
  ]
  const pages = trailingSlash === false ? '{path} {path}.html {path}/index.html' : '{path} {path}/index.html'
  return [
    '# Made by "fyr build". Import it in a site block:',
    '#   docs.example.com {',
    '#     root * /srv/site',
    '#     import /srv/site/_Caddyfile',
    '#   }',
    ...(basePath === '/' ? [] : [`# The site lies in the folder ${basePath} of the root.`]),
    'route {',
    '  header {',
    ...Object.entries(security).map(([name, value]) => `    ${name} ${quoted(value)}`),
    `    Cache-Control "${REVALIDATED}"`,
    '  }',
    ...redirects.flatMap(redirectLines),
    `  @hidden path ${hidden.map(quoted).join(' ')}`,
    '  error @hidden 404',
    // The file server takes two slashes for one, and a page would have any number of addresses.
    '  @slashes path *//*',
    '  error @slashes 404',
    '  @assets {',
    `    path ${localeBasePaths.map((path) => `${path}assets/*`).join(' ')}`,
    '    file',
    '  }',
    `  header @assets Cache-Control "${IMMUTABLE}"`,
    ...(site.hasMarkdown ? markdownLines(localeBasePaths) : []),
    ...(site.isPrecompressed ? [] : ['  encode gzip']),
    ...(trailingSlash === false ? slashLines() : []),
    `  try_files ${pages}`,
    '  file_server {',
    '    disable_canonical_uris',
    ...(site.isPrecompressed ? ['    precompressed br gzip'] : []),
    '  }',
    '}',
    'handle_errors {',
    ...notFoundLines(localeBasePaths),
    '}',
    '',
  ].join('\n')
}

function redirectLines({ from, to, isPrefix, keepsRest }: Redirect, index: number): string[] {
  const paths = pathsOf(from, isPrefix)
  if (keepsRest !== true)
    return [`  @old${index} path ${paths.map(quoted).join(' ')}`, `  redir @old${index} ${quoted(to)} 301`]
  const [folder = '', ...rest] = paths.toReversed()
  return [
    ...rest.map((path) => `  redir ${quoted(path)} ${quoted(to)} 301`),
    `  route ${quoted(folder)} {`,
    `    uri strip_prefix ${quoted(folder.slice(0, -2))}`,
    // "{uri}" is encoded, and has a slash before it and the query after it. Without "*" the address would be a condition.
    `    redir * ${quoted(`${to.slice(0, -1)}{uri}`)} 301`,
    '  }',
  ]
}

function markdownLines(localeBasePaths: readonly string[]): string[] {
  const [shortest = '/'] = localeBasePaths.toSorted((left, right) => left.length - right.length)
  return [
    '  @markdown {',
    `    path ${quoted(`${shortest}*`)}`,
    '    path_regexp [.]md$',
    '    file',
    '  }',
    '  header @markdown {',
    ...Object.entries(MARKDOWN).map(([name, value]) => `    ${name} ${quoted(value)}`),
    '  }',
  ]
}

/** "/docs/intro/" of a site whose pages are "docs/intro.html". */
function slashLines(): string[] {
  return ['  @slash path_regexp slash ^(.+)/$', '  route @slash {', '    try_files {re.slash.1}.html', '  }']
}

/** The nearest not-found page: of the innermost locale first. */
function notFoundLines(localeBasePaths: readonly string[]): string[] {
  return localeBasePaths
    .toSorted((left, right) => right.length - left.length)
    .flatMap((path) => [`  handle ${path}* {`, `    rewrite * ${path}404.html`, '    file_server', '  }'])
}

/** A star of the address itself would match anything. */
function pathsOf(from: string, isPrefix: boolean | undefined): readonly string[] {
  const paths = spellingsOf(from).map((path) => path.replaceAll('*', '%2a'))
  return isPrefix === true ? paths.map((path) => path.replace(/\/$/, '/*')) : paths
}
