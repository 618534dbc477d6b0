import { isHidden } from '@fyr/content-pipeline/internal'
import { join } from 'node:path'
import type { MigrationNote, MigrationPlan } from './old-site/migration-plan.ts'
import { moved } from './old-site/moved.ts'
import { recordOf } from './old-site/plain-value.ts'
import { filesBelow } from './old-site/read-old-files.ts'

/** Notes on files that the old tool published, and Fyr does not, because their names begin with a dot. */
export function hiddenFileNotes({
  root,
  config,
  moves,
}: Pick<MigrationPlan, 'root' | 'config' | 'moves'>): MigrationNote[] {
  const folder = String(recordOf(config['content'])['static'] ?? 'static')
  const own = filesBelow(join(root, folder), true).map((file) => `${folder}/${file}`)
  const joining = moves.filter(({ to }) => to.startsWith(`${folder}/`)).map(({ from }) => from)
  return [...new Set([...own, ...joining])]
    .filter((file) => isHidden(moved(file, moves).slice(folder.length + 1)))
    .map((name) => ({ kind: 'page', name, instead: INSTEAD }))
}

const INSTEAD =
  'It is not published, because its name begins with a dot. Fyr publishes .well-known, .nojekyll, .htaccess and .domains alone: give it another name.'
