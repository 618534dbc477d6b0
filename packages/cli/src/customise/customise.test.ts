import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../check/check.ts'
import { runCommandLine } from '../command-line/run-command-line.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { createRecordingTerminal } from '../testing/recording-terminal.ts'
import type { SiteToken } from './list-tokens.ts'

const FOOTER = 'theme/components/footer.tsx'
const EDIT_ROW = 'theme/components/edit-row.tsx'

async function run(root: string, ...words: string[]): Promise<{ code: number; text: string }> {
  const terminal = createRecordingTerminal()
  const code = await runCommandLine(['theme', ...words, '--root', root], terminal)
  return { code, text: terminal.text() }
}

test('lists every slot and component with its props and where it is used', async () => {
  const { code, text } = await run(copyTinySite(), 'list')
  expect(code).toBe(0)
  expect(text).toContain(
    '    NavbarEnd\n      In the navbar, before the colour button; on small screens too.\n      props: meta, siteData, messages',
  )
  expect(text).toContain(
    '    Footer\n      The footer of every page; nothing on a site without one.\n      props: footer\n      used in: Shell',
  )
  expect(text.indexOf('    Admonition')).toBeGreaterThan(text.lastIndexOf('  rendered by the build only'))
})

test('writes an override that is valid as created', async () => {
  const root = copyTinySite()
  expect(await run(root, 'override', 'Footer')).toEqual({
    code: 0,
    text: `Created ${FOOTER}. It overrides Footer in the build and in the browser, and renders the original until you change it.`,
  })
  expect(readFileSync(join(root, FOOTER), 'utf8')).toMatch(
    /^import \{ Footer \} from '@fyr\/theme'\nimport type \{ ComponentProps, ReactElement \} from 'react'\n\n\/\*\*[^/]*\* @overrides Footer of @fyr\/theme \d+\.\d+\.\d+\n \* @source [\da-f]{8}\n \* @prop footer: SiteData\['footer'\]\n/,
  )
  expect((await check({ root })).diagnostics).toEqual([])
  const again = await run(root, 'override', 'Footer')
  expect([again.code, again.text]).toEqual([1, expect.stringContaining(`${FOOTER} already exists.`)])
})

test('a changed component is reported by name, once, until it is accepted', async () => {
  const root = copyTinySite()
  await run(root, 'override', 'EditRow')
  const now = readFileSync(join(root, EDIT_ROW), 'utf8')
  const before = now
    .replace(/@fyr\/theme \d+\.\d+\.\d+/, '@fyr/theme 0.0.1')
    .replace('editUrl: string | null', 'editUrl: string')
    .replace(/ \* @prop lastUpdated.*\n/, ' * @prop tone?: string\n')
  writeFileSync(join(root, EDIT_ROW), before)
  const { isValid, diagnostics } = await check({ root })
  expect(isValid).toBe(true)
  expect(diagnostics).toMatchObject([
    {
      code: 'override-outdated',
      severity: 'warning',
      file: EDIT_ROW,
      sourceLine: ' * @overrides EditRow of @fyr/theme 0.0.1',
    },
  ])
  expect(diagnostics[0]?.problem).toMatch(
    /^EditRow has changed between 0\.0\.1, which this file is based on, and \d+\.\d+\.\d+\. New prop "lastUpdated": DocPage\['lastUpdated'\]\. Removed prop "tone"\. Prop "editUrl" changed from string to string \| null\.$/,
  )
  expect((await run(root, 'accept', 'EditRow')).code).toBe(0)
  expect(readFileSync(join(root, EDIT_ROW), 'utf8')).toBe(now)
  expect((await check({ root })).diagnostics).toEqual([])
})

test('a file that says "@replaces", as they did before, is compared too', async () => {
  const root = copyTinySite()
  await run(root, 'override', 'Footer')
  const text = readFileSync(join(root, FOOTER), 'utf8')
  writeFileSync(join(root, FOOTER), text.replace('@overrides', '@replaces'))
  expect((await check({ root })).diagnostics).toEqual([])
})

test('a change of what the original renders is reported too', async () => {
  const root = copyTinySite()
  await run(root, 'override', 'HeroImage')
  const file = join(root, 'theme/components/hero-image.tsx')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/@source \w+/, '@source 00000000'))
  expect((await check({ root })).diagnostics[0]?.problem).toMatch(
    /^HeroImage has changed since this file was created\. What the original renders has changed\.$/,
  )
})

test.each([
  [['override', 'Foter'], 1, 'Did you mean "Footer"?'],
  [['override'], 1, 'Which component?'],
  [['accept', 'Footer'], 1, 'Run "fyr theme override Footer" to create it.'],
  // The command line is wrong, whatever the site has.
  [['eject'], 2, 'Actions: list, tokens, override, accept.'],
])('"fyr theme %s" ends with %i and says what to do instead', async (words, exitCode, hint) => {
  const { code, text } = await run(copyTinySite(), ...words)
  expect([code, text]).toEqual([exitCode, expect.stringContaining(hint)])
})

function withAccent(root: string): void {
  const file = join(root, 'site.config.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace('{', "{ theme: { accent: '#7a2e5d' },"))
}

test('lists every token with its use, the values of the site and its contrast pairs', async () => {
  const root = copyTinySite()
  withAccent(root)
  const { code, text } = await run(root, 'tokens')
  expect(code).toBe(0)
  expect(text).toMatch(
    / {2}--fyr-color-accent: #7a2e5d in light mode, #[\da-f]{6} in dark mode \(set by the site\)\n {4}Links and what is current\.\n {4}accent on ground, ground-raised, ground-sunken, accent-ground: at least 4\.5:1, has \d+\.\d\d:1 and \d+\.\d\d:1 \(text and links of every component\)\n/,
  )
  expect(text).toContain('\n\nspace\n\n  --fyr-space-1: 0.25rem\n    Inside small controls.')
  expect(text).not.toContain('undefined')
})

test('gives the tokens as JSON, with the contrast of every pair in both modes', async () => {
  const root = copyTinySite()
  const { text } = await run(root, 'tokens', '--json')
  const tokens: SiteToken[] = JSON.parse(text)
  const accent = tokens.find(({ property }) => property === '--fyr-color-accent')
  expect(accent).toMatchObject({ group: 'color', light: '#0b667d', dark: '#62c6da', isSet: false })
  for (const { pairs } of tokens)
    for (const { minimum, light, dark } of pairs)
      expect(Math.min(light, dark)).toBeGreaterThanOrEqual(minimum)
})

test('gives slots and components as JSON', async () => {
  const { text } = await run(copyTinySite(), 'list', '--json')
  expect(JSON.parse(text)).toMatchObject({ slots: expect.any(Array), components: expect.any(Array) })
})
