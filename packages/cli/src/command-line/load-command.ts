import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { missingPackage } from '../missing-package.ts'
import { ownFile } from '../own-package.ts'
import { SiteError } from '../site-error.ts'
import { findPackage } from '../store/package-fingerprint.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Flags } from './parse-command-line.ts'

/** A command in a package of its own, `@fyr/<name>`, which those install who need it: its entry point `./command`. */
export interface OwnCommand {
  /** Runs the command; returns 1 when it found errors. */
  run(flags: Flags, terminal: Terminal): Promise<0 | 1>
}

/** Loads commands by name, for a package that runs its own without being installed where the command is typed. */
export type OwnCommands = Readonly<Record<string, () => Promise<OwnCommand>>>

/** The command of `@fyr/<name>`, installed in the current folder, above it or beside this package. Throws `SiteError`. */
export async function loadCommand(name: string): Promise<OwnCommand> {
  const owner = `@fyr/${name}`
  const folder = findPackage(process.cwd(), owner) ?? findPackage(ownFile('.'), owner)
  if (folder === null) throw new SiteError([missingPackage(name)])
  const file = createRequire(join(folder, 'package.json')).resolve(`${owner}/command`)
  const command: OwnCommand = await import(pathToFileURL(file).href)
  return command
}
