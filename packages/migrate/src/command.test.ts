import { runCommandLine } from '@fyr/cli/internal'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createRecordingTerminal } from '../../cli/src/testing/recording-terminal.ts'
import { makeTemporaryFolder } from '../../cli/src/testing/temporary-folder.ts'
import * as command from './command.ts'
import { type Files, siteOf, withoutBuild } from './testing/old-site.ts'

async function run(...args: string[]): Promise<{ exitCode: number; text: string }> {
  const terminal = createRecordingTerminal()
  const exitCode = await runCommandLine(args, terminal, { migrate: () => Promise.resolve(command) })
  return { exitCode, text: terminal.text() }
}

test.each([
  [[], 'and 3 more: run the same command with --verbose to see all'],
  [['--write'], 'and 3 more: run "fyr check --verbose" to see all'],
])('the report of a migration with %j says how to see every warning', async (flags, expected) => {
  const root = siteOf({
    'docs/nets.markdown': '# Nets\n',
    'docs/boat.md': `# Boat\n\n![](https://elsewhere.example/boat.png)\n\n[Nets](#nets)\n\n${'![Boat](https://elsewhere.example/boat.png)\n\n'.repeat(5)}`,
    'docusaurus.config.js':
      "module.exports = { title: 'Fjord', url: 'https://fjord.example', presets: [['classic', { blog: false }]] }",
  })
  const { text } = await run('migrate', 'docusaurus', root, ...flags)
  expect(text).toContain(expected)
  expect(text).toContain('Not from the move: 1 broken-anchor, 1 missing-alt (')
  expect(text).not.toContain('alternative text')
  // The old site showed both.
  expect(text).toContain('https://elsewhere.example/boat.png')
  expect(text).toContain('docs/nets.markdown')
})

test('a tool that nobody can migrate is answered with the nearest one', async () => {
  const { exitCode, text } = await run('migrate', 'docosaurus')
  expect(exitCode).toBe(2)
  expect(text).toContain('Unknown tool "docosaurus".')
  expect(text).toContain('"docusaurus"')
})

test.each([
  ['docosaurus', 2, 'unknown-action'],
  ['vitepress none', 1, 'config-missing'],
  ['', 2, 'command-stopped'],
  ['vitepress . --rot', 2, 'command-stopped'],
])('"fyr migrate %s --json" is refused in JSON', async (line, exitCode, code) => {
  const result = await run('migrate', ...line.split(' ').filter(Boolean), '--json')
  expect({ ...result, text: JSON.parse(result.text) }).toEqual({
    exitCode,
    text: expect.objectContaining({
      diagnostics: expect.arrayContaining([expect.objectContaining({ code })]),
    }),
  })
})

const DOCUSAURUS_ABOVE: Files = {
  'docs/boat.md': '# Boat\n',
  'website/docusaurus.config.js':
    "module.exports = { title: 'Fjord', url: 'https://fjord.example', presets: [['classic', { blog: false, docs: { path: '../docs' } }]] }",
}
const VITEPRESS_ABOVE: Files = {
  'boat.md': '# Boat\n',
  'website/.vitepress/config.mjs': "export default { title: 'Fjord', srcDir: '..' }",
}

test.each([
  ['docusaurus', DOCUSAURUS_ABOVE],
  ['vitepress', VITEPRESS_ABOVE],
])('the new site of %s is not written above the current folder without a word', async (tool, files) => {
  const root = siteOf(files, join(makeTemporaryFolder(), 'harbour'))
  const before = withoutBuild(root)
  vi.spyOn(process, 'cwd').mockReturnValue(join(root, 'website'))
  const refused = await run('migrate', tool, '--write')
  const above = tool === 'vitepress' ? './harbour/website' : './website'
  expect(refused).toEqual({
    exitCode: 1,
    text: expect.stringContaining(`"npx @fyr/migrate ${tool} ${above}"`),
  })
  expect(withoutBuild(root)).toEqual(before)
  vi.restoreAllMocks()
})

test('the new site is written to the current folder, which holds the old site and its pages', async () => {
  const root = siteOf(DOCUSAURUS_ABOVE)
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  await run('migrate', 'docusaurus', 'website', '--write')
  vi.restoreAllMocks()
  expect(withoutBuild(root)).toHaveProperty(['site.config.ts'])
})
