import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** The only address that servers of scripts listen on. */
export const HOST = '127.0.0.1'

const TRIES = 100
const TRY_AGAIN_MS = 200

export async function freePort() {
  const server = createServer()
  await new Promise((resolve) => void server.listen(0, HOST, resolve))
  const { port } = server.address()
  await new Promise((resolve) => void server.close(resolve))
  return port
}

/** Starts a server and gives its process once `address` answers. Throws when it does not. */
export async function startServer(program, args, { address, env = {} }) {
  const server = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (await answers(address, TRIES)) return server
  server.kill()
  throw new Error(`${program} does not answer.`)
}

async function answers(address, tries) {
  const answer = await fetch(address).catch(() => null)
  if (answer !== null || tries === 0) return answer !== null
  await wait(TRY_AGAIN_MS)
  return answers(address, tries - 1)
}
