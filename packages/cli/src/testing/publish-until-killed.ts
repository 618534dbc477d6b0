import syncFs, { readFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { openLastOutputs } from '../publish/published-files.ts'
import { createOutput } from '../publish/site-output.ts'
import { openStaging } from '../publish/staging.ts'

/** The one argument of the process, as JSON. */
export interface KilledPublish {
  readonly out: string
  readonly files: Readonly<Record<string, string>>
  /** File with the outputs of the last publish, as JSON. */
  readonly published: string
  /** The process is killed before the change to the disk with this number, counted from 1. */
  readonly killAt: number
}

const { out, files, published, killAt }: KilledPublish = JSON.parse(process.argv[2] ?? '')
const staging = await openStaging(out)
const last = openLastOutputs(out, JSON.parse(readFileSync(published, 'utf8')))
const output = createOutput({ staging: staging.folder, out, last })
await Promise.all(Object.entries(files).map(([place, text]) => output.write(place, text)))

let changes = 0
/** Simulates a power cut before a change: the process runs nothing after it. */
function killing<Args extends readonly unknown[], Result>(change: (...args: Args) => Result) {
  return (...args: Args): Result => {
    changes += 1
    if (changes === killAt) process.kill(process.pid, 'SIGKILL')
    return change(...args)
  }
}
for (const name of ['renameSync', 'rmSync', 'rmdirSync', 'mkdirSync', 'writeFileSync', 'linkSync'] as const) {
  Object.assign(syncFs, { [name]: killing<never[], unknown>(syncFs[name]) })
}
for (const name of ['rename', 'rm'] as const) {
  Object.assign(fs, { [name]: killing<never[], unknown>(fs[name]) })
}
syncBuiltinESMExports()
await staging.publish({ ...output, old: new Map() }, () => {})
