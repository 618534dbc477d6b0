import type { Redirect } from '@fyr/content-pipeline/manifest'
import { type HostedSite, HOST_FILES, mediaTypesOf, quoted, spellingsOf } from './host-config.ts'
import { IMMUTABLE, MARKDOWN, REVALIDATED } from './site-headers.ts'

/**
 * `_nginx.conf`, to be included in a `server` block whose `root` is the published folder; under a base path, the folder
 * above that. It serves the site as `fyr preview` does.
 */
export function formatNginxConfig(site: HostedSite): string {
  const { basePath, localeBasePaths, places, redirects } = site
  return [
    '# Made by "fyr build". Include it in a server block:',
    '#   server { listen 80; root /srv/site; include /srv/site/_nginx.conf; }',
    ...(basePath === '/' ? [] : [`# The site lies in the folder ${basePath} of the root.`]),
    'absolute_redirect off;',
    // By default nginx takes two slashes for one, and a page would have any number of addresses.
    'merge_slashes off;',
    'etag on;',
    'charset utf-8;',
    'charset_types text/css text/javascript application/json application/xml text/xml text/plain text/markdown image/svg+xml;',
    'types {',
    ...mediaTypesOf(places).map(([type, endings]) => `  ${type} ${endings.join(' ')};`),
    '}',
    ...compression(site),
    ...headerLines(site.security, ' always'),
    `add_header Cache-Control "${REVALIDATED}" always;`,
    '',
    ...redirects.flatMap(redirectLines),
    // Internal only: clients cannot request these files.
    ...HOST_FILES.map(
      (name) => `location = ${basePath}${name} { error_page 404 ${basePath}404.html; internal; }`,
    ),
    ...localeBasePaths.flatMap((path) => localeLines(path, site)),
    '',
  ].join('\n')
}

function redirectLines({ from, to, isPrefix, keepsRest }: Redirect): string[] {
  // A dollar begins a variable.
  const target = to.replaceAll('$', '%24')
  const answer = `{ return 301 ${quoted(target)}; }`
  return spellingsOf(from).map((path) => {
    const isFolder = isPrefix === true && path.endsWith('/')
    if (!isFolder || keepsRest !== true) return `location ${isFolder ? '^~' : '='} ${quoted(path)} ${answer}`
    // A rewrite encodes what it keeps, as "return" does not.
    const rewrite = `rewrite ${quoted(`^${asPattern(path)}(.*)$`)} ${quoted(`${target}$1`)} permanent;`
    return `location ^~ ${quoted(path)} { ${rewrite} }`
  })
}

/** A text as a regular expression that matches it. */
function asPattern(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}

function localeLines(path: string, site: HostedSite): string[] {
  const name = path.replaceAll('/', '-').replace(/-$/, '')
  const notFound = `error_page 404 ${path}404.html;`
  const base = path === '/' ? [] : [`location = ${path.slice(0, -1)} { try_files ${path}index.html =404; }`]
  const files = site.trailingSlash === false ? '$uri $uri.html $uri/index.html' : '$uri $uri/index.html'
  const otherwise = site.trailingSlash === false ? `@fyr${name}` : '=404'
  return [
    '',
    `location = ${path}404.html { ${notFound} internal; }`,
    ...base,
    `location ${path} {`,
    `  ${notFound}`,
    `  try_files ${files} ${otherwise};`,
    '  location ~ "//" { return 404; }',
    ...(site.hasMarkdown ? markdownLines(site) : []),
    '}',
    // "/docs/intro/" of a site whose pages are "docs/intro.html".
    ...(site.trailingSlash === false
      ? [`location @fyr${name} { ${notFound} rewrite ^(.+)/$ $1.html break; try_files $uri =404; }`]
      : []),
    `location ${path}assets/ {`,
    `  ${notFound}`,
    '  try_files $uri =404;',
    ...headerLines(site.security, ' always').map((line) => `  ${line}`),
    // Without "always" it is not sent with the not-found page.
    `  add_header Cache-Control "${IMMUTABLE}";`,
    '}',
  ]
}

function markdownLines({ security }: HostedSite): string[] {
  return [
    String.raw`  location ~ "\.md$" {`,
    '    try_files $uri =404;',
    ...headerLines(security, ' always').map((line) => `    ${line}`),
    `    add_header Cache-Control "${REVALIDATED}" always;`,
    `    add_header X-Robots-Tag "${MARKDOWN['X-Robots-Tag']}" always;`,
    '  }',
  ]
}

function compression({ isPrecompressed, places }: HostedSite): string[] {
  const types = mediaTypesOf(places)
    .map(([type]) => type)
    .filter((type) => /^text\/|json$|xml$|javascript$/.test(type) && type !== 'text/html')
  return isPrecompressed
    ? ['gzip_static on;', 'gzip_vary on;', '# With the module ngx_brotli: brotli_static on;']
    : ['gzip on;', 'gzip_vary on;', `gzip_types ${types.join(' ')};`]
}

/** nginx forgets the headers of the level above as soon as a location adds one of its own. */
function headerLines(security: Readonly<Record<string, string>>, ending: string): string[] {
  return Object.entries(security).map(([name, value]) => `add_header ${name} ${quoted(value)}${ending};`)
}
