import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { SiteError, type SiteDiagnostic } from '../site-error.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { runBundler } from './run-bundler.ts'

/** The issues of a site of these files when `theme/slots.tsx` is bundled, for a browser or for the server. */
async function issuesOf(
  files: Readonly<Record<string, string>>,
  ssr = true,
): Promise<readonly SiteDiagnostic[]> {
  const root = makeTemporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const entry = join(root, 'theme/slots.tsx')
  const build = ssr
    ? { write: false, ssr: entry }
    : { write: false, rolldownOptions: { input: { boot: entry } } }
  const failed = await runBundler({ root, configFile: false, logLevel: 'silent', build }).catch(
    (error: unknown) => error,
  )
  return failed instanceof SiteError ? failed.diagnostics : []
}

/** Types are removed before imports are followed, so positions in the bundled code are not those in the file. */
const TYPES = '// Imports "./tide".\ninterface Tide {\n  readonly level: number\n}\n'

test.each([
  {
    issue: 'an import that leads to no file',
    files: { 'theme/slots.tsx': `${TYPES}export { NavbarEnd } from './tdie'\n`, 'theme/tide.tsx': '' },
    expected: {
      code: 'theme-import',
      line: 5,
      column: 27,
      sourceLine: "export { NavbarEnd } from './tdie'",
      problem: 'Cannot find the imported file "./tdie".',
      hint: 'Did you mean "tide"?',
    },
  },
  {
    issue: 'a dynamic import that leads to no file',
    files: { 'theme/slots.tsx': `${TYPES}export const load = () => import("./gone")\n` },
    expected: {
      code: 'theme-import',
      line: 5,
      column: 34,
      problem: 'Cannot find the imported file "./gone".',
      hint: 'Check the name and the folder of the file.',
    },
  },
  {
    issue: 'a package that is not installed',
    files: { 'theme/slots.tsx': `${TYPES}import chart from '@tide/charts/line'\nexport { chart }\n` },
    ssr: false,
    expected: {
      code: 'theme-import',
      line: 5,
      column: 19,
      problem: 'The imported package "@tide/charts" is not installed.',
    },
  },
  {
    issue: 'a name that another module does not export',
    files: {
      'theme/slots.tsx': `${TYPES}import { levle as level } from './tide'\nexport { level }\n`,
      'theme/tide.ts': 'export const level = 1\n',
    },
    expected: {
      code: 'theme-import',
      line: 5,
      column: 10,
      problem: '"theme/tide.ts" has no export "levle".',
      hint: 'Did you mean "level"?',
    },
  },
  {
    issue: 'a syntax error in an imported module',
    files: {
      'theme/slots.tsx': "export { NavbarEnd } from './tide'\n",
      'theme/tide.tsx': `${TYPES}export const NavbarEnd = () => <b>{</b>\n`,
    },
    expected: {
      code: 'theme-syntax',
      file: 'theme/tide.tsx',
      line: 5,
      column: 37,
      sourceLine: 'export const NavbarEnd = () => <b>{</b>',
      problem: 'Syntax error: Unexpected token.',
    },
  },
])('$issue is reported where it is', async ({ files, ssr = true, expected }) => {
  expect(await issuesOf(files, ssr)).toMatchObject([{ file: 'theme/slots.tsx', ...expected }])
})

test('every unresolved import is reported', async () => {
  const issues = await issuesOf({ 'theme/slots.tsx': "export * from './one'\nexport * from './two'\n" })
  expect(issues.map(({ problem, line }) => [problem, line])).toEqual([
    ['Cannot find the imported file "./one".', 1],
    ['Cannot find the imported file "./two".', 2],
  ])
})

test('an error without a position is reported in plain text, without a stack', async () => {
  const [issue] = await issuesOf({
    'theme/slots.tsx': "export { default } from './tides.json'\n",
    'theme/tides.json': '{ "level": 1, }',
  })
  expect(issue).toMatchObject({ code: 'bundle-failed', file: '' })
  expect(issue?.problem).toContain('trailing comma at line 1')
  expect(issue?.problem).not.toMatch(/^\s+at |backtrace/im)
  expect(issue?.problem).toBe(stripVTControlCharacters(issue?.problem ?? ''))
})

test('a rule that cannot be minified is shown', async () => {
  const files = {
    'theme/slots.tsx': "import './own.css'\n",
    'theme/own.css': '.own { color: red }\n.tide { : red }\n',
  }
  const [issue] = await issuesOf(files, false)
  expect(issue).toMatchObject({ code: 'bundle-failed', problem: expect.stringContaining('.tide { : red }') })
})
