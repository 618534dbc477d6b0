import process from 'node:process'

// React reads NODE_ENV once, when it is first imported, so it is set before anything else.
process.env['NODE_ENV'] = 'production'

const { createTerminal, runCommandLine, runProgram } = await import('@fyr/cli/internal')
const args = process.argv.slice(2)
const own = { migrate: () => import('./command.ts') }
await runProgram(args, () => runCommandLine(['migrate', ...args], createTerminal(), own))
