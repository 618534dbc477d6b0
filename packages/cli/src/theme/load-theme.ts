import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SiteError, type SiteFault } from '../site-error.ts'
import { isSiteTheme, missingThemeFunctions, type SiteTheme } from './site-theme.ts'
import { isThemeTokens, type ThemeTokens } from './tokens/theme-tokens.ts'

/** Absolute paths of a theme's doors, links resolved. */
export interface ThemeDoors {
  readonly server: string
  readonly client: string
  readonly styles: string
}

/** Finds the theme that the configuration names, as seen from the site's root. Throws `SiteError` when a door is missing. */
export function findTheme(root: string, name: string): ThemeDoors {
  const find = (door: string): string => findDoor(root, name, door)
  return { server: find('server'), client: find('client'), styles: find('styles.css') }
}

/** Finds one door of a theme as seen from the site's root. Throws `SiteError` when it is missing. */
export function findDoor(root: string, name: string, door: string): string {
  try {
    return createRequire(join(root, 'site.config.ts')).resolve(`${name}/${door}`)
  } catch (error) {
    throw new SiteError([missingDoor(name, door)], { cause: error })
  }
}

/** Imports a theme's tokens door. Throws `SiteError` for a theme without one. */
export async function loadThemeTokens(root: string, name: string): Promise<ThemeTokens> {
  const module: unknown = await import(pathToFileURL(findDoor(root, name, 'tokens')).href)
  if (isThemeTokens(module)) return module
  throw new SiteError([missingDoor(name, 'tokens')])
}

/** Imports a theme's server door from a file. React picks its build then: `NODE_ENV` must be set before. */
export async function loadTheme(name: string, server: string): Promise<SiteTheme> {
  const module: unknown = await import(pathToFileURL(server).href)
  return asSiteTheme(name, module)
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
    problem: `The theme "${name}" gives no "${name}/${door}", or it is not installed.`,
    hint: `Install it in the site's folder: npm install ${name} react react-dom`,
  }
}
