import type { MigrationNote } from '../old-site/migration-plan.ts'
import { listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { markdownPlugIns } from '../old-site/plug-in-notes.ts'

/** The package managers that the plugin npm2yarn shows besides npm by default. */
const USUAL = ['yarn', 'pnpm']

const KNOWN: ReadonlySet<string> = new Set(['pnpm', 'yarn', 'bun'])

/** The package managers that npm commands of the old site are shown for, in its order; null without the plugin npm2yarn. */
export function packageManagersOf(
  settings: readonly Settings[],
  notes: MigrationNote[],
): readonly string[] | null {
  const plugIn = markdownPlugIns(settings).find(({ name }) => name?.includes('npm2yarn') === true)
  if (plugIn === undefined) return null
  const { converters = USUAL } = recordOf(plugIn.options)
  const names = listOf(converters).map((one) => textOf(Array.isArray(one) ? one[0] : one) ?? 'a function')
  for (const name of names.filter((one) => !KNOWN.has(one))) {
    const instead =
      'No commands are translated for it. Write ":::code-group" with one block for each package manager.'
    notes.push({ kind: 'plug-in', name: `npm2yarn: ${name}`, instead })
  }
  return ['npm', ...new Set(names.filter((one) => KNOWN.has(one)))]
}
