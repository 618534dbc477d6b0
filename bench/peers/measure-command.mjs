import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Time between two looks at the memory of a running command. */
const LOOK_MS = 100

/** A look takes the longer the more memory there is; waiting so many times as long leaves the processor to the command. */
const WAIT_PER_LOOK = 30

/**
 * Runs a command to its end and gives seconds on the clock, seconds of work of all its processes, and the most memory
 * that they held together, in MiB (Linux).
 */
export async function measureCommand(program, args, { cwd }) {
  // Only this script waits for the shell, so the work of its children that it reports is all of it.
  const script = 'TIMEFORMAT="fyr-work %U %S"; time "$@" >&3 2>&3'
  const child = spawn('bash', ['-c', script, 'bash', program, ...args], {
    cwd,
    env: {
      ...process.env,
      CI: '1',
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_UPDATE_NOTIFIER: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  let [measured, output, peak] = ['', '', 0]
  child.stderr.on('data', (data) => (measured += data))
  child.stdio[3].on('data', (data) => (output += data))
  const start = performance.now()
  const look = () => {
    const begin = performance.now()
    peak = Math.max(peak, memoryOfTree(child.pid))
    next = setTimeout(look, Math.max(LOOK_MS, WAIT_PER_LOOK * (performance.now() - begin)))
  }
  let next = setTimeout(look, LOOK_MS)
  const status = await new Promise((resolve) => child.on('close', resolve))
  clearTimeout(next)
  const clock = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${cwd}:\n${output.slice(-3000)}`)
  const [, user, system] = /fyr-work (\S+) (\S+)/.exec(measured) ?? []
  return { clock, work: Number(user) + Number(system), megabytes: peak }
}

/** Memory that a process and all below it hold, shared pages counted once, in MiB. */
function memoryOfTree(root) {
  const children = new Map()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = readOrNull(`/proc/${name}/stat`)
    const parent = stat === null ? 0 : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  let kilobytes = 0
  for (const queue = [root]; queue.length > 0;) {
    const id = queue.pop()
    queue.push(...(children.get(id) ?? []))
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readOrNull(`/proc/${id}/smaps_rollup`) ?? '')?.[1] ?? 0)
  }
  return kilobytes / 1024
}

function readOrNull(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
