import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { customisedSite } from '../testing/customised-site.ts'
import { createRecordingTerminal } from '../testing/recording-terminal.ts'
import { dev } from './dev.ts'

test('pages render after a component is removed without a request in between', async () => {
  const root = customisedSite({
    'slots.tsx': 'export const FooterEnd = () => <p data-own>Tide</p>\n',
    'islands/tide.tsx': 'export default () => null\n',
  })
  const terminal = createRecordingTerminal()
  const site = await dev({ root, terminal, host: '127.0.0.1', port: 0, isPortFixed: false })
  const intro = async (): Promise<string> => (await fetch(new URL('/docs/intro', site.address))).text()
  await expect.poll(intro, { timeout: 30_000 }).toContain('data-own')
  rmSync(join(root, 'theme/islands/tide.tsx'))
  await expect
    .poll(() => terminal.text(), { timeout: 30_000 })
    .toMatch(/Changed: [^\n]*tide\.tsx[^]*No problems\.$/)
  // The theme files are checked again after half a second, which would hide an outdated answer to the request below.
  await setTimeout(1000)
  expect(await intro()).toContain('data-own')
  await site.close()
})

test("pages keep the theme's rules while the site's style sheet is invalid, which is reported", async () => {
  const root = customisedSite({
    'tokens.css': ':root { --fyr-radius-md: 3px }\n',
    'styles.css': '.own { color: red; } }\n',
  })
  const terminal = createRecordingTerminal()
  const site = await dev({ root, terminal, host: '127.0.0.1', port: 0, isPortFixed: false })
  const styles = async (): Promise<string> => {
    const page = await (await fetch(new URL('/docs/intro', site.address))).text()
    const [, address = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? []
    const answer = await fetch(new URL(address, site.address), { headers: { Accept: 'text/css' } })
    return answer.ok ? answer.text() : ''
  }
  expect(terminal.text()).toContain('theme/styles.css:1:22 error theme-syntax')
  await expect.poll(styles, { timeout: 30_000 }).toMatch(/\.fyr-navbar[^]*--fyr-radius-md: 3px/)
  writeFileSync(join(root, 'theme/styles.css'), '.own { color: red; }\n')
  await expect.poll(styles, { timeout: 30_000 }).toContain('.own')
  await expect.poll(() => terminal.text(), { timeout: 30_000 }).toMatch(/No problems\.$/)
  await site.close()
})
