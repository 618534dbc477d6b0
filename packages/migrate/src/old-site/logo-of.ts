import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { MigrationNote } from './migration-plan.ts'
import { compact } from './plain-value.ts'

/** The pictures that an old site names as its logo. */
interface OldLogo {
  readonly src: string | null
  readonly dark: string | null
  readonly alt: string
}

/**
 * The logo in the words of Fyr; null without one. `placeOf` finds a picture in the static folder, or returns null: what is
 * not there is noted.
 */
export function logoOf(
  { src, dark, alt }: OldLogo,
  placeOf: (file: string) => string | null,
  notes: MigrationNote[],
): Record<string, unknown> | null {
  const [shown = null, shownInDark = null] = [src, dark].map((file) => {
    if (file === null) return null
    const place = placeOf(file)
    if (place === null) {
      const instead = 'This picture is not in the static folder. Put it there, and name it in "logo".'
      notes.push({ kind: 'setting', name: `logo "${file}"`, instead })
    }
    return place
  })
  return shown === null ? null : compact({ src: shown, alt, dark: shownInDark })
}

/** The path of a file of the static folder (absolute), which old sites also write with a slash before it; null without one. */
export function placeIn(staticFolder: string, file: string): string | null {
  const path = file.replace(/^\//, '')
  return existsSync(join(staticFolder, path)) ? path : null
}
