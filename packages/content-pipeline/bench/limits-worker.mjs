import pMap from 'p-map'
import { HOSTILE_TEXTS } from './hostile-texts.mjs'

const { compileText, PATHOLOGICAL_TEXTS } = await import(HOSTILE_TEXTS)

const LIMITS = new Set(['nesting-too-deep', 'too-many-marks', 'too-large'])
const WARM_UP_ROUNDS = 20

const ordinary =
  '## Part\n\nSome *text* with [links](https://a.b) and `code`.\n\n- a\n\n```js\na()\n```\n\n'.repeat(20)
const isWarm = pMap(Array.from({ length: WARM_UP_ROUNDS }), () => compileText(ordinary), { concurrency: 1 })

process.on('message', async ({ name, size }) => {
  await isWarm
  const text = PATHOLOGICAL_TEXTS[name](size)
  const start = process.cpuUsage()
  const { report } = await compileText(text)
  const { user, system } = process.cpuUsage(start)
  const isRefused = report.diagnostics.some(({ code }) => LIMITS.has(code))
  process.send?.({ verdict: isRefused ? 'limit' : 'page', seconds: (user + system) / 1e6 })
})
