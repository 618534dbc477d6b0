import { expect, test } from 'vitest'
import { formatHelp } from './format-help.ts'
import { parseCommandLine } from './parse-command-line.ts'

test('a command gets its flags with defaults for the rest', () => {
  expect(parseCommandLine(['preview', '--root', 'site', '--port', '4179'])).toEqual({
    type: 'run',
    command: 'preview',
    flags: {
      root: 'site',
      out: 'dist',
      host: 'localhost',
      port: 4179,
      json: false,
      fix: false,
      shard: null,
      merge: false,
      on: null,
      explain: false,
      title: null,
      words: [],
    },
  })
})

test('a shard is a number of numbers', () => {
  expect(parseCommandLine(['build', '--shard', '2/3'])).toMatchObject({
    flags: { shard: { index: 2, count: 3 }, merge: false },
  })
})

test('"new" takes the folder that stands behind it', () => {
  expect(parseCommandLine(['new', 'my-site', '--title=Fjord'])).toMatchObject({
    command: 'new',
    flags: { words: ['my-site'], title: 'Fjord', port: null },
  })
})

test.each([
  [[], { type: 'help', command: null }],
  [['--help'], { type: 'help', command: null }],
  [['build', '-h'], { type: 'help', command: 'build' }],
  [['--version'], { type: 'version' }],
  [['build', '-v'], { type: 'version' }],
])('%j asks for words about the program', (args, expected) => {
  expect(parseCommandLine(args)).toEqual(expected)
})

test.each([
  [['bild'], 'no command "bild"'],
  [['toString'], 'no command "toString"'],
  [['build', '--port', '1'], '"fyr build" does not take --port'],
  [['build', '--minify'], 'There is no option "--minify". "fyr build" takes --root, --out,'],
  [
    ['preview', '-p', '1'],
    'There is no option "-p". "fyr preview" takes --root, --out, --host, --port, --help.',
  ],
  [['--minify'], 'There is no option "--minify".'],
  [['preview', '--port'], "Option '--port <value>' argument missing"],
  [['build', 'site'], 'does not know what to do with "site"'],
  [['new'], 'needs a folder'],
  [['new', ''], 'needs a folder'],
  [['new', 'a', 'b'], 'does not know what to do with "b"'],
  [['preview', '--port', 'x'], '"x" is no port'],
  [['preview', '--port', '65536'], '"65536" is no port'],
  [['dev', '--host', ''], '--host needs a name'],
  [['build', '--on', '2026-02-30'], '"2026-02-30" is no day'],
  [['build', '--shard', '4/3'], '"4/3" is no shard'],
  [['build', '--shard', '0/3'], '"0/3" is no shard'],
  [['build', '--shard', 'two'], '"two" is no shard'],
  [['build', '--shard', '1/2', '--merge'], 'without --shard'],
  [['build', '--on', 'May'], '"May" is no day'],
])('%j is a mistake: %s', (args, problem) => {
  expect(parseCommandLine(args)).toEqual({ type: 'mistake', problem: expect.stringContaining(problem) })
})

test.each(['dev', 'build', 'preview', 'check', 'new'] as const)(
  'the help lists %s and tells its flags',
  (command) => {
    expect(formatHelp(null)).toContain(`  ${command} `)
    expect(formatHelp(command)).toMatch(new RegExp(String.raw`^fyr ${command}.*\n\n.+\.\n\nOptions:\n  --`))
  },
)
