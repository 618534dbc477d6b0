import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../site-build/build.ts'
import { check } from '../check/check.ts'
import { formatReport } from '../terminal/format-report.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { customisedSite } from '../testing/customised-site.ts'
import { openStore } from '../store/open-store.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

const END_WITHOUT_TIDE = `interface Tide { readonly level: number }
const tides: readonly Tide[] = []
throw new Error('no tide today')
export function ArticleEnd() { return <p>{tides.length}</p> }
`

function styleSheetOf(files: ReadonlyMap<string, string>): string {
  return [...files].find(([place]) => /^assets\/styles-[\da-f]{8}\.css$/.test(place))?.[1] ?? ''
}

test("a site's tokens join the theme's layer, its own rules are outside every layer", async () => {
  const root = customisedSite({
    'tokens.css': "[data-theme='light'] { --fyr-color-accent: #7a2e5d; }\n",
    // The policy refuses the image: check and build warn, and use the style sheet.
    'styles.css':
      '.own { background: url(data:image/png;base64,AA==) }\n.fyr-footer { letter-spacing: 0.01em; }\n',
  })
  const issue = { code: 'theme-blocked-address', severity: 'warning', file: 'theme/styles.css', column: 20 }
  expect(await check({ root })).toMatchObject({ isValid: true, diagnostics: [issue] })
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [issue] })
  const css = styleSheetOf(readFolder(join(root, 'dist')))
  const accents = [...css.matchAll(/--fyr-color-accent:\s*(#\w+)/g)].map(([, color]) => color)
  expect(accents).toEqual(['#0b667d', '#62c6da', '#7a2e5d', '#7a2e5d'])
  // The theme's own rule for dark pages comes before, so this one must not be for them.
  expect(css).toContain(
    ':root:where(:not([data-theme=dark])),[data-theme=light]{--fyr-color-accent:#7a2e5d}@media print{:root{--fyr-color-accent:#7a2e5d}}}@layer fyr.base{',
  )
  expect(css.trimEnd()).toMatch(/\}\s*\.own\s*\{[^}]*\}\s*\.fyr-footer\s*\{\s*letter-spacing:[^}]*\}/)
})

