import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { build } from '../site-build/build.ts'
import { ownFile } from '../own-package.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { check } from './check.ts'
import { formatFixed } from '../command-line/format-fixed.ts'

/** A copy of the tiny site with one more doc. */
function siteWith(text: string): string {
  const root = copyTinySite()
  writeFileSync(join(root, 'content/docs/extra.md'), text)
  return root
}

test('unambiguous problems are fixed in place, nothing else is changed', async () => {
  const written = '---\r\ntitel: Extra\r\n---\r\n\r\nSee [one](./guide/intro.md), [two](./nowhere.md).\r\n'
  const root = siteWith(written)
  const { fixed, diagnostics, isValid } = await check({ root, fix: true })
  expect(readFileSync(join(root, 'content/docs/extra.md'), 'utf8')).toBe(
    written.replace('titel', 'title').replace('./guide/intro.md', './intro.md'),
  )
  expect(fixed.map(({ code }) => code)).toEqual(['unknown-field', 'broken-link'])
  expect(diagnostics.map(({ code, problem }) => [code, problem])).toEqual([
    ['broken-link', 'The link "./nowhere.md" does not lead to a page of this site.'],
  ])
  expect(isValid).toBe(false)
})

test('a character that readers cannot see is reported once in a file, and taken out of every place', async () => {
  const [escape, end] = [String.fromCodePoint(27), '\r\n']
  const lines = [
    '---',
    'title: Extra',
    '---',
    '',
    `One${escape} and${escape} two, ﬁne ﬁns.`,
    '',
    `Three${escape}.`,
    '',
  ]
  const root = siteWith(lines.join(end))
  const { fixed, diagnostics } = await check({ root, fix: true })
  expect(readFileSync(join(root, 'content/docs/extra.md'), 'utf8')).toBe(
    lines.join(end).replaceAll(escape, '').replaceAll('ﬁ', 'fi'),
  )
  expect(fixed.map(({ code }) => code)).toEqual(['unusual-character', 'unusual-character'])
  expect(diagnostics).toEqual([])
})

const WRONG_LINKS = [
  ['[guide/intro.md](guide/intro.md)', '[guide/intro.md](./intro.md)'],
  ['[guide/intro.md]( guide/intro.md#tide )', '[guide/intro.md]( ./intro.md#tide )'],
  ['[guide/intro.md](<guide/intro.md> "guide/intro.md")', '[guide/intro.md](<./intro.md> "guide/intro.md")'],
  ['<a href="guide/intro.md">guide/intro.md</a>', '<a href="./intro.md">guide/intro.md</a>'],
  ['[guide/intro.md][there]\n\n[there]: guide/intro.md', null],
  ['[guide/intro.md\n](guide/intro.md)', null],
] as const

test('of a link the address is fixed, and never the text', async () => {
  const root = copyTinySite()
  const docs = WRONG_LINKS.map(([written, expected], index) => ({
    written: `---\ntitle: Extra\n---\n\nSee ${written}.\n`,
    expected: `---\ntitle: Extra\n---\n\nSee ${expected ?? written}.\n`,
    file: `content/docs/extra-${index}.md`,
  }))
  for (const { written, file } of docs) writeFileSync(join(root, file), written)
  const { fixed } = await check({ root, fix: true })
  expect(docs.map(({ file }) => readFileSync(join(root, file), 'utf8'))).toEqual(
    docs.map(({ expected }) => expected),
  )
  expect(fixed.map(({ file }) => file)).toEqual(
    docs.filter(({ written, expected }) => written !== expected).map(({ file }) => file),
  )
})

const DEAD_IMPORTS = [
  ['\n', "import Tabs from '@theme/Tabs'\n\n", ''],
  ['\r\n', "import Tabs from '@theme/Tabs'\r\nimport {\r\n  Tab,\r\n} from '@theme/Tab'\r\n\r\n", ''],
  ['\n', "import 'a-package/style.css'\nimport './own.css'\n\n", "import './own.css'\n\n"],
] as const

