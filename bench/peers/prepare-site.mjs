import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { packPackages } from '../../scripts/pack-packages.mjs'
import { CONTESTANTS } from './contestants.mjs'
import { folderOutside, installOutside } from './install-outside.mjs'

/**
 * Writes a tool's site of a corpus outside of the workspace and installs what it needs there, ours from packed files as
 * a site builder has them; `pack` packs another checkout's. Gives the folder, which is called `name`.
 */
export function prepareSite(contestant, corpus, name, pack = packPackages) {
  const folder = folderOutside(name)
  contestant.write(folder, corpus)
  installTool(contestant, folder, pack, contestant.others)
  return folder
}

/**
 * Installs a tool into a folder outside of the workspace, ours from packed files and with packages of `others` (names with exact
 * versions). Gives the names of what every site of it asks for.
 */
export function installTool({ packages, overrides }, folder, pack = packPackages, others = {}) {
  if (packages !== null) {
    installOutside(folder, { packages, overrides })
    return Object.keys(packages)
  }
  installOwn(folder, pack, others)
  return ['@fyr/cli', '@fyr/theme', ...Object.keys(reactOf())]
}

function installOwn(folder, pack, others) {
  const packed = `${folder}-packed`
  // An installer takes files of the same name for the same.
  for (const path of [packed, join(folder, 'node_modules'), join(folder, 'package-lock.json')])
    rmSync(path, { recursive: true, force: true })
  mkdirSync(packed, { recursive: true })
  installOutside(folder, { packages: { ...reactOf(), ...pack(packed), ...others }, type: 'module' })
}

/** The React that a peer is measured with. */
function reactOf() {
  const { react, 'react-dom': reactDom } = CONTESTANTS.find(({ packages }) => packages?.react)?.packages ?? {}
  return { react, 'react-dom': reactDom }
}
