import { pathToFileURL } from 'node:url'
import type { SiteConfig, SourceTexts } from '@fyr/content-pipeline'
import { readInterfaceTexts } from '@fyr/content-pipeline/internal'
import { SiteError } from '../site-error.ts'
import { findEntryPoint } from './load-theme.ts'

/** The `./messages` entry point of a theme. */
interface ThemeMessages {
  openTexts(options: { readonly lang: string; readonly texts: Readonly<Record<string, string>> }): SourceTexts
}

/**
 * Opens the texts of the interface in the language of a locale: those of the theme, with those of the site in their place.
 * Throws `SiteError` for a theme that has no texts for programs.
 */
export async function openInterfaceTexts(
  root: string,
  config: SiteConfig,
  code: string,
): Promise<SourceTexts> {
  const name = config.theme.package
  const module: unknown = await import(pathToFileURL(findEntryPoint(root, name, 'messages')).href)
  if (!isThemeMessages(module))
    throw new SiteError([
      {
        code: 'theme-invalid',
        file: config.source.file,
        problem: `"${name}/messages" does not export the function openTexts, which content sources take texts of the interface from.`,
      },
    ])
  const lang = config.locales.find((locale) => locale.code === code)?.lang ?? code
  return module.openTexts({ lang, texts: readInterfaceTexts(root, config, code) })
}

function isThemeMessages(module: unknown): module is ThemeMessages {
  return (
    typeof module === 'object' && module !== null && typeof Reflect.get(module, 'openTexts') === 'function'
  )
}
