/**
 * Runs a command of maintainers, by its name in maintain-commands.json, with what follows the name as its arguments:
 *
 *   pnpm maintain fuzz 20m
 *
 * Without a name it lists all.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const commands = JSON.parse(readFileSync(join(root, 'scripts/maintain-commands.json'), 'utf8'))

/** An argument as a shell reads it, as it was written. */
function quoted(argument) {
  return `'${argument.replaceAll("'", `'\\''`)}'`
}

const [name, ...rest] = process.argv.slice(2)
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined
if (command === undefined) {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length))
  if (name !== undefined) console.error(`There is no command "${name}". These are all:\n`)
  console.log('pnpm maintain <name> [arguments]\n')
  for (const [one, { what }] of Object.entries(commands)) console.log(`  ${one.padEnd(width)}  ${what}`)
  process.exit(name === undefined ? 0 : 2)
}
// pnpm has put the programs of the repository on the path.
const { status } = spawnSync([command.run, ...rest.map(quoted)].join(' '), {
  cwd: root,
  shell: true,
  stdio: 'inherit',
})
process.exit(status ?? 1)
