import { join, parse } from 'node:path'
import { namesIn } from '@fyr/content-pipeline/internal'
import type { SiteDiagnostic } from '../site-error.ts'
import { COMPONENTS_FOLDER, ISLANDS_FOLDER, LAYOUTS_FOLDER, THEME_FOLDER } from '../customising-files.ts'

/** Names that the `theme` folder can contain, by their first word. */
const READ: Readonly<Record<string, readonly string[]>> = {
  token: [`${THEME_FOLDER}/tokens.css`],
  style: [`${THEME_FOLDER}/styles.css`],
  slot: [`${THEME_FOLDER}/slots.tsx`],
  client: [`${THEME_FOLDER}/client.ts`, `${THEME_FOLDER}/client.tsx`],
  component: [COMPONENTS_FOLDER],
  island: [ISLANDS_FOLDER],
  layout: [LAYOUTS_FOLDER],
}

/**
 * Warns about files and folders of `theme` whose name is almost one that is read: `style.css`, `slots.jsx`, `island`. Where
 * the right one is there too, the other may be a part of it. `root` is absolute.
 */
export function reportUnreadFiles(root: string): SiteDiagnostic[] {
  const places = namesIn(join(root, THEME_FOLDER)).map((name) => `${THEME_FOLDER}/${name}`)
  return places.toSorted().flatMap((file) => {
    const known = READ[parse(file).name.toLowerCase().replace(/s$/, '')] ?? []
    const [right] = known
    if (right === undefined || known.some((name) => places.includes(name))) return []
    return {
      code: 'unread-file',
      severity: 'warning',
      file,
      line: 0,
      column: 0,
      sourceLine: '',
      problem: 'This is not used: the theme folder has another name for it.',
      hint: `Did you mean "${right}"?`,
    }
  })
}
