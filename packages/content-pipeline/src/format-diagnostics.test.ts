import { expect, test } from 'vitest'
import { createDiagnosticLog } from './diagnostic.ts'
import { formatDiagnostics } from './format-diagnostics.ts'

function sample() {
  const log = createDiagnosticLog()
  const source = { file: 'content/docs/setup.md', text: '# Setup\n\n\tSee [x](./y.md).\n' }
  const issue = { code: 'broken-link', problem: 'It is broken.', at: { line: 3, column: 6 } } as const
  log.add(source, { ...issue, hint: 'Did you mean "z.md"?' })
  log.add(source, issue)
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
      '    It is broken.',
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

/** Warnings of one kind, one in each file. */
function manyWarnings(amount: number) {
  const log = createDiagnosticLog()
  for (let index = 0; index < amount; index += 1) {
    const at = { line: 2, column: 1 }
    log.add(
      { file: `${index}.md`, text: '---\nx' },
      { code: 'unknown-field', problem: `Field ${index}.`, at },
    )
  }
  return log
}

test('warnings of one kind that are many become one entry with count and first places, errors never', () => {
  const log = manyWarnings(6)
  for (let index = 0; index < 7; index += 1)
    log.add({ file: 'a.md', text: '' }, { code: 'broken-link', problem: `Broken ${index}.` })
  const report = formatDiagnostics(log.list(), { color: false })
  expect(report.match(/error broken-link/g)).toHaveLength(7)
  expect(report.split('\n\n').slice(1).join('\n\n')).toBe(
    [
      'unknown-field 6 warnings in 6 files',
      '  0.md:2:1 Field 0.',
      '  1.md:2:1 Field 1.',
      '  2.md:2:1 Field 2.',
      '  and 3 more: run "fyr check --verbose" to see all',
      '',
      '7 errors and 6 warnings in 7 files',
      '',
    ].join('\n'),
  )
})

test('a command may say itself how to see every warning', () => {
  const report = formatDiagnostics(manyWarnings(6).list(), { color: false, seeAll: 'run it with --verbose' })
  expect(report).toContain('  and 3 more: run it with --verbose to see all\n')
})

test('a few warnings, and all of them on request, are shown one by one', () => {
  const few = formatDiagnostics(manyWarnings(5).list(), { color: false })
  expect(few.match(/warning unknown-field/g)).toHaveLength(5)
  const all = formatDiagnostics(manyWarnings(6).list(), { color: false, verbose: true })
  expect(all.match(/warning unknown-field/g)).toHaveLength(6)
})

test('a text from outside is one line of the report, whatever is in it', () => {
  const log = createDiagnosticLog()
  const file = 'a\nerror.md'
  const forged = 'No "x\ny".\r\n\n1 error\u2028  b.md:1:1 error broken-link\n'
  log.add({ file, text: '' }, { code: 'broken-link', problem: forged, hint: '"\n"\nz\u001B[1m' })
  const lines = formatDiagnostics(log.list(), { color: false }).split('\n')
  expect(lines).toEqual([
    'a␊error.md',
    '  a␊error.md error broken-link',
    '    No "x␊y".␊␊1 error\uFFFD  b.md:1:1 error broken-link',
    '    "␊"␊z␛[1m',
    '',
    '1 error and 0 warnings in 1 file',
    '',
  ])
})

test('of a very long line a diagnostic has the part around its column', () => {
  const log = createDiagnosticLog()
  const text = `${'x'.repeat(40_000)}[^${'y'.repeat(40_000)}`
  log.add(
    { file: 'a.md', text },
    { code: 'broken-link', problem: 'Broken.', at: { line: 1, column: 40_001 } },
  )
  const [issue] = log.list()
  expect(issue?.sourceLine).toHaveLength(402)
  expect(issue?.sourceLine[(issue.sourceColumn ?? 0) - 1]).toBe('[')
  const [, , , line = '', caret = ''] = formatDiagnostics(log.list(), { color: false }).split('\n')
  expect(line[caret.indexOf('^')]).toBe('[')
})
