import process from 'node:process'

// React reads NODE_ENV once, when it is first imported, so it is set before anything else.
process.env['NODE_ENV'] = 'production'

const { createTerminal, runCommandLine } = await import('@fyr/cli/internal')
const own = { migrate: () => import('./command.ts') }
process.exitCode = await runCommandLine(['migrate', ...process.argv.slice(2)], createTerminal(), own)
