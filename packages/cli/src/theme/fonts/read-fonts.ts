import { existsSync, readdirSync, statSync } from 'node:fs'
import { extname, join, posix, sep } from 'node:path'
import type { SiteConfig } from '@fyr/content-pipeline'
import { leadsAway, locate, suggestName } from '@fyr/content-pipeline/internal'
import type { SiteIssue } from '../../site-error.ts'
import { THEME_FOLDER } from '../../customising-files.ts'
import { fontFaces, fontStack } from './font-css.ts'
import { FONT_FORMATS, type FontFile, readFontFile } from './read-font-file.ts'

type FontConfig = Pick<SiteConfig, 'theme' | 'source' | 'content'>

type Place = Pick<SiteIssue, 'file' | 'line' | 'column' | 'sourceLine'>

/** A token whose value comes from a font of the site, in both modes. */
export interface FontToken {
  readonly property: string
  readonly value: string
  readonly place: Place
}

/** The fonts that a site sets. */
export interface SiteFonts {
  /** Rules for the families and their fallbacks; empty without any. */
  readonly css: string
  readonly tokens: readonly FontToken[]
  /** The files, absolute. */
  readonly files: readonly string[]
  readonly issues: readonly SiteIssue[]
}

/** Keys of the configuration, and the token of the theme that each sets. */
const ROLES = [
  { key: 'font', role: 'text', property: '--fyr-font-text' },
  { key: 'mono', role: 'code', property: '--fyr-font-code' },
] as const

/** Reads the files of `theme.font` and `theme.mono`; a family with a file that cannot be used is left out. */
export async function readFonts(root: string, config: FontConfig): Promise<SiteFonts> {
  const families = await Promise.all(
    ROLES.flatMap((one) => {
      const written = config.theme[one.key]
      return written === null ? [] : [readFamily(root, one, written, config)]
    }),
  )
  return {
    css: families.map(({ css }) => css).join(''),
    tokens: families.flatMap(({ tokens }) => tokens),
    files: families.flatMap(({ files }) => files),
    issues: families.flatMap(({ issues }) => issues),
  }
}

async function readFamily(
  root: string,
  { key, role, property }: (typeof ROLES)[number],
  written: NonNullable<SiteConfig['theme']['font']>,
  config: FontConfig,
): Promise<SiteFonts> {
  const { family } = written
  const issues: SiteIssue[] = []
  const files: FontFile[] = []
  const read = await Promise.all(written.files.map((name) => readFile(root, name, config)))
  for (const [index, found] of read.entries()) {
    if ('problem' in found) issues.push({ code: 'theme-font', ...placeOf(config, key, index), ...found })
    else files.push(found)
  }
  const paths = files.map(({ path }) => path)
  if (issues.length > 0) return { css: '', tokens: [], files: paths, issues }
  const value = fontStack({ role, family, files })
  return {
    css: fontFaces({ role, family, files }),
    tokens: [{ property, value, place: placeOf(config, key, 0) }],
    files: paths,
    issues,
  }
}

async function readFile(
  root: string,
  name: string,
  config: FontConfig,
): Promise<FontFile | Pick<SiteIssue, 'problem' | 'hint'>> {
  const file = posix.normalize(name.startsWith('/') ? config.content.static + name : name)
  const path = join(root, file)
  const formats = Object.keys(FONT_FORMATS).join(', ')
  if (file.startsWith('../') || !isFile(path)) {
    const advice = `The path starts in the folder of the site, such as "${THEME_FOLDER}/fonts/name.woff2"; with a slash, in "${config.content.static}".`
    return {
      problem: `The font "${name}" does not exist.`,
      hint: suggestName(name, fontsOf(root, config), advice),
    }
  }
  if (leadsAway(root, file)) {
    return { problem: `The font "${name}" is a link out of the site.`, hint: 'Copy the file into the site.' }
  }
  const font = await readFontFile(path.replaceAll(sep, '/'))
  return font ?? { problem: `"${name}" cannot be read as a font.`, hint: `Use a font in one of ${formats}.` }
}

/** Every font in the folders where fonts usually are, as the configuration would name it. */
function fontsOf(root: string, { content }: FontConfig): string[] {
  const inTheme = listFonts(join(root, THEME_FOLDER)).map((file) => `${THEME_FOLDER}/${file}`)
  return [...inTheme, ...listFonts(join(root, content.static)).map((file) => `/${file}`)]
}

function listFonts(folder: string): string[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => FONT_FORMATS[extname(file).toLowerCase()] !== undefined)
    .toSorted()
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

function placeOf({ source }: FontConfig, key: string, index: number): Place {
  const at = locate(source.text, ['theme', key, 'files', index])
  const sourceLine = source.text.split('\n')[(at?.line ?? 0) - 1] ?? ''
  return { file: source.file, ...at, sourceLine }
}
