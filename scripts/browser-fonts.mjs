/**
 * Browsers of the checks have the fonts of one set alone, whatever the machine has: a line is as long everywhere. This works
 * where browsers ask fontconfig for their fonts, which is on Linux.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules')
const cache = join(modules, '.cache/browser-fonts')

/** The folder of Liberation, and Debian's package that fills it: npm has no package of the whole set. */
export const LIBERATION = {
  path: process.env.LIBERATION_FONTS_PATH ?? '/usr/share/fonts/truetype/liberation',
  name: 'fonts-liberation',
}

/** Sets that readers on Linux have: the folder of each, and its families. */
const SETS = {
  DejaVu: {
    folder: join(modules, 'dejavu-fonts-ttf/ttf'),
    families: { sans: 'DejaVu Sans', serif: 'DejaVu Serif', mono: 'DejaVu Sans Mono' },
  },
  Liberation: {
    folder: LIBERATION.path,
    families: { sans: 'Liberation Sans', serif: 'Liberation Serif', mono: 'Liberation Mono' },
  },
}

/** The environment of a browser that has one set of fonts: `DejaVu` or `Liberation`. */
export function onlyFonts(set) {
  const { folder, families } = SETS[set]
  const file = join(cache, `${set}.conf`)
  const text = fontsConfiguration(folder, families)
  mkdirSync(cache, { recursive: true })
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    // Checks that run side by side may write it at the same time.
    writeFileSync(`${file}.${process.pid}`, text)
    renameSync(`${file}.${process.pid}`, file)
  }
  return { ...process.env, FONTCONFIG_FILE: file }
}

/** One folder, its families for the general names and for all that it has not, and letters drawn as Debian draws them. */
function fontsConfiguration(folder, { sans, serif, mono }) {
  const general = { 'sans-serif': sans, serif, monospace: mono }
  const aliases = Object.entries(general).map(
    ([name, family]) =>
      `<alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`,
  )
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${cache}</cachedir>
  ${aliases.join('\n  ')}
  <match target="pattern">
    <edit name="family" mode="append_last"><string>${sans}</string></edit>
    <edit name="antialias" mode="append"><bool>true</bool></edit>
    <edit name="hinting" mode="append"><bool>true</bool></edit>
    <edit name="hintstyle" mode="append"><const>hintslight</const></edit>
  </match>
</fontconfig>
`
}
