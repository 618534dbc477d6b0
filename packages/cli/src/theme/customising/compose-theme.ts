import { mkdir, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { contentHash } from '../../build/content-hash.ts'
import type { ThemeDoors } from '../load-theme.ts'
import type { Customising } from './load-customising.ts'

/** Below the site's root. What stands there can be deleted at any time. */
const CACHE = 'node_modules/.cache/fyr'

/**
 * Gives the doors of the theme as a site has changed it: files that put the site's own beside the theme's, so that
 * whoever takes the theme by its doors need not know of the changes. Without changes the theme's own doors are given.
 */
export async function composeTheme(
  root: string,
  doors: ThemeDoors,
  customising: Customising | null,
): Promise<ThemeDoors> {
  if (customising === null) return doors
  const styles = composeStyles(root, doors, customising)
  const folder = join(root, CACHE, `theme-${contentHash(styles)}`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'styles.css'), styles)
  return { ...doors, styles: join(folder, 'styles.css') }
}

/** The site's tokens join the theme's layer of tokens; its own rules stand outside every layer and win over all. */
function composeStyles(root: string, doors: ThemeDoors, { tokenCss, styles }: Customising): string {
  const own = styles === null ? '' : `@import ${cssString(join(root, styles))};\n`
  const tokens = tokenCss === '' ? '' : `\n@layer fyr.tokens {\n${tokenCss}}\n`
  return `@import ${cssString(doors.styles)};\n${own}${tokens}`
}

function cssString(path: string): string {
  return JSON.stringify(path.replaceAll(sep, '/'))
}
