import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SiteError, type SiteFault } from '../site-error.ts'
import { thrownAt } from './thrown-at.ts'
import { isSiteTheme, missingThemeFunctions, type SiteTheme } from './site-theme.ts'
import { isThemeTokens, type ThemeTokens } from './tokens/theme-tokens.ts'

/** Absolute paths of a theme's entry points, links resolved. */
export interface ThemeDoors {
  readonly server: string
  readonly client: string
  readonly styles: string
  /** The script of the search; null for a theme without one. */
  readonly search: string | null
  /** The function that imports scripts on request; null for a theme without one. */
  readonly loader: string | null
}

/** Finds the configured theme from the root of the site. Throws `SiteError` when an entry point is missing. */
export function findTheme(root: string, name: string): ThemeDoors {
  const find = (door: string): string => findDoor(root, name, door)
  return {
    server: find('server'),
    client: find('client'),
    styles: find('styles.css'),
    search: findOptionalDoor(root, name, 'client/search-worker'),
    loader: findOptionalDoor(root, name, 'client/load-module'),
  }
}

/** Finds one entry point of a theme from the root of the site. Throws `SiteError` when it is missing. */
export function findDoor(root: string, name: string, door: string): string {
  try {
    return createRequire(join(root, 'site.config.ts')).resolve(`${name}/${door}`)
  } catch (error) {
    throw new SiteError([missingDoor(name, door)], { cause: error })
  }
}

function findOptionalDoor(root: string, name: string, door: string): string | null {
  try {
    return findDoor(root, name, door)
  } catch {
    return null
  }
}

/** Imports a theme's tokens. Throws `SiteError` for a theme without any. */
export async function loadThemeTokens(root: string, name: string): Promise<ThemeTokens> {
  const module: unknown = await import(pathToFileURL(findDoor(root, name, 'tokens')).href)
  if (isThemeTokens(module)) return module
  throw new SiteError([missingDoor(name, 'tokens')])
}

/**
 * Imports a theme's server entry point from a file. React chooses its build at that time, so `NODE_ENV` must be set
 * before. Throws what its modules throw.
 */
export async function loadTheme(name: string, server: string): Promise<SiteTheme> {
  const module: unknown = await import(pathToFileURL(server).href)
  return asSiteTheme(name, module)
}

/**
 * The diagnostic for a theme whose modules throw when they are loaded, at the module of the site in `root` (absolute)
 * that throws.
 */
export function themeFailed(root: string, name: string, error: unknown): SiteError {
  if (error instanceof SiteError) return error
  const reason = error instanceof Error ? error.message : String(error)
  const problem = `Cannot load the theme "${name}": ${reason}`
  const at = thrownAt(error, root)
  return new SiteError([{ code: 'theme-failed', file: 'site.config.ts', ...at, problem }], { cause: error })
}

/** The module as a theme, or a `SiteError` that names what it lacks. */
export function asSiteTheme(name: string, module: unknown): SiteTheme {
  if (isSiteTheme(module)) return module
  throw new SiteError([
    {
      code: 'theme-invalid',
      file: 'site.config.ts',
      problem: `"${name}/server" is not a theme: it does not export ${missingThemeFunctions(module).join(', ')}.`,
    },
  ])
}

function missingDoor(name: string, door: string): SiteFault {
  return {
    code: 'theme-missing',
    file: 'site.config.ts',
    problem: `The theme "${name}" does not export "${name}/${door}", or it is not installed.`,
    hint: `Install it in the site's folder: npm install ${name} react react-dom`,
  }
}