/** A copy of the tiny site with an accent in its configuration, and files in its theme folder. */
function siteWithAccent(accent: string, files: Readonly<Record<string, string>> = {}): string {
  const root = customisedSite(files)
  const file = join(root, 'site.config.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace('{', `{\n  theme: { accent: '${accent}' },\n`))
  return root
}

/** A page without the names of the files that it loads. */
function introOf(files: ReadonlyMap<string, string>): string {
  const html = files.get('docs/intro/index.html') ?? ''
  return html
    .replaceAll(/-[\da-f]{8}/g, '')
    .replaceAll(/"shell":"\w+"/g, '')
    .replaceAll(/ integrity="[^"]*"/g, '')
}

test('an accent in the configuration colours the style sheet, and nothing else of a page changes', async () => {
  const [plain, root] = [copyTinySite(), siteWithAccent('#7a2e5d')]
  await build({ root: plain })
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const files = readFolder(join(root, 'dist'))
  const css = styleSheetOf(files)
  const [light = ''] =
    /\[data-theme=light\]\{--fyr-color-ground:[^}]*--fyr-color-accent:#7a2e5d[^}]*\}/.exec(css) ?? []
  expect(light).toContain('--fyr-color-on-accent:#fff')
  // None of the theme's own accent is left in pages.
  expect(light).not.toMatch(/#0b667d|#e0eff2|#10212b/)
  expect(introOf(files)).toBe(introOf(readFolder(join(plain, 'dist'))))
})

test('a token of the site takes precedence over what follows from its accent', async () => {
  const root = siteWithAccent('#7a2e5d', { 'tokens.css': ':root { --fyr-color-selection: #ddd; }\n' })
  const { diagnostics } = await check({ root })
  expect(diagnostics).toMatchObject([{ code: 'token-contrast', file: 'theme/tokens.css' }])
  expect(diagnostics[0]?.problem).toMatch(/^In dark mode the contrast of #dddddd is too low/)
})

test('an accent that is not a colour is an error at its line', async () => {
  expect(await check({ root: siteWithAccent('plum-ish') })).toMatchObject({
    isValid: false,
    diagnostics: [
      {
        code: 'token-color',
        severity: 'error',
        file: 'site.config.ts',
        sourceLine: "  theme: { accent: 'plum-ish' },",
      },
    ],
  })
})

test('faults of style sheets are reported by check and build with their positions, and stop the build', async () => {
  const root = customisedSite({
    'tokens.css': ':root {\n  --fyr-color-ink: #777;\n}\n',
    'styles.css': "@import './gone.css';\n\n.own { color: red; } }\n",
  })
  const contrast = { code: 'token-contrast', severity: 'error', file: 'theme/tokens.css', line: 2, column: 3 }
  const syntax = {
    code: 'theme-syntax',
    severity: 'error',
    file: 'theme/styles.css',
    line: 3,
    column: 22,
    sourceLine: '.own { color: red; } }',
  }
  const { isValid, diagnostics } = await check({ root })
  expect(isValid).toBe(false)
  expect(diagnostics).toHaveLength(3)
  expect(diagnostics).toEqual(
    expect.arrayContaining([contrast, contrast, syntax].map((issue) => expect.objectContaining(issue))),
  )
  expect(await build({ root })).toMatchObject({ isPublished: false, diagnostics })
})

const SLOTS = `import type { ArticleSlotProps, ShellSlotProps } from '@fyr/theme'
import { useState } from 'react'

export function NavbarEnd({ siteData }: ShellSlotProps) {
  const [count, setCount] = useState(0)
  return <button type="button" data-own="navbar" onClick={() => setCount(count + 1)}>{siteData.title} {count}</button>
}

export function ArticleEnd({ page }: ArticleSlotProps) {
  return <p data-own="article">only on paper {page.kind}</p>
}
`
const FOOTER = `import { Footer } from '@fyr/theme'
import type { ComponentProps } from 'react'

export default function SiteFooter(props: ComponentProps<typeof Footer>) {
  return <div data-own="footer"><Footer {...props} /></div>
}
`

test("a site's components are rendered by the build and sent to the browser, those of the article rendered only", async () => {
  const files = { 'slots.tsx': SLOTS, 'components/footer.tsx': FOOTER }
  const [here, there] = [customisedSite(files), customisedSite(files, 2)]
  const result = await build({ root: here })
  expect(result).toMatchObject({ isPublished: true, diagnostics: [{ code: 'override-unrecorded' }] })
  const built = readFolder(join(here, 'dist'))
  const page = built.get('no/docs/intro/index.html') ?? ''
  for (const own of ['navbar', 'footer', 'article']) expect(page).toContain(`data-own="${own}"`)
  expect(built.get('no/docs/intro/page.json')).toContain('only on paper')
  const scripts = [...built].filter(([place]) => /^assets\/.*\.js$/.test(place))
  const holders = (text: string): string[] =>
    scripts.filter(([, code]) => code.includes(text)).map(([place]) => place.replace(/-[\da-f]{8}/, ''))
  expect(holders('data-own')).toEqual(['assets/shell.js'])
  expect(holders('only on paper')).toEqual([])
  await build({ root: there })
  expect(readFolder(join(there, 'dist'))).toEqual(built)
})

test('what a site puts into its theme is bundled again when any file of it changes, and only then', async () => {
  const root = customisedSite({
    'slots.tsx': "export { NavbarEnd } from './parts/sign.tsx'\n",
    'parts/sign.tsx': "import { word } from './word.ts'\nexport const NavbarEnd = () => <b>{word}</b>\n",
    'parts/word.ts': "export const word = 'first word'\n",
    'styles.css': "@import './more.css';\n",
    'more.css': '.fyr-footer { letter-spacing: 1px; background: url(./wave.svg) }\n',
    'wave.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  })
  const storeFolder = makeTemporaryFolder()
  const files = async (): Promise<ReadonlyMap<string, string>> => {
    expect(await build({ root, storeFolder })).toMatchObject({ isPublished: true, diagnostics: [] })
    return readFolder(join(root, 'dist'))
  }
  const bundles = (): ReadonlyMap<string, string> => readFolder(join(storeFolder, 'bundle'))
  const first = await files()
  const kept = bundles()
  expect(kept.size).toBe(2)

  // The build uses the kept bundle: a mark in it shows.
  const store = openStore(storeFolder)
  for (const place of kept.keys()) {
    const key = place.split('/').at(-1) ?? ''
    const text = store.read('bundle', key)?.toString() ?? ''
    store.write('bundle', key, text.replace('first word', 'kept word'))
  }
  // What nobody has changed is not built again, but where it is gone.
  rmSync(join(root, 'dist'), { recursive: true })
  expect((await files()).get('index.html')).toContain('kept word')

  writeFileSync(join(root, 'theme/parts/word.ts'), "export const word = 'second word'\n")
  const second = await files()
  expect(second.get('index.html')).toContain('second word')
  expect(styleSheetOf(second)).toBe(styleSheetOf(first))
  writeFileSync(
    join(root, 'theme/more.css'),
    '.fyr-footer { letter-spacing: 2px; background: url(./wave.svg) }\n',
  )
  expect(styleSheetOf(await files())).toContain('2px')
  writeFileSync(
    join(root, 'theme/wave.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>',
  )
  const waves = [...(await files())].filter(([place]) => place.startsWith('assets/wave-'))
  expect(waves.map(([, text]) => text)).toEqual([expect.stringContaining('width="2"')])
})

test('an override of an unknown component is reported with the nearest name', async () => {
  const root = customisedSite({
    'slots.tsx': 'export const NavbarEnds = () => null\nexport default 1\n',
    'components/foter.tsx': FOOTER,
    'components/brand.tsx': 'export const Brand = 1\n',
  })
  expect((await check({ root })).diagnostics).toMatchObject([
    {
      code: 'unknown-slot',
      file: 'theme/slots.tsx',
      line: 1,
      column: 14,
      problem: 'The theme has no slot "NavbarEnds".',
      hint: 'Did you mean "NavbarEnd"? Run "fyr theme list" to see every slot.',
    },
    { code: 'unknown-slot', file: 'theme/slots.tsx', line: 2 },
    { code: 'override-empty', file: 'theme/components/brand.tsx' },
    { code: 'override-unrecorded', severity: 'warning' },
    {
      code: 'unknown-override',
      file: 'theme/components/foter.tsx',
      problem: 'The theme has no component for "foter" to override.',
      hint: expect.stringContaining('Did you mean "footer"?'),
    },
  ])
})

test('a component that cannot be bundled stops the build with the position of the error', async () => {
  const root = customisedSite({ 'slots.tsx': "export { NavbarEnd } from './gone.tsx'\n" })
  const result = await build({ root })
  expect(result.isPublished).toBe(false)
  expect(result.diagnostics).toMatchObject([
    {
      code: 'theme-import',
      file: 'theme/slots.tsx',
      line: 1,
      column: 27,
      problem: 'Cannot find the imported file "./gone.tsx".',
    },
  ])
})

test('style sheets and images imported by components are reported with their positions', async () => {
  const root = customisedSite({
    'slots.tsx':
      "import './own.css'\nimport wave from './wave.svg'\nimport text from './wave.svg?raw'\n" +
      'export const FooterEnd = () => <img alt={text} src={wave} />\n',
    'own.css': '.own { color: red }\n',
    'wave.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  })
  const { isPublished, diagnostics } = await build({ root })
  expect(isPublished).toBe(false)
  const file = 'theme/slots.tsx'
  expect(diagnostics).toMatchObject([
    { code: 'theme-import', file, line: 1, column: 8, sourceLine: "import './own.css'" },
    { code: 'theme-import', file, line: 2, column: 18, sourceLine: "import wave from './wave.svg'" },
  ])
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    expect.stringContaining('theme/styles.css'),
    expect.stringContaining('static/'),
  ])
})

test('every page that failed to render is reported with the cause, and nothing is published', async () => {
  const slot = "export function ArticleEnd() { throw new Error('no tide today') }\n"
  const root = customisedSite({ 'slots.tsx': slot })
  const { isPublished, diagnostics } = await build({ root })
  expect(isPublished).toBe(false)
  const failed = ['/docs/intro', '/docs/mooring-2.0', '/no/docs/intro', '/no/docs/mooring-2.0']
  expect(diagnostics.map(({ problem }) => problem)).toEqual(
    expect.arrayContaining(failed.map((path) => `Cannot render the page ${path}: no tide today`)),
  )
  for (const { code, file, line, column, sourceLine } of diagnostics) {
    expect({ code, file, line, column, sourceLine }).toEqual({
      code: 'page-failed',
      file: 'theme/slots.tsx',
      line: 1,
      column: 38,
      sourceLine: slot.trimEnd(),
    })
  }
})

test('a component that cannot be loaded is reported with its position, also when the store has the bundle', async () => {
  const files = { 'slots.tsx': "export { ArticleEnd } from './end'\n", 'end.tsx': END_WITHOUT_TIDE }
  const root = customisedSite(files)
  const issue = {
    code: 'theme-failed',
    file: 'theme/end.tsx',
    line: 3,
    column: 7,
    sourceLine: "throw new Error('no tide today')",
    problem: 'Cannot load the theme "@fyr/theme": no tide today',
  }
  expect(await build({ root })).toMatchObject({ isPublished: false, diagnostics: [issue] })
  expect(await build({ root })).toMatchObject({ isPublished: false, diagnostics: [issue] })
})

test('a build that stops looking for pages that fail says so at the end', async () => {
  const slot = "export function ArticleEnd() { throw new Error('no tide today') }\n"
  const root = customisedSite({ 'slots.tsx': slot })
  for (let number = 1; number <= 60; number += 1)
    writeFileSync(join(root, `content/docs/pier-${number}.md`), `# Pier ${number}\n\nText.\n`)
  const { diagnostics } = await build({ root })
  expect(diagnostics.at(-1)).toMatchObject({
    file: '',
    problem: `The build stopped after ${diagnostics.length - 1} pages failed to render. More may fail.`,
  })
  const report = formatReport(diagnostics, { color: false })
  // Only the addresses of explanations follow it.
  const lines = report.split('\n').filter((line) => line !== '' && !line.startsWith('About '))
  expect(lines.at(-1)).toContain('More may fail.')
})

test("a site's messages replace the theme's in one language, and a misspelt name is reported", async () => {
  const root = copyTinySite()
  mkdirSync(join(root, 'i18n/no'), { recursive: true })
  const file = join(root, 'i18n/no/messages.json')
  writeFileSync(file, JSON.stringify({ 'theme.skipToMain': 'Rett til teksten' }))
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const built = readFolder(join(root, 'dist'))
  expect(built.get('no/docs/intro/index.html')).toContain('Rett til teksten')
  expect(built.get('docs/intro/index.html')).not.toContain('Rett til teksten')
  const shellData = [...built].find(([place]) => place.startsWith('no/assets/shell-data-'))?.[1] ?? ''
  expect(shellData.split('Rett til teksten')).toHaveLength(2)
  writeFileSync(file, JSON.stringify({ 'theme.skipToMian': 'x', 'theme.postCount.few': 'y' }))
  expect((await check({ root })).diagnostics).toMatchObject([
    {
      code: 'unknown-message',
      file: 'i18n/no/messages.json',
      problem: 'Unknown message "theme.skipToMian".',
      hint: expect.stringContaining('Did you mean "theme.skipToMain"?'),
    },
  ])
})

test('a language without messages in theme and site is reported', async () => {
  const root = copyTinySite()
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  const locale = "    { code: 'fi', label: 'Suomi' },\n"
  writeFileSync(join(root, 'site.config.ts'), config.replace(/^  locales: \[\n/m, `$&${locale}`))
  expect((await check({ root })).diagnostics).toMatchObject([
    {
      code: 'theme-language',
      severity: 'warning',
      file: 'site.config.ts',
      line: config.slice(0, config.indexOf('locales: [')).split('\n').length + 1,
      column: 14,
      sourceLine: locale.trimEnd(),
      problem:
        'The theme "@fyr/theme" has no messages in "fi", so its own texts are in another language there.',
      hint: expect.stringContaining('"fyr translate fi" to add them to i18n/fi/messages.json'),
    },
  ])
  mkdirSync(join(root, 'i18n/fi'), { recursive: true })
  writeFileSync(join(root, 'i18n/fi/messages.json'), '{ "theme.skipToMain": "Siirry sisältöön" }')
  expect((await check({ root })).diagnostics).toEqual([])
})

test('files of the theme folder with a name that is almost right are reported', async () => {
  const root = customisedSite({
    'Slots.tsx': '',
    'island/dial.tsx': '',
    'style.css': '',
    // A part of the right file, and helpers with names of their own.
    'styles/parts.css': '',
    'styles.css': '',
    'colours.ts': '',
  })
  const { diagnostics } = await check({ root })
  expect(diagnostics).toMatchObject([
    { code: 'unread-file', file: 'theme/Slots.tsx', hint: 'Did you mean "theme/slots.tsx"?' },
    { code: 'unread-file', file: 'theme/island', hint: 'Did you mean "theme/islands"?' },
  ])
  rmSync(join(root, 'theme/styles.css'))
  expect((await check({ root })).diagnostics).toMatchObject([
    { file: 'theme/Slots.tsx' },
    { file: 'theme/island' },
    { file: 'theme/style.css', severity: 'warning', hint: 'Did you mean "theme/styles.css"?' },
    { file: 'theme/styles' },
  ])
})

test.each(['theme', 'theme/components'])(
  'a file at the place of the folder "%s" changes nothing',
  async (folder) => {
    const root = copyTinySite()
    mkdirSync(join(root, 'theme'))
    rmSync(join(root, folder), { recursive: true, force: true })
    writeFileSync(join(root, folder), 'A file.\n')
    expect(await check({ root })).toMatchObject({ isValid: true, diagnostics: [] })
  },
)
