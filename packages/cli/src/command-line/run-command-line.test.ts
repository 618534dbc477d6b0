import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { createRecordingTerminal } from '../testing/recording-terminal.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { runCommandLine } from './run-command-line.ts'

// Vitest prints stacks in its own way, in which Node's reading of source maps has no part.
beforeAll(() => Reflect.deleteProperty(Error, 'prepareStackTrace'))

async function run(...args: string[]): Promise<{ exitCode: number; text: string }> {
  const terminal = createRecordingTerminal()
  const exitCode = await runCommandLine(args, terminal)
  return { exitCode, text: terminal.text() }
}

/** The tiny site with its configuration changed. */
function siteWithConfig(change: (config: string) => string): string {
  const root = copyTinySite()
  const file = join(root, 'site.config.ts')
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  return root
}

test('a valid site passes the check', async () => {
  expect(await run('check', '--root', copyTinySite())).toEqual({
    exitCode: 0,
    text: expect.stringMatching(/^\d+ pages checked, no problems found\.$/m),
  })
})

test('a site with only warnings passes the check, which does not say that it has no problems', async () => {
  const root = copyTinySite()
  rmSync(join(root, 'content/pages/index.md'))
  const { exitCode, text } = await run('check', '--root', root)
  expect(exitCode).toBe(0)
  expect(text).toContain('content/pages/index.md')
  expect(text).toMatch(/^\d+ pages checked, no errors found\.$/m)
})

test('pictures are said to be shown only where the pages could be read', async () => {
  const shown = 'Every picture beside the pages is shown.'
  const broken = siteWithConfig((config) => config.replace('defaultLocale', 'defaultLocal'))
  expect((await run('check', '--unused', '--root', broken)).text).not.toContain(shown)
  expect((await run('check', '--unused', '--root', copyTinySite())).text).toContain(shown)
})

test.each([
  {
    issue: 'a syntax error',
    change: (config: string) => config.replace("title: '{{", "title: , '{{"),
    place: 'site.config.ts:3:10',
    words: 'Syntax error:',
  },
  {
    issue: 'an error thrown by the file',
    change: (config: string) =>
      `function fail(): never {\n  throw new Error('no title today')\n}\nfail()\n${config}`,
    place: 'site.config.ts:2:9',
    words: 'no title today',
  },
  {
    issue: 'a misspelt key',
    change: (config: string) => config.replace('defaultLocale', 'defaultLocal'),
    place: 'site.config.ts',
    words: 'defaultLocale',
  },
  {
    issue: 'no export',
    change: (config: string) => config.replace('export default', 'export const config ='),
    place: 'site.config.ts',
    words: 'no configuration as its default export',
  },
])(
  '$issue in the configuration ends every command with 1 and its position',
  async ({ change, place, words }) => {
    const root = siteWithConfig(change)
    mkdirSync(join(root, 'dist'))
    writeFileSync(join(root, 'dist/index.html'), 'built before')
    const answers = await Promise.all(
      ['build', 'check', 'dev', 'preview'].map((command) => run(command, '--root', root)),
    )
    for (const { exitCode, text } of answers) {
      expect(exitCode).toBe(1)
      expect(text).toContain(place)
      expect(text).toContain(words)
      expect(text).not.toContain('    at ')
    }
  },
)

test('a folder without a site gets advice', async () => {
  const { exitCode, text } = await run('build', '--root', makeTemporaryFolder())
  expect(exitCode).toBe(1)
  expect(text).toContain('npm create fyr@latest')
})

test('a check says how many problems it can fix, unless it just did', async () => {
  const root = copyTinySite()
  writeFileSync(join(root, 'content/docs/extra.md'), '---\ntitel: Extra\n---\n\nText.\n')
  const advice = 'Run "fyr check --fix" to fix 1 of them.'
  expect((await run('check', '--root', root)).text).toContain(advice)
  expect((await run('check', '--root', root, '--fix')).text).not.toContain(advice)
})

