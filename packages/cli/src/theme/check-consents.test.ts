import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSiteConfig } from '@fyr/content-pipeline'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { checkConsents, readThemeModules } from './check-consents.ts'

const WAITING = {
  src: 'https://stats.example.com/s.js',
  unpinned: true,
  when: 'consent',
  consent: 'statistics',
} as const

/** What is found in a site with these files and scripts: `file:line:column problem hint`. */
function issuesOf(files: Readonly<Record<string, string>>, scripts: readonly object[] = [WAITING]): string[] {
  const root = makeTemporaryFolder()
  const value = {
    product: { name: 'Fjord', slug: 'fjord' },
    title: 'Fjord',
    url: 'https://docs.example.com',
    locales: [{ code: 'en', label: 'English' }],
    defaultLocale: 'en',
    scripts,
  }
  const source = { file: 'site.json', text: JSON.stringify(value, null, 2) }
  for (const [file, text] of Object.entries({ ...files, [source.file]: source.text })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const { config, diagnostics } = parseSiteConfig(value, source)
  if (config === null) throw new Error(JSON.stringify(diagnostics))
  return checkConsents(root, config, readThemeModules(root)).map(
    ({ file, line, column, problem, hint }) => `${file}:${line}:${column} ${problem} ${hint}`,
  )
}

const NEVER =
  'site.json:20:8 Nothing asks the reader for the consent "statistics", so this script never starts.'

test.each([
  [
    "the theme's function",
    "import { useConsent } from '@fyr/theme'\nexport function Consent() { useConsent('statistics'); return null }\n",
  ],
  ['the page', "document.onclick = () => window.fyr?.consent('statistics', true)\n"],
])('a consent that a module asks for with %s starts the script', (_name, text) => {
  expect(issuesOf({ 'theme/slots.tsx': text })).toEqual([])
})

test('a name that no script waits for is reported with the nearest one, and so is the script that never starts', () => {
  const text =
    "export function Consent() {\n  return <button onClick={() => (window as any).fyr.consent('statistcs', true)}>Yes</button>\n}\n"
  expect(issuesOf({ 'theme/islands/yes.tsx': text })).toEqual([
    'theme/islands/yes.tsx:2:61 Unknown consent "statistcs": no script of the configuration waits for it. Did you mean "statistics"? Scripts wait for: statistics.',
    `${NEVER} Did you mean "statistcs"? Ask for it with useConsent('statistics') in the slot "Consent" of theme/slots.tsx.`,
  ])
})

test('a script whose consent is never requested is reported', () => {
  const expected = [
    `${NEVER} Ask for it with useConsent('statistics') in the slot "Consent" of theme/slots.tsx.`,
  ]
  expect(issuesOf({})).toEqual(expected)
  expect(
    issuesOf({
      'theme/slots.tsx': "import { x } from './own.ts'\n",
      'theme/own.test.ts': "fyr.consent('statistics')",
    }),
  ).toEqual(expected)
})

test.each([
  [
    'a name that is computed',
    { 'theme/client.ts': 'for (const name of names) window.fyr.consent(name)\n' },
    [],
  ],
  ['a module outside the theme folder', { 'theme/client.ts': "import '../src/consent.ts'\n" }, []],
  ['another script of the site', { 'static/ask.js': "fyr.consent('statistics')" }, [{ src: '/ask.js' }]],
  ['a script of another host', {}, [{ src: 'https://consent.example.com/c.js', unpinned: true }]],
])('a consent that may be requested elsewhere is not reported: by %s', (_name, files, others) => {
  expect(issuesOf(files, [WAITING, ...others])).toEqual([])
})

test('a site without scripts that wait has consents of its own', () => {
  expect(issuesOf({ 'theme/client.ts': "window.fyr.consent('video')\n" }, [])).toEqual([])
})
