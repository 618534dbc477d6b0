import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../results')

/**
 * Keeps a table that is going to be published, with the day, the command and the machine: `results/2026-11-27-peers-real.json`. The tests
 * compare what the documentation says with these files. `rows` are the rows of the table as they are printed.
 */
export function saveResults(name, { command, about, rounds, rows }) {
  const date = new Date().toISOString().slice(0, 10)
  const machine = { cores: availableParallelism(), node: process.versions.node }
  mkdirSync(FOLDER, { recursive: true })
  const results = { date, command, machine, about, rounds, rows }
  writeFileSync(join(FOLDER, `${date}-${name}.json`), `${JSON.stringify(results, null, 2)}\n`)
}