test('a heading that lost its id, and a locale that has another code, are among what a check can fix', async () => {
  const root = copyTinySite()
  const intro = join(root, 'content/docs/intro.md')
  writeFileSync(intro, '# Intro\n\n## Ropes\n')
  expect((await run('urls', 'accept', '--root', root)).exitCode).toBe(0)
  writeFileSync(intro, '# Intro\n\n## All ropes\n')
  const advice = 'Run "fyr check --fix" to fix 1 of them.'
  expect((await run('check', '--root', root)).text).toContain(advice)
  writeFileSync(intro, '# Intro\n\n## Ropes\n')
  const config = join(root, 'site.config.ts')
  writeFileSync(config, readFileSync(config, 'utf8').replace("code: 'no'", "code: 'nb'"))
  renameSync(join(root, 'i18n/no'), join(root, 'i18n/nb'))
  expect((await run('check', '--root', root)).text).toContain(advice)
})

test('the check gives its report as JSON', async () => {
  const root = siteWithConfig((config) => config.replace('url:', 'link:'))
  const { exitCode, text } = await run('check', '--root', root, '--json')
  expect(exitCode).toBe(1)
  expect(JSON.parse(text)).toMatchObject({ isValid: false, pageCount: 0 })
  expect(text).toContain('"line": 6')
})

test('a preview without a build says to build first', async () => {
  const { exitCode, text } = await run('preview', '--root', copyTinySite())
  expect(exitCode).toBe(1)
  expect(text).toContain('Run "fyr build" first.')
})

test('an invalid command line exits with 2, help and version with 0', async () => {
  expect(await run('bild')).toMatchObject({ exitCode: 2 })
  expect(await run('--help')).toMatchObject({ exitCode: 0 })
  expect(await run('--version')).toEqual({ exitCode: 0, text: expect.stringMatching(/^\d+\.\d+\.\d+/) })
})

test.each(['#', '?'])('a folder with %s in its name is reported clearly', async (character) => {
  const root = join(makeTemporaryFolder(), `site ${character}1`)
  cpSync(copyTinySite(), root, { recursive: true })
  expect(await run('check', '--root', root)).toEqual({
    exitCode: 1,
    text: expect.stringContaining(`contains "${character}", so its files cannot be imported`),
  })
})

test.each([
  ['biuld', 'Did you mean "build"?'],
  ['nothing-like-it', 'Commands: dev, build'],
])('the unknown command "%s" is answered with the nearest one', async (command, words) => {
  const { exitCode, text } = await run(command)
  expect(exitCode).toBe(2)
  expect(text).toContain(words)
  expect(text.includes('Did you mean')).toBe(command === 'biuld')
})

test('an unknown option is answered with the one that could be meant', async () => {
  expect(await run('build', '--verbos')).toEqual({
    exitCode: 2,
    text: expect.stringContaining('Did you mean "--verbose"?'),
  })
})

test('an import names some of the blocks that it refuses, and counts the others', async () => {
  const root = copyTinySite()
  const blocks = Array.from(
    { length: 2000 },
    (_, index) => `msgctxt "i18n/no/docs/gone.md#b${index}"\nmsgid "a"\nmsgstr "b"\n`,
  )
  writeFileSync(join(root, 'no.po'), `msgid ""\nmsgstr "Language: no\\n"\n\n${blocks.join('\n')}`)
  const { exitCode, text } = await run('translate', 'import', 'no', join(root, 'no.po'), '--root', root)
  expect(exitCode).toBe(1)
  expect(text.split('\n')).toEqual([
    '0 blocks are current now.',
    'Not imported:',
    ...Array.from(
      { length: 10 },
      (_, index) =>
        `  i18n/no/docs/gone.md: block b${index}. The site has no such translation with a ledger.`,
    ),
    '  and 1990 more, listed by --json',
  ])
})
