import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentHash } from '../../build/content-hash.ts'
import { bundleOnce } from '../../build/kept-bundle.ts'
import { hashOf } from '../../store/hash-of.ts'
import { isUnwritable } from '../../is-unwritable.ts'
import { SiteError } from '../../site-error.ts'
import type { Store } from '../../store/open-store.ts'
import type { ThemeDoors } from '../load-theme.ts'
import {
  bootModule,
  customisationModule,
  islandsModule,
  pathLiteral,
  serverModule,
  shellModule,
} from './compose-modules.ts'
import type { Customising } from './load-customising.ts'

/** Below the site's root. What stands there can be deleted at any time. */
const CACHE = 'node_modules/.cache/fyr-theme'

/** A theme as a site has changed it. */
export interface ComposedTheme {
  readonly doors: ThemeDoors
  /** Names of the packages that the site's components import. */
  readonly imports: readonly string[]
}

/**
 * Gives the doors of the theme as a site has changed it, for a build: files that put the site's own beside the theme's,
 * so that whoever takes the theme by its doors need not know of the changes. Without changes the theme's own doors are
 * given. What is bundled is kept in a store, `packages` being the fingerprint of theme and commands. Throws `SiteError`
 * when a component of the site can not be bundled, and when nothing can be written below the site's `node_modules`.
 */
export async function composeTheme(
  root: string,
  doors: ThemeDoors,
  customising: Customising | null,
  { store, packages }: { readonly store: Store; readonly packages: string },
): Promise<ComposedTheme> {
  if (customising === null) return { doors, imports: [] }
  const files = composedFiles(root, doors, customising)
  const folder = join(root, CACHE, contentHash([...files.values()].join('\n')))
  const composed = writeComposed(folder, files, doors)
  if (composed.server === doors.server) return { doors: composed, imports: [] }
  const { code, map, imports } = await bundleOnce({
    store,
    key: hashOf('server', packages, composed.server),
    root,
    make: async () => {
      const { bundleServer } = await import('./bundle-server.ts')
      return bundleServer(root, composed.server)
    },
  })
  // Named by what is in it: Node loads a path once, and two builds may be at work.
  const server = join(folder, `server-${contentHash(code)}.mjs`)
  writeText(`${server}.map`, map)
  writeText(server, code)
  return { doors: { ...composed, server }, imports }
}

/**
 * The same for development: the server's module is for Vite to load, and the place of every file stays. `onChange` is
 * told each file that was written.
 */
export function composeDevTheme(
  root: string,
  doors: ThemeDoors,
  customising: Customising | null,
  onChange: (path: string) => void,
): ThemeDoors {
  if (customising === null) return doors
  const folder = join(root, CACHE, 'development')
  return writeComposed(folder, composedFiles(root, doors, customising), doors, onChange)
}

/** Composed files by name. Only what the site changes is there. */
function composedFiles(root: string, doors: ThemeDoors, customising: Customising): Map<string, string> {
  const { themeName, slots, overrides, islands } = customising
  const files = new Map<string, string>()
  if (customising.tokenCss !== '' || customising.styles !== null) {
    files.set('styles.css', composeStyles(root, doors, customising))
  }
  if (slots !== null || overrides.length + islands.length > 0) {
    files.set('customisation.js', customisationModule(root, customising))
    files.set('server.js', serverModule(themeName))
    files.set('shell-customisation.js', customisationModule(root, customising, 'shell'))
    files.set('shell.js', shellModule(themeName, islands.length > 0))
    if (islands.length > 0) files.set('islands.js', islandsModule(root, customising))
    files.set('client.js', bootModule(themeName))
  }
  return files
}

/** The site's tokens join the theme's layer of tokens; its own rules stand outside every layer and win over all. */
function composeStyles(root: string, doors: ThemeDoors, { tokenCss, styles }: Customising): string {
  const own = styles === null ? '' : `@import ${pathLiteral(join(root, styles))};\n`
  const tokens = tokenCss === '' ? '' : `\n@layer fyr.tokens {\n${tokenCss}}\n`
  return `@import ${pathLiteral(doors.styles)};\n${own}${tokens}`
}

/** Writes the files and gives the doors with what is composed in place of the theme's. */
function writeComposed(
  folder: string,
  files: ReadonlyMap<string, string>,
  doors: ThemeDoors,
  onChange: (path: string) => void = () => {},
): ThemeDoors {
  for (const [name, text] of files) {
    const path = join(folder, name)
    if (writeText(path, text)) onChange(path)
  }
  const doorOf = (name: string, door: string): string => (files.has(name) ? join(folder, name) : door)
  return {
    server: doorOf('server.js', doors.server),
    client: doorOf('client.js', doors.client),
    styles: doorOf('styles.css', doors.styles),
  }
}

/** Leaves alone a file that is as it should be; tells whether it wrote. */
function writeText(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  } catch (error) {
    if (!isUnwritable(error)) throw error
    const problem = `The theme as the site changes it can not be written to ${dirname(path)} (${error.code}).`
    const hint = 'Let the user who builds the site write below node_modules/.cache.'
    throw new SiteError([{ code: 'theme-unwritable', problem, hint }], { cause: error })
  }
  return true
}
