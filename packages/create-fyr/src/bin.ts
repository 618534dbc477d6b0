import { run } from './run.ts'

process.exitCode = await run({
  args: process.argv.slice(2),
  userAgent: process.env['npm_config_user_agent'],
  // The prompts are loaded only in a terminal, where somebody can answer.
  ask:
    process.stdin.isTTY && process.stdout.isTTY
      ? async (chosen) => (await import('./ask.ts')).ask(chosen)
      : null,
  print: (text) => void process.stdout.write(`${text}\n`),
  warn: (text) => void process.stderr.write(`${text}\n`),
})
