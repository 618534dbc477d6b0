// Tries the properties of the packages with new inputs for as long as the argument says: `pnpm maintain fuzz 20m`.
import { spawnSync } from 'node:child_process'
import { pnpmCommand } from './run-command.mjs'

/** Files with properties, by package, and how many properties they have. */
const FILES = [
  { name: '@fyr/content-pipeline', file: 'src/fuzz.limits.test.ts', properties: 6 },
  { name: '@fyr/openapi', file: 'src/fuzz.test.ts', properties: 2 },
  { name: '@fyr/theme', file: 'src/client/parse-payload.property.test.ts', properties: 2 },
  { name: '@fyr/router', file: 'src/create-router.property.test.ts', properties: 3 },
]

const SECONDS = { s: 1, m: 60, h: 3600 }

/** The documents are most of the code, so they get most of the time. */
const SHARES = {
  '@fyr/content-pipeline': 0.75,
  '@fyr/openapi': 0.15,
  '@fyr/theme': 0.05,
  '@fyr/router': 0.05,
}

const [time = '1m'] = process.argv.slice(2)
const [, number, unit] = /^(\d+)([smh])$/.exec(time) ?? []
if (number === undefined) {
  console.error(`"${time}" is not a time. Write a number of seconds, minutes or hours: 90s, 20m, 1h.`)
  process.exit(2)
}
const total = Number(number) * SECONDS[unit]

const failed = FILES.filter(({ name, file, properties }) => {
  const seconds = Math.max(1, Math.round((total * SHARES[name]) / properties))
  console.log(`${name}: ${properties} properties, ${seconds} s each`)
  const [program, ...args] = pnpmCommand([
    '--filter',
    name,
    'exec',
    'vitest',
    'run',
    file,
    `--testTimeout=${(seconds + 300) * 1000}`,
  ])
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, FYR_FUZZ_SECONDS: String(seconds) },
  })
  if (error)
    console.error(`${program} cannot be run: ${error.message}. The properties need the pinned pnpm, or npx.`)
  return status !== 0
})
process.exitCode = failed.length > 0 ? 1 : 0