/** A page that begins with some imports, and shows one. */
function pageWith(imports: string, lineEnd: string): string {
  const rest = ['', "    import Tabs from '@theme/Tabs'", '']
  return ['---', 'title: Extra', '---', '', `${imports}Text.`, ...rest].join(lineEnd)
}

test('imports that do nothing are removed with their lines', async () => {
  const root = copyTinySite()
  const docs = DEAD_IMPORTS.map(([lineEnd, imports, left], index) => ({
    written: pageWith(imports, lineEnd),
    expected: pageWith(left, lineEnd),
    file: `content/docs/extra-${index}.md`,
  }))
  for (const { written, file } of docs) writeFileSync(join(root, file), written)
  const { fixed, diagnostics } = await check({ root, fix: true })
  expect(docs.map(({ file }) => readFileSync(join(root, file), 'utf8'))).toEqual(
    docs.map(({ expected }) => expected),
  )
  const lines = formatFixed(fixed)
  for (const { file } of docs) expect(lines).toContain(`${file}:5:1 removed "import `)
  expect(diagnostics.map(({ file, sourceLine }) => [file, sourceLine])).toEqual([
    ['content/docs/extra-2.md', "import './own.css'"],
  ])
})

test('a missing home page is reported, unless another file has its address', async () => {
  const root = copyTinySite()
  rmSync(join(root, 'content/pages/index.md'))
  const missing = { code: 'home-missing', severity: 'warning', file: 'content/pages/index.md' }
  expect(await check({ root })).toMatchObject({ isValid: true, diagnostics: [missing] })
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [missing] })
  mkdirSync(join(root, 'static'), { recursive: true })
  writeFileSync(join(root, 'static/index.html'), '<!doctype html><title>Home</title>')
  expect((await check({ root })).diagnostics).toEqual([])
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
})

test.each<[string, (path: string) => void, string]>([
  ['a file', (path) => writeFileSync(path, ''), 'This is not a folder'],
  ['a link out of the site', (path) => symlinkSync('../..', path), 'leads outside the site'],
])('a static folder that is %s is reported by check and build', async (_what, make, problem) => {
  // The check follows the link, so it leads to the temporary folder of this test.
  const root = copyTinySite(1)
  rmSync(join(root, 'static'), { recursive: true, force: true })
  make(join(root, 'static'))
  const issue = { code: 'static-file-unusable', file: 'static', problem: expect.stringContaining(problem) }
  // An image of the site that was in it is reported after it.
  const diagnostics = expect.arrayContaining([expect.objectContaining(issue)])
  expect(await check({ root })).toMatchObject({ isValid: false, diagnostics })
  expect(await build({ root })).toMatchObject({ isPublished: false, diagnostics })
})

/** Docs, each with something that check and build must see in the same way. */
const DISPUTED = {
  'id of a dropped element': '<iframe id="film"></iframe>\n\n[Film](#film)',
  'link to the own host': '[Gone](https://holme.example/gone)',
  'image that is missing': '![Buoy](./gone.png)',
  'link that is broken': '[Gone](./gone.md)',
  'image without alternative text': '![](/img/buoy.svg)',
}

test('check and build refuse the same documents', async () => {
  const root = copyTinySite()
  const files = Object.values(DISPUTED).map((text, index) => {
    const file = `content/docs/extra-${index}.md`
    writeFileSync(join(root, file), `# Extra\n\n${text}\n`)
    return file
  })
  const checked = await check({ root })
  const built = await build({ root })
  expect([checked.isValid, built.isPublished]).toEqual([false, false])
  expect(built.diagnostics).toEqual(checked.diagnostics)
  const errors = checked.diagnostics.filter(({ severity }) => severity === 'error')
  expect([...new Set(errors.map(({ file }) => file))]).toEqual(files)
})

const TOLERANT =
  "diagnostics: { severity: { 'missing-alt': 'warning', 'broken-link': 'warning' }, ignore: [{ code: 'missing-image', path: 'content/docs/ex*' }, { code: 'broken-anchor' }, { code: 'dropped-html' }] },"

