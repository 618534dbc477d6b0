import process from 'node:process'
import { createTerminal, runCommandLine } from '@fyr/cli/internal'

const own = { openapi: () => import('./command.ts') }
process.exitCode = await runCommandLine(['openapi', ...process.argv.slice(2)], createTerminal(), own)
