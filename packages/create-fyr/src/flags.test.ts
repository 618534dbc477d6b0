import { expect, test } from 'vitest'
import { HELP, readFlags } from './flags.ts'

test('flags make every choice', () => {
  const { chosen, yes } = readFlags(
    'my-docs --name Fjord --locales en,no --no-blog --accent red --host gitlab --url https://x.example/docs --no-images -y'.split(
      ' ',
    ),
  )
  expect(yes).toBe(true)
  expect(chosen).toEqual({
    folder: 'my-docs',
    name: 'Fjord',
    locales: ['en', 'no'],
    blog: false,
    accent: '#923630',
    host: 'gitlab',
    url: 'https://x.example/docs',
    images: false,
  })
})

test('what no flag says is left open', () => {
  expect(readFlags([])).toEqual({ chosen: {}, yes: false, help: false, version: false })
})

test.each([
  [
    ['--accent', 'mauve'],
    '"mauve" is not an accent: write #rrggbb, or one of sea, blue, violet, pink, red, orange, green.',
  ],
  [['--name', ' '], 'The name is empty.'],
  [['--name', 'a\nb'], 'The name contains a line break or a character that nobody sees.'],
  [['--name', 'a\u202Eb'], 'The name contains a line break or a character that nobody sees.'],
  [['--host', 'svn'], '--host is one of github, gitlab, none, not "svn".'],
  [['--locales', 'en,e'], '"e" is not the code of a language, such as en or no.'],
  [['--locales', 'en,no,en'], '"en" is listed twice.'],
  [['--locales', ' '], 'A site needs a language, such as en.'],
  [['--url', 'docs.example.com'], '"docs.example.com" is not an address such as https://docs.example.com.'],
  [
    ['--url', 'https://a.example/?b'],
    '"https://a.example/?b" is not an address such as https://docs.example.com.',
  ],
  [['my', 'docs'], 'Unexpected argument "docs" after the folder "my". Quote a name that contains spaces.'],
  [['--nmae', 'x'], "Unknown option '--nmae'. Run it with --help to see the options."],
])('%j is refused', (args, problem) => {
  expect(() => readFlags(args)).toThrow(new RangeError(problem))
})

test('the help names every flag', () => {
  const flags = [...HELP.matchAll(/^ {2}(--[a-z]+)/gm)].map(([, flag]) => flag)
  expect(flags).toEqual([
    '--name',
    '--locales',
    '--blog',
    '--accent',
    '--host',
    '--url',
    '--images',
    '--yes',
    '--help',
    '--version',
  ])
})
