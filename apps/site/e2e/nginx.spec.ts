import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { followLink } from './follow-link.ts'
import { startShell } from './observed-page.ts'

const OUT = join(import.meta.dirname, '../dist')
const PORT = 4189
const ORIGIN = `http://localhost:${PORT}`

/** nginx with the configuration that the build wrote, and nothing else that decides an answer. */
test('the site works under nginx without a report of the policy or a word in the console', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'fyr-nginx-'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const server = `server { listen ${PORT}; root ${OUT}; include ${OUT}/_nginx.conf; }`
  const settings = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, `${settings} events {} http { access_log off; ${temporary.join(' ')} ${server} }`)
  const program = process.env.NGINX_PATH ?? '/usr/sbin/nginx'
  const nginx = spawn(program, ['-c', file, '-e', `${folder}/error.log`])
  await once(nginx, 'spawn')
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  try {
    await expect
      .poll(() =>
        fetch(ORIGIN).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
    await page.goto(`${ORIGIN}/docs/intro`)
    await startShell(page)
    await followLink(page, '/docs/sense/')
    await expect(page.locator('main h1')).toHaveText('Sense')
    await page.goBack()
    await expect(page).toHaveURL(`${ORIGIN}/docs/intro`)
    await page.goto(`${ORIGIN}/no/blog/`)
    await startShell(page)
    await expect(page.locator('html')).toHaveAttribute('lang', /^n[bo]/)
    expect(messages).toEqual([])
    await page.goto(`${ORIGIN}/no/docs/ingensteds`)
    await startShell(page)
    await expect(page.locator('html')).toHaveAttribute('lang', /^n[bo]/)
    // Chromium says so of every document with that status.
    expect(messages.filter((message) => !message.includes('404 (Not Found)'))).toEqual([])
  } finally {
    const ended = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await ended
  }
})
