import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ServedSite } from '../serve/served-site.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { createRecordingTerminal, type RecordingTerminal } from '../testing/recording-terminal.ts'
import { dev } from './dev.ts'

const TITLE = "import names from './names.json'\n\nexport const title: string = names.title\n"
const NAMES = '{ "title": "Quay" }\n'

let root: string
let site: ServedSite
let terminal: RecordingTerminal
beforeAll(async () => {
  root = copyTinySite()
  mkdirSync(join(root, 'lib'))
  writeFileSync(join(root, 'lib/title.ts'), TITLE)
  writeFileSync(join(root, 'lib/names.json'), NAMES)
  const config = join(root, 'site.config.ts')
  const text = readFileSync(config, 'utf8').replace(/title: '[^']*'/, 'title')
  writeFileSync(config, `import { title } from './lib/title.ts'\n${text}`)
  terminal = createRecordingTerminal()
  site = await dev({ root, terminal, host: '127.0.0.1', port: 0, isPortFixed: false })
})
afterAll(() => site.close())

async function home(): Promise<string> {
  return (await fetch(site.address)).text()
}

test.each([
  {
    what: 'breaks',
    damage: () => writeFileSync(join(root, 'lib/title.ts'), 'export const title = ['),
    restore: () => writeFileSync(join(root, 'lib/title.ts'), TITLE),
    issue: /lib\/title\.ts:1:\d+ error config-syntax/,
    changed: 'lib/title.ts',
  },
  {
    what: 'goes away',
    damage: () => unlinkSync(join(root, 'lib/names.json')),
    restore: () => writeFileSync(join(root, 'lib/names.json'), NAMES.replace('Quay', 'Pier')),
    issue: /lib\/title\.ts:\d+:\d+ error config-failed/,
    changed: 'lib/names.json',
  },
])(
  'a file that the configuration imports $what and is restored',
  async ({ damage, restore, issue, changed }) => {
    const printedSince = (start: number): string => terminal.text().slice(start)
    const waiting = { timeout: 30_000, interval: 50 }
    await vi.waitFor(async () => expect(await home()).toContain('Quay'), waiting)
    const start = terminal.text().length
    damage()
    await vi.waitFor(() => expect(printedSince(start)).toMatch(issue), waiting)
    const broken = terminal.text().length
    restore()
    await vi.waitFor(
      () => expect(printedSince(broken)).toContain(`Changed: ${changed}\nNo problems.`),
      waiting,
    )
    expect(await home()).toMatch(changed === 'lib/title.ts' ? 'Quay' : 'Pier')
  },
  100_000,
)
