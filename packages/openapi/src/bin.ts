import process from 'node:process'
import { createTerminal, runCommandLine, runProgram } from '@fyr/cli/internal'

const args = process.argv.slice(2)
const own = { openapi: () => import('./command.ts') }
await runProgram(args, () => runCommandLine(['openapi', ...args], createTerminal(), own))
