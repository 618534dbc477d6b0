import { expect, test } from 'vitest'
import { COMMANDS, type CommandName } from './commands.ts'
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
      verbose: false,
      write: false,
      verify: false,
      fix: false,
      unused: false,
      shard: null,
      frozen: false,
      all: false,
      'from-tag': null,
      xliff: false,
      po: false,
      merge: false,
      on: null,
      explain: false,
      since: null,
      file: 'search.golden.yml',
      min: null,
      words: [],
    },
  })
})

test('a shard is a number of numbers', () => {
  expect(parseCommandLine(['build', '--shard', '2/3'])).toMatchObject({
    flags: { shard: { index: 2, count: 3 }, merge: false },
  })
})

test.each([
  [[], { type: 'help', command: null }],
  [['--help'], { type: 'help', command: null }],
  [['build', '-h'], { type: 'help', command: 'build' }],
  [['--version'], { type: 'version' }],
  [['build', '-v'], { type: 'version' }],
  [['help'], { type: 'help', command: null }],
  [['help', 'build'], { type: 'help', command: 'build' }],
  [['help', 'help'], { type: 'help', command: null }],
])('%j asks for help or the version', (args, expected) => {
  expect(parseCommandLine(args)).toEqual(expected)
})

test.each([
  [['bild'], 'Unknown command "bild"', { name: 'bild', known: Object.keys(COMMANDS) }],
  [['toString'], 'Unknown command "toString"', { name: 'toString', known: Object.keys(COMMANDS) }],
  [['build', '--port', '1'], '"fyr build" does not take --port'],
  [
    ['build', '--minify'],
    'Unknown option "--minify". Options of "fyr build": --root, --out,',
    { name: '--minify', known: expect.arrayContaining(['--root', '--help']) },
  ],
  [
    ['preview', '-p', '1'],
    'Unknown option "-p". Options of "fyr preview": --root, --out, --host, --port, --help.',
    { name: '-p', known: ['--root', '--out', '--host', '--port', '--help'] },
  ],
  [['--minify'], 'Unknown option "--minify".'],
  [['preview', '--port'], "Option '--port <value>' argument missing"],
  [['build', 'site'], 'Unexpected argument "site"'],
  [['translate'], 'Write "fyr translate <locale>" or "fyr translate status"'],
  [['translate', ''], 'Write "fyr translate <locale>"'],
  [['new', 'my-site', '--title=Fjord'], 'Create a site with "npm create fyr@latest".'],
  [['init'], 'There is no "fyr init". Create a site with "npm create fyr@latest".'],
  [['create', 'my-site'], 'There is no "fyr create". Create a site with "npm create fyr@latest".'],
  [['search'], '"fyr search" is incomplete. Write "fyr search test" or "fyr search explain".'],
  [['plan', 'dist'], '"fyr plan" is incomplete. Write "fyr plan <old> <new>".'],
  [['openapi', 'a', 'b'], '"fyr openapi" is incomplete. Write "fyr openapi diff <old> <new>".'],
  [['version'], '"fyr version" is incomplete. Write "fyr version <name>".'],
  [['migrate'], 'Write "fyr migrate docusaurus" or "fyr migrate vitepress" or "fyr migrate starlight".'],
  [['translate', 'a', 'b', 'c', 'd'], 'Unexpected argument "d"'],
  [['preview', '--port', 'x'], '"x" is not a port'],
  [['preview', '--port', '65536'], '"65536" is not a port'],
  [['dev', '--host', ''], '--host is empty. Write "--host <name>", or leave it out.'],
  [['build', '--root', ''], '--root is empty. Write "--root <folder>", or leave it out.'],
  [['version', '2.0', '--from-tag='], '--from-tag is empty.'],
  [['migrate', 'docusaurus', ''], '"fyr migrate" is incomplete.'],
  [['build', '--out', 'a', '--out=b'], '--out is there twice. Write it once.'],
  [['help', 'bild'], 'Unknown command "bild"', { name: 'bild', known: Object.keys(COMMANDS) }],
  [['build', '--on', '2026-02-30'], '"2026-02-30" is not a date'],
  [['build', '--shard', '4/3'], '"4/3" is not a shard'],
  [['build', '--shard', '0/3'], '"0/3" is not a shard'],
  [['build', '--shard', 'two'], '"two" is not a shard'],
  [['build', '--shard', '1/2', '--merge'], 'cannot be combined'],
  [['build', '--on', 'May'], '"May" is not a date'],
] as const)('%j is a mistake: %s', (args, problem, unknown?: object) => {
  expect(parseCommandLine(args)).toEqual({
    type: 'mistake',
    problem: expect.stringContaining(problem),
    unknown: unknown ?? null,
  })
})

const NAMES = Object.keys(COMMANDS) as CommandName[]

test.each(NAMES)('the help lists %s and explains its flags', (command) => {
  expect(formatHelp(null)).toContain(`  ${command} `)
  expect(formatHelp(command)).toMatch(new RegExp(String.raw`^fyr ${command}.*\n\n.+\.\n\nOptions:\n  --`))
})

// "vitest run -u" writes the file.
test('COMMANDS.md holds the help of every command', async () => {
  const sections = [null, ...NAMES].map((command) => {
    const title = command === null ? '# Commands' : `## fyr ${command}`
    return `${title}\n\n\`\`\`\n${formatHelp(command)}\n\`\`\`\n`
  })
  await expect(sections.join('\n')).toMatchFileSnapshot('../../COMMANDS.md')
})
