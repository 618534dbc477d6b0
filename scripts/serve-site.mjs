/**
 * Serves a built site as a host does, for journeys and tests, on this machine only:
 *
 *   node scripts/serve-site.mjs nginx | caddy PORT [FOLDER]
 *
 * The configuration that the build wrote for the server decides every answer. FOLDER is `dist` of the current folder by
 * default. Runs until it is stopped, and ends with 1 if the server cannot start or ends on its own.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const [name = '', port = '', folder = 'dist'] = process.argv.slice(2)
const out = resolve(folder)
const own = mkdtempSync(join(tmpdir(), 'fyr-serve-'))

/** Program, Debian's package, arguments and configuration of each server. */
const SERVERS = {
  nginx: () => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${own}/${kind};`)
      .join(' ')
    const server = `server { listen 127.0.0.1:${port}; root ${out}; include ${out}/_nginx.conf; }`
    // A master process would change its user; without one there is a single process to stop.
    const main = `daemon off; master_process off; pid ${own}/pid; error_log ${own}/error.log;`
    return {
      program: process.env.NGINX_PATH ?? '/usr/sbin/nginx',
      debianPackage: 'nginx-light',
      args: ['-c', join(own, 'config'), '-e', join(own, 'error.log')],
      config: `${main} events {} http { access_log off; ${temporary} ${server} }`,
    }
  },
  caddy: () => ({
    program: process.env.CADDY_PATH ?? '/usr/bin/caddy',
    debianPackage: 'caddy',
    args: ['run', '--config', join(own, 'config'), '--adapter', 'caddyfile'],
    config: `{\n  admin off\n  auto_https off\n}\nhttp://:${port} {\n  bind 127.0.0.1\n  root * ${out}\n  import ${out}/_Caddyfile\n}\n`,
  }),
}

const server = SERVERS[name]?.()
if (!server || !/^\d+$/.test(port)) {
  console.error('usage: node scripts/serve-site.mjs nginx | caddy PORT [FOLDER]')
  process.exit(2)
}
writeFileSync(join(own, 'config'), server.config)
const child = spawn(server.program, server.args, {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, HOME: own },
})
const end = (code) => {
  rmSync(own, { recursive: true, force: true })
  process.exit(code)
}
child.on('error', (error) => {
  console.error(
    `Cannot start ${server.program}, of Debian's package "${server.debianPackage}": ${error.message}`,
  )
  end(1)
})
child.on('exit', () => end(1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    child.removeAllListeners('exit')
    child.once('exit', () => end(0))
    child.kill('SIGTERM')
  })
}
