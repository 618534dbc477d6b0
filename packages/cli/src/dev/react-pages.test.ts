import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ServedSite } from '../serve/served-site.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { createRecordingTerminal, type RecordingTerminal } from '../testing/recording-terminal.ts'
import { dev } from './dev.ts'

let root: string
let site: ServedSite
let terminal: RecordingTerminal
beforeAll(async () => {
  root = copyTinySite()
  mkdirSync(join(root, 'people'))
  write('people/names.ts', "export const names = ['Ida']\n")
  write(
    'content/pages/about.tsx',
    `import { names } from '../../people/names.ts'
export const page = { title: 'About' }
export default () => <p>First words of {names.join(' and ')}</p>
`,
  )
  terminal = createRecordingTerminal()
  site = await dev({ root, terminal, host: '127.0.0.1', port: 0, isPortFixed: false })
})
afterAll(() => site.close())

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text)
}

const WAIT = { timeout: 20_000, interval: 100 }

async function shows(...parts: readonly string[]): Promise<void> {
  const text = await (await fetch(new URL('/about', site.address))).text()
  for (const part of parts) expect(text).toContain(part)
}

test('a page in React shows every edit of its files and imports, and its errors', async () => {
  await shows('<title>About | ', 'First words of Ida')
  write(
    'content/pages/about.tsx',
    `import { names } from '../../people/names.ts'
export const page = { title: 'Our people' }
export default () => <p>Other words of {names.join(' and ')}</p>
`,
  )
  await vi.waitFor(() => shows('<title>Our people | ', 'Other words of Ida'), WAIT)
  write('people/names.ts', "export const names = ['Ida', 'Ola']\n")
  await vi.waitFor(() => shows('Other words of Ida and Ola'), WAIT)
  write('people/names.ts', "export const names = { join() { throw new Error('no names') } }\n")
  await vi.waitFor(() => expect(terminal.text()).toContain('Cannot render this page: no names'), WAIT)
  write('people/names.ts', "export const names = ['Kari']\n")
  await vi.waitFor(() => shows('Other words of Kari'), WAIT)
}, 90_000)
