import { parseArgs } from 'node:util'
import { ownVersion } from './own-package.ts'
import { serveSite } from './serve-site.ts'
import { SiteProblem } from './site-problem.ts'

const HELP = `Lets agents list, read and search a published site, over standard input and output.

  npx @fyr/mcp [folder|address] [--since <place>]

  folder|address    what "fyr build" wrote, or the address of a published site (default: this folder)
  --since <place>   folder or address of an earlier state that "changes" compares with
  --version         print the version
  --help            print this
`

/** Runs the command with the words of a command line; gives the exit code. */
async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { since: { type: 'string' }, version: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  if (values.help === true) process.stdout.write(HELP)
  else if (values.version === true) process.stdout.write(`${ownVersion()}\n`)
  else if (positionals.length > 1)
    throw new SiteProblem(`One folder or address is served at a time.\n\n${HELP}`)
  else await serveSite({ place: positionals[0] ?? '.', since: values.since ?? null })
  return 0
}

/** A mistake in the command line, as Node reports it. */
function isWrongUse(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

// Standard output belongs to the client.
process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof SiteProblem) && !isWrongUse(error)) throw error
  process.stderr.write(`${error.message}\n`)
  return 1
})
