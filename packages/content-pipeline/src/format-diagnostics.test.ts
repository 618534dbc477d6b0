import { expect, test } from 'vitest'
import { createDiagnosticLog } from './content-error.ts'
import { formatDiagnostics } from './format-diagnostics.ts'

function sample() {
  const log = createDiagnosticLog()
  const source = { file: 'content/docs/setup.md', text: '# Setup\n\n\tSee [x](./y.md).\n' }
  const fault = { code: 'broken-link', problem: 'It leads nowhere.', at: { line: 3, column: 6 } } as const
  log.add(source, { ...fault, hint: 'Did you mean "z.md"?' })
  log.add(source, fault)
  log.add({ file: 'a.md', text: '' }, { code: 'unknown-variable', problem: 'No such variable.' })
  return log.list()
}

test('the report groups diagnostics by file, shows the source line with a caret, and counts', () => {
  expect(formatDiagnostics(sample(), { color: false })).toBe(
    [
      'a.md',
      '  a.md warning unknown-variable',
      '    No such variable.',
      '',
      'content/docs/setup.md',
      '  content/docs/setup.md:3:6 error broken-link',
      '    It leads nowhere.',
      '    3 | \tSee [x](./y.md).',
      '        \t    ^',
      '    Did you mean "z.md"?',
      '',
      '1 error and 1 warning in 2 files',
      '',
    ].join('\n'),
  )
})

test('colour adds escapes and changes no letter', () => {
  const escapes = new RegExp(String.raw`${String.fromCodePoint(27)}\[\d+m`, 'g')
  const colored = formatDiagnostics(sample(), { color: true })
  expect(colored).toMatch(escapes)
  expect(colored.replaceAll(escapes, '')).toBe(formatDiagnostics(sample(), { color: false }))
})

test.each([
  ['\u001B[2Jgone', '␛[2Jgone'],
  ['\u001B]0;title\u0007', '␛]0;title␇'],
  ['back\rover', 'back␍over'],
  ['\u009B31m', '\uFFFD31m'],
  ['one\u202Etwo', 'one\uFFFDtwo'],
])('content commands no terminal: %j is printed as %j', (written, printed) => {
  const log = createDiagnosticLog()
  const text = `[x](${written})`
  log.add(
    { file: `${written}.md`, text },
    { code: 'broken-link', problem: written, at: { line: 1, column: 1 } },
  )
  log.add({ file: 'b.md', text: '' }, { code: 'broken-link', problem: 'Broken.', hint: written })
  const lines = formatDiagnostics(log.list(), { color: false }).split('\n')
  const shown = lines.filter((line) => line.includes(printed))
  expect(shown).toHaveLength(written.includes('\r') ? 4 : 5)
})

test('without diagnostics there is no report', () => {
  expect(formatDiagnostics([], { color: true })).toBe('')
})

test.each([
  [1, `start${'x'.repeat(95)}…`, 0],
  [151, `…${'x'.repeat(49)}^${'x'.repeat(50)}…`, 50],
  [300, `…${'x'.repeat(97)}end`, 100],
])('of a long line only the part around column %i is shown', (column, shown, caret) => {
  const line = `start${'x'.repeat(292)}end`
  const text = column === 151 ? `${line.slice(0, 150)}^${line.slice(151)}` : line
  const log = createDiagnosticLog()
  log.add({ file: 'a.md', text }, { code: 'broken-link', problem: 'Broken.', at: { line: 1, column } })
  const lines = formatDiagnostics(log.list(), { color: false }).split('\n')
  expect(lines[3]).toBe(`    1 | ${shown}`)
  expect(lines[4]).toBe(`${' '.repeat(8 + caret)}^`)
})
