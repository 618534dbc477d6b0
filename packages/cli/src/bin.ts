import process from 'node:process'

// React looks at NODE_ENV once, when it is first imported, so it is settled before anything else is.
process.env.NODE_ENV = process.argv[2] === 'dev' ? 'development' : 'production'

const { runCommandLine } = await import('./command-line/run-command-line.ts')
process.exitCode = await runCommandLine(process.argv.slice(2))
