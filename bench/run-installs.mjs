/**
 * Installs each tool outside of the workspace and prints how many packages a site of it has and how large they are: `pnpm maintain bench:installs`,
 * or `node run-installs.mjs --only Fyr,Docusaurus`. What every tool installs is found in the same way: the packages that a site names and
 * what these need, on this system.
 */
import { parseArgs } from 'node:util'
import { installedPackages } from '../scripts/installed-packages.mjs'
import { chooseContestants } from './peers/contestants.mjs'
import { tableOf } from './peers/format-table.mjs'
import { folderOutside, leaveOutside } from './peers/install-outside.mjs'
import { installTool } from './peers/prepare-site.mjs'
import { saveResults } from './peers/save-results.mjs'

const { values } = parseArgs({
  options: { only: { type: 'string' }, save: { type: 'boolean', default: false } },
})

/** What converts the pictures of a site of ours. `create-fyr` adds it unless it is told not to. */
const CONVERTER = { sharp: '0.35.5' }

/** The rows of a tool: ours has one without the library that converts pictures, and one with it. */
function measureInstall(contestant) {
  const folder = folderOutside(`${contestant.name}-install`)
  const named = installTool(contestant, folder, undefined, CONVERTER)
  const row = rowOf(contestant.name, installedPackages(folder, named))
  if (contestant.packages !== null) return [row]
  const whole = installedPackages(folder, [...named, ...Object.keys(CONVERTER)])
  return [row, rowOf(`${contestant.name} with ${Object.keys(CONVERTER).join(', ')}`, whole)]
}

function rowOf(tool, installed) {
  const bytes = installed.reduce((sum, one) => sum + one.bytes, 0)
  return {
    tool,
    packages: installed.length,
    MB: (bytes / 1e6).toFixed(0),
    'with an install script': installed.filter(({ hasInstallScript }) => hasInstallScript).length,
  }
}

try {
  const rows = chooseContestants(values.only).flatMap(measureInstall)
  console.log(tableOf(rows))
  if (values.save)
    saveResults('installs', {
      command: ['pnpm maintain bench:installs', ...process.argv.slice(2)].join(' '),
      about: 'What a site of each tool installs',
      rows,
    })
} finally {
  leaveOutside()
}
