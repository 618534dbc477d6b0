import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { create } from 'fontkitten'
import { expect, test } from 'vitest'
import { build } from '../../site-build/build.ts'
import { check } from '../../check/check.ts'
import { runCommandLine } from '../../command-line/run-command-line.ts'
import { siteWithSettings } from '../../testing/site-with-settings.ts'
import { readFolder } from '../../testing/read-folder.ts'
import { createRecordingTerminal } from '../../testing/recording-terminal.ts'
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts'
import { readFontFile } from './read-font-file.ts'

/** The variable font of the theme: a real one, of the weights 400 to 700. */
const GEIST = join(
  dirname(createRequire(import.meta.url).resolve('@fyr/theme/styles.css')),
  'geist-latin.woff2',
)

function siteWithFont(files: readonly string[], settings: string): string {
  const root = siteWithSettings(settings)
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    copyFileSync(GEIST, join(root, file))
  }
  return root
}

const styleSheetOf = (files: ReadonlyMap<string, string>): string =>
  [...files].find(([place]) => /^assets\/styles-[\da-f]{8}\.css$/.test(place))?.[1] ?? ''

test('a font of the site is published with a name of its content, preloaded once, and replaces that of the theme', async () => {
  const root = siteWithFont(
    ['theme/fonts/ours.woff2'],
    "theme: { font: { family: 'Our Sans', files: ['theme/fonts/ours.woff2'] } },",
  )
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const files = readFolder(join(root, 'dist'))
  const font = [...files.keys()].find((place) => /^assets\/ours-[\da-f]{8}\.woff2$/.test(place)) ?? ''
  const html = files.get('docs/intro/index.html') ?? ''
  expect(html.match(/<link[^>]*as="font"[^>]*>/g)).toEqual([expect.stringContaining(`href="/${font}"`)])
  expect(files.get('no/docs/intro/index.html')).toContain(`href="/no/${font}"`)
  const css = styleSheetOf(files)
  expect(css).toMatch(
    /@font-face\{font-family:Our Sans;src:url\(\.\/ours-[\da-f]{8}\.woff2\)format\("woff2"\);font-weight:400 700;font-style:normal;font-display:optional\}/,
  )
  expect(css).toMatch(
    /--fyr-font-text:\s*"Our Sans", "Our Sans Arial", "Our Sans Roboto", "Our Sans DejaVu", system-ui, sans-serif/,
  )
})

function overrides(face = ''): number[] {
  return [...face.matchAll(/(?:size-adjust|-override):([\d.]+)%/g)].map(([, value]) => Number(value))
}

test('a fallback font is as wide and as high as the font', async () => {
  const root = siteWithFont(
    ['theme/fonts/ours.woff2'],
    "theme: { font: { family: 'Ours', files: ['theme/fonts/ours.woff2'] } },",
  )
  await build({ root })
  const css = styleSheetOf(readFolder(join(root, 'dist')))
  const faces = (family: string): string[] =>
    [...css.matchAll(/@font-face\{[^}]*\}/g)]
      .map(([face]) => face)
      .filter((face) => face.includes(`font-family:${family};`))
  // The theme has the same averages for its own fallback with Roboto; those with Arial it has from pages of text.
  const [ours, geist] = ['Ours Roboto', 'Geist Roboto'].map((family) => overrides(faces(family)[0]))
  expect(ours).toHaveLength(4)
  for (const [index, value] of (ours ?? []).entries())
    expect(Math.abs(value - (geist?.[index] ?? 0))).toBeLessThan(0.02)
})

test('files of one weight and style share the characters, each by its range', async () => {
  const root = siteWithFont(
    ['theme/fonts/a.woff2', 'static/fonts/b.woff2'],
    "theme: { mono: { family: 'Our Mono', files: ['theme/fonts/a.woff2', '/fonts/b.woff2'] } },",
  )
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const files = readFolder(join(root, 'dist'))
  // Two typefaces of the theme, and two files.
  expect(styleSheetOf(files).match(/unicode-range:u\+20-7e/gi)).toHaveLength(4)
  expect(styleSheetOf(files)).toMatch(
    /--fyr-font-code:\s*"Our Mono", "Our Mono Menlo", "Our Mono Courier", monospace/,
  )
  // Of code nothing is preloaded: text is still in the font of the theme.
  expect(files.get('docs/intro/index.html')?.match(/<link[^>]*as="font"[^>]*>/g)).toHaveLength(1)
})

test('"fyr theme tokens" shows the font of the site', async () => {
  const root = siteWithFont(
    ['theme/fonts/ours.woff2'],
    "theme: { font: { family: 'Ours', files: ['theme/fonts/ours.woff2'] } },",
  )
  const terminal = createRecordingTerminal()
  await runCommandLine(['theme', 'tokens', '--root', root], terminal)
  expect(terminal.text()).toContain(
    '--fyr-font-text: "Ours", "Ours Arial", "Ours Roboto", "Ours DejaVu", system-ui, sans-serif (set by the site)',
  )
})

test.each([
  [
    'theme/fonts/our.woff2',
    'The font "theme/fonts/our.woff2" does not exist.',
    'Did you mean "theme/fonts/ours.woff2"?',
  ],
  ['../ours.woff2', 'The font "../ours.woff2" does not exist.', 'The path starts in the folder of the site'],
  ['theme/fonts/text.woff2', '"theme/fonts/text.woff2" cannot be read as a font.', '.woff2'],
  ['site.config.ts', '"site.config.ts" cannot be read as a font.', '.woff2'],
])('the font %s is reported at its position', async (file, problem, hint) => {
  const root = siteWithFont(
    ['theme/fonts/ours.woff2'],
    `theme: { font: { family: 'Ours', files: ['${file}'] } },`,
  )
  writeFileSync(join(root, 'theme/fonts/text.woff2'), 'no font')
  const { diagnostics } = await check({ root })
  expect(diagnostics).toMatchObject([
    {
      code: 'theme-font',
      severity: 'error',
      file: 'site.config.ts',
      problem,
      hint: expect.stringContaining(hint),
    },
  ])
  expect(diagnostics[0]?.sourceLine).toContain(file)
})

/** The font of the theme with as many zeros after what is packed in it. */
function paddedFont(zeros: number): string {
  const font = readFileSync(GEIST)
  const start = Number(Reflect.get(create(font), '_dataPos'))
  const inner = brotliDecompressSync(font.subarray(start, start + font.readUInt32BE(PACKED_SIZE)))
  const packed = brotliCompressSync(Buffer.concat([inner, Buffer.alloc(zeros)]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
  })
  const bytes = Buffer.concat([font.subarray(0, start), packed])
  bytes.writeUInt32BE(packed.length, PACKED_SIZE)
  const path = join(makeTemporaryFolder(), 'padded.woff2')
  writeFileSync(path, bytes)
  return path
}

/** Where the head of WOFF2 says how long what is packed is. */
const PACKED_SIZE = 20

test('a small file that unpacks to more than any font is no font', async () => {
  expect(await readFontFile(paddedFont(1000))).toMatchObject({ format: 'woff2', weights: [400, 700] })
  expect(await readFontFile(paddedFont(100_000_000))).toBeNull()
})
