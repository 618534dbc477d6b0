import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { CreateSiteError } from './create-site-error.ts'
import { ownVersion, SNIPPETS_FILE, TEMPLATE } from './own-package.ts'
import { ignoredFiles, inPackageManager, lockedInstall } from './package-manager.ts'
import type { HostName, SiteChoices } from './site-choices.ts'
import { siteConfig, siteMessages } from './site-config.ts'
import { textLanguage } from './site-texts.ts'

/**
 * Creates a site that builds as it is: configuration, three docs, a page and, with a blog, a post. The texts are in English
 * or Norwegian; other languages get English ones to translate. Throws `CreateSiteError`.
 */
export function createSite(choices: SiteChoices): void {
  const target = resolve(choices.folder)
  const name = choices.name ?? basename(target)
  const [defaultLocale = '', ...otherLocales] = choices.locales
  const language = textLanguage(defaultLocale) ?? 'en'
  makeFolder(target, choices.folder)

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, path), text)
  }
  const copy = (from: string, to: string): void =>
    copyTexts(join(TEMPLATE, from), join(target, to), { ...choices, name })
  copy('site', '.')
  copy(language, 'content')
  write('site.config.ts', siteConfig(choices, { name, slug: packageName(name), language }))
  for (const locale of otherLocales) {
    const translation = textLanguage(locale)
    if (translation === null) continue
    copy(translation, `i18n/${locale}`)
    if (translation !== language)
      write(`i18n/${locale}/messages.json`, json(siteMessages(choices, language, translation)))
  }
  write('static/site.webmanifest', json(webManifest(name, defaultLocale)))
  write('.vscode/front-matter.code-snippets', readFileSync(SNIPPETS_FILE, 'utf8'))
  write('package.json', json(manifestOf(packageName(basename(target)), choices)))
  // Package managers leave a file with this name out of a package.
  const ignored = [
    'node_modules/',
    ...ignoredFiles(choices.packageManager),
    'dist/',
    'dist.tmp-*/',
    'dist.shards/',
  ]
  write('.gitignore', `${ignored.join('\n')}\n`)
  const workflow = WORKFLOWS[choices.host]
  if (workflow === null) return
  const text = readFileSync(join(TEMPLATE, 'ci', workflow.template), 'utf8')
  write(workflow.file, inPackageManager(withInstall(text, choices), choices.packageManager))
}

/** The workflow of each host: its template, and the file where the host looks for it. */
const WORKFLOWS: Readonly<Record<HostName, { readonly template: string; readonly file: string } | null>> = {
  github: { template: 'github.yml', file: '.github/workflows/site.yml' },
  gitlab: { template: 'gitlab.yml', file: '.gitlab-ci.yml' },
  none: null,
}

/** Puts each command of the install on a line like that of its placeholder. */
function withInstall(workflow: string, { packageManager }: SiteChoices): string {
  const commands = lockedInstall(packageManager)
  return workflow.replace(/^(.*)__INSTALL__$/m, (_, start: string) =>
    commands.map((command) => start + command).join('\n'),
  )
}

/** The end of a line in the template that only applies to sites with a blog. */
const OF_BLOG = ' # with a blog'

/** Copies a folder of the template, with the name of the site and its package manager in the Markdown. */
function copyTexts(from: string, to: string, choices: SiteChoices): void {
  // Without `withFileTypes`: in packages that Yarn keeps zipped, the entries of inner folders have no `parentPath`.
  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!choices.blog && path.startsWith(`blog${sep}`)) continue
    if (!statSync(join(from, path)).isFile()) continue
    mkdirSync(dirname(join(to, path)), { recursive: true })
    const bytes = readFileSync(join(from, path))
    // Everything else is copied byte for byte: icons are no text.
    writeFileSync(join(to, path), path.endsWith('.md') ? fillIn(bytes.toString(), choices) : bytes)
  }
}

function fillIn(markdown: string, choices: SiteChoices): string {
  const lines = markdown.split('\n').filter((line) => choices.blog || !line.endsWith(OF_BLOG))
  const text = lines.map((line) => line.replace(OF_BLOG, '')).join('\n')
  return inPackageManager(
    text.replaceAll('__NAME__', () => choices.name ?? ''),
    choices.packageManager,
  )
}

/** Characters of a path that bundlers take for its end, or for a slash: no file of a site in such a folder can be imported. */
const UNUSABLE_IN_PATH = sep === '/' ? /[#?\\]/ : /[#?]/

function makeFolder(target: string, written: string): void {
  const sign = UNUSABLE_IN_PATH.exec(target)?.[0]
  if (sign !== undefined)
    throw new CreateSiteError(
      'folder-unusable',
      `No site can be in "${written}", because its path contains "${sign}".`,
      'Choose a folder without it.',
    )
  try {
    mkdirSync(target, { recursive: true })
    if (readdirSync(target).length === 0) return
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new CreateSiteError(
      'folder-in-use',
      `Cannot create the folder "${written}" (${code}).`,
      'Check that no file has that name and that you may write there, or choose another folder.',
      { cause: error },
    )
  }
  throw new CreateSiteError(
    'folder-not-empty',
    `The folder "${written}" is not empty.`,
    'Choose a folder that does not exist yet.',
  )
}

function manifestOf(name: string, { images }: SiteChoices): object {
  const fyr = `^${ownVersion()}`
  return {
    name,
    private: true,
    type: 'module',
    scripts: { dev: 'fyr dev', build: 'fyr build', check: 'fyr check', preview: 'fyr preview' },
    dependencies: { '@fyr/cli': fyr, '@fyr/theme': fyr, react: '^19.0.0', 'react-dom': '^19.0.0' },
    // Converts pictures. Where it cannot be installed, they are published as they are.
    ...(images && { optionalDependencies: { sharp: '^0.35.0' } }),
    // For components of the site. Editors and whoever runs tsc bring their own TypeScript.
    devDependencies: { '@types/react': '^19.0.0' },
  }
}

/**
 * The web app manifest, with which readers can install the site. Its addresses are relative to itself, so they hold below every
 * base path.
 */
function webManifest(name: string, lang: string): object {
  return {
    name,
    lang,
    start_url: './',
    display: 'standalone',
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((size) => ({ src: `icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    ],
  }
}

/** `Mitt nettsted` -> `mitt-nettsted`: a valid package name and address. */
function packageName(folder: string): string {
  const name = folder
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return name === '' ? 'my-site' : name
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
