import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SiteError, type SiteIssue } from '../site-error.ts'
import { thrownAt } from './thrown-at.ts'
import { isSiteTheme, missingThemeFunctions, type SiteTheme } from './site-theme.ts'
import { isThemeTokens, type ThemeTokens } from './tokens/theme-tokens.ts'

/** Absolute paths of a theme's entry points, links resolved. */
export interface ThemeEntryPoints {
  readonly server: string
  readonly client: string
  readonly styles: string
  /** The script of the search; null for a theme without one. */
  readonly search: string | null
  /** The function that imports scripts on request; null for a theme without one. */
  readonly loader: string | null
}

/** Finds the configured theme from the root of the site. Throws `SiteError` when an entry point is missing. */
export function findTheme(root: string, name: string): ThemeEntryPoints {
  const find = (entryPoint: string): string => findEntryPoint(root, name, entryPoint)
  return {
    server: find('server'),
    client: find('client'),
    styles: find('styles.css'),
    search: findOptionalEntryPoint(root, name, 'client/search-worker'),
    loader: findOptionalEntryPoint(root, name, 'client/load-module'),
  }
}

/** Finds one entry point of a theme from the root of the site. Throws `SiteError` when it is missing. */
export function findEntryPoint(root: string, name: string, entryPoint: string): string {
  try {
    return createRequire(join(root, 'site.config.ts')).resolve(`${name}/${entryPoint}`)
  } catch (error) {
    throw new SiteError([missingEntryPoint(name, entryPoint)], { cause: error })
  }
}

function findOptionalEntryPoint(root: string, name: string, entryPoint: string): string | null {
  try {
    return findEntryPoint(root, name, entryPoint)
  } catch {
    return null
  }
}

/** Imports a theme's tokens. Throws `SiteError` for a theme without any. */
export async function loadThemeTokens(root: string, name: string): Promise<ThemeTokens> {
  const module: unknown = await import(pathToFileURL(findEntryPoint(root, name, 'tokens')).href)
  if (isThemeTokens(module)) return module
  throw new SiteError([missingEntryPoint(name, 'tokens')])
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

function missingEntryPoint(name: string, entryPoint: string): SiteIssue {
  return {
    code: 'theme-missing',
    file: 'site.config.ts',
    problem: `The theme "${name}" does not export "${name}/${entryPoint}", or it is not installed.`,
    hint: `Install it in the site's folder: npm install ${name} react react-dom`,
  }
}