test('check and build tolerate the same, and a second build reports it too', async () => {
  const root = siteWith(`# Extra\n\n${Object.values(DISPUTED).join('\n\n')}\n`)
  const file = join(root, 'site.config.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace('title:', `${TOLERANT}\n  title:`))
  const checked = await check({ root })
  expect(checked.isValid).toBe(true)
  expect(checked.diagnostics.map(({ code }) => code)).toEqual(['broken-link', 'broken-link', 'missing-alt'])
  const first = await build({ root })
  expect(first.isPublished).toBe(true)
  // Finished pages hold the addresses too.
  const ofPages = first.diagnostics.slice(checked.diagnostics.length)
  expect(first.diagnostics.slice(0, checked.diagnostics.length)).toEqual(checked.diagnostics)
  expect(new Set(ofPages.map(({ code, severity }) => `${severity} ${code}`))).toEqual(
    new Set(['warning broken-output-link', 'warning broken-output-anchor']),
  )
  expect((await build({ root })).diagnostics).toEqual(first.diagnostics)
})

test('a page with an unknown component is published with its content where the site tolerates that', async () => {
  const root = siteWith(
    "import Fold from './fold'\n\n# Extra\n\n<Fold>\n\nWhat was inside of it.\n\n</Fold>\n",
  )
  const codes = async () => (await check({ root })).diagnostics.map(({ code, severity }) => [code, severity])
  expect(await codes()).toEqual([['unknown-component', 'error']])
  expect((await build({ root })).isPublished).toBe(false)
  const file = join(root, 'site.config.ts')
  const tolerant = "diagnostics: { severity: { 'unknown-component': 'warning' } },"
  writeFileSync(file, readFileSync(file, 'utf8').replace('title:', `${tolerant}\n  title:`))
  expect(await codes()).toEqual([['unknown-component', 'warning']])
  expect((await build({ root })).isPublished).toBe(true)
  expect(readFileSync(join(root, 'dist/docs/extra/index.html'), 'utf8')).toContain(
    '<p>What was inside of it.</p>',
  )
})

test('without --fix, nothing is changed, and with it, what is fixed is listed line by line', async () => {
  const root = siteWith('---\ntitel: Extra\n---\n\nText.\n')
  const { fixed, diagnostics } = await check({ root })
  expect(fixed).toEqual([])
  expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-field'])
  expect(readFileSync(join(root, 'content/docs/extra.md'), 'utf8')).toContain('titel')
  expect(formatFixed((await check({ root, fix: true })).fixed)).toBe(
    'Fixed 1 problem:\n  content/docs/extra.md:2:1 "titel" -> "title"',
  )
})

test('an existing key is not written twice', async () => {
  const text = '---\ntitel: One\ntitle: Two\n---\n\nText.\n'
  const root = siteWith(text)
  expect((await check({ root, fix: true })).fixed).toEqual([])
  expect(readFileSync(join(root, 'content/docs/extra.md'), 'utf8')).toBe(text)
})

test('a missing theme is reported among the other errors of a site that customises it', async () => {
  const root = siteWith('---\ntitle: Extra\n---\n\nSee [two](./nowhere.md).\n')
  mkdirSync(join(root, 'theme'))
  writeFileSync(join(root, 'theme/tokens.css'), ':root {}\n')
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  writeFileSync(join(root, 'site.config.ts'), config.replace('url:', "theme: '@fyr/nothing',\n  url:"))
  const { diagnostics, isValid } = await check({ root })
  expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
    ['theme-missing', 'site.config.ts'],
    ['broken-link', 'content/docs/extra.md'],
  ])
  expect(isValid).toBe(false)
})

test('a theme that is not installed is an error at its name, with the one that may be meant', async () => {
  const root = copyTinySite()
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  writeFileSync(join(root, 'site.config.ts'), config.replace('url:', "theme: '@fyr/themee',\n  url:"))
  const { diagnostics, isValid } = await check({ root })
  expect(isValid).toBe(false)
  expect(diagnostics).toMatchObject([
    {
      code: 'theme-missing',
      file: 'site.config.ts',
      sourceLine: "  theme: '@fyr/themee',",
      hint: expect.stringContaining('Did you mean "@fyr/theme"?'),
    },
  ])
})

test('a build reports the same as a check when content and files have problems', async () => {
  const root = siteWith('---\ntitle: Extra\n---\n\nSee [two](./nowhere.md).\n')
  mkdirSync(join(root, 'static/docs/intro'), { recursive: true })
  writeFileSync(join(root, 'static/docs/intro/index.html'), 'mine')
  const { diagnostics } = await check({ root })
  expect(diagnostics.map(({ code }) => code)).toEqual(['broken-link', 'place-taken'])
  expect((await build({ root })).diagnostics).toEqual(diagnostics)
})

test('the report conforms to its schema, whatever it contains', async () => {
  const validate = new Ajv2020({ strict: false }).compile(
    JSON.parse(readFileSync(ownFile('src/check/check-report.json'), 'utf8')),
  )
  const broken = siteWith('---\ntitel: Extra\n---\n\nSee [two](./nowhere.md).\n')
  const reports = await Promise.all([copyTinySite(), broken].map((root) => check({ root })))
  reports.push(await check({ root: copyTinySite(), unused: true }))
  for (const report of reports) {
    validate(JSON.parse(JSON.stringify(report)))
    expect(validate.errors).toBe(null)
  }
  expect(validate({ isValid: 'yes' })).toBe(false)
})

test('pictures that no page shows or links to are listed on request, and are no problem', async () => {
  const root = siteWith('![Net](./net.png)\n\n[Plan](./plan.jpg)\n')
  const png = Buffer.alloc(33)
  png.write('89504e470d0a1a0a0000000d49484452', 'hex')
  png.writeUInt32BE(40, 16)
  png.writeUInt32BE(30, 20)
  png.set([8, 2], 24)
  for (const name of ['net.png', 'net.dark.png', 'plan.jpg', 'old.PNG', '.hidden.png', 'notes.txt'])
    writeFileSync(join(root, 'content/docs', name), png)
  mkdirSync(join(root, 'content/pages'), { recursive: true })
  writeFileSync(join(root, 'content/pages/shown.png'), png)
  writeFileSync(join(root, 'content/pages/wave.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(
    join(root, 'content/pages/boats.tsx'),
    "import wave from './wave.svg?raw'\n" +
      "export const page = { title: 'Boats', description: 'All boats.' }\n" +
      'export default () => <p title={wave}><img src="./shown.png" alt="A boat" /></p>\n',
  )
  const { unusedPictures, diagnostics, isValid } = await check({ root, unused: true })
  expect([unusedPictures, diagnostics, isValid]).toEqual([['content/docs/old.PNG'], [], true])
  expect(await check({ root })).not.toHaveProperty('unusedPictures')
})

test('nothing is created where there is no site', async () => {
  const root = join(makeTemporaryFolder(), 'nosite')
  expect((await check({ root })).isValid).toBe(false)
  expect(existsSync(root)).toBe(false)
})

test('check and build refuse the same files', async () => {
  const root = copyTinySite()
  mkdirSync(join(root, 'static/img'), { recursive: true })
  writeFileSync(
    join(root, 'static/img/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  )
  writeFileSync(
    join(root, 'content/docs/drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>',
  )
  writeFileSync(
    join(root, 'content/docs/extra.md'),
    '---\ntitle: Extra\n---\n\n![A drawing](./drawing.svg)\n',
  )
  const { diagnostics, isValid } = await check({ root })
  expect(isValid).toBe(false)
  expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
    ['unsafe-svg', 'static/img/logo.svg'],
    ['unsafe-svg', 'content/docs/drawing.svg'],
  ])
  expect(await build({ root })).toMatchObject({ isPublished: false, diagnostics })
})
