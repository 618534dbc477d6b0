import { expect, test } from 'vitest'
import { colorCode } from './color-code.ts'

/** What has a class, as `class text`. */
function classesOf(...[text, language]: Parameters<typeof colorCode>): readonly string[] {
  return colorCode(text, language).flatMap((token) =>
    token.className === null ? [] : [`${token.className.slice(4)} ${token.text.trim()}`],
  )
}

test('JSON has the classes that samples have', () => {
  expect(classesOf('{ "kg": -4.5e3, "a\\"b" : [true, "a:\\n"], "x": null }', 'json')).toEqual([
    'punctuation {',
    'property "kg"',
    'punctuation :',
    'number -4.5e3',
    'punctuation ,',
    String.raw`property "a\"b"`,
    'punctuation :',
    'punctuation [',
    'constant true',
    'punctuation ,',
    String.raw`string "a:\n"`,
    'punctuation ],',
    'property "x"',
    'punctuation :',
    'constant null',
    'punctuation }',
  ])
})

test('a command has the classes that samples have', () => {
  const command = String.raw`curl -X PUT 'https://a.example/it'\''s?a=$b' ${'\\\n'}  -u "$ID:$SECRET" -H "A: Bearer $TOKEN"`
  expect(classesOf(command, 'sh')).toEqual([
    'function curl',
    'constant -X',
    'string PUT',
    `string 'https://a.example/it'`,
    String.raw`constant \'`,
    `string 's?a=$b'`,
    'constant \\',
    'constant -u',
    'string "',
    'variable $ID',
    'string :',
    'variable $SECRET',
    'string "',
    'constant -H',
    'string "A: Bearer',
    'variable $TOKEN',
    'string "',
  ])
})

test.each([
  ['json', '{"a": "not closed\\'],
  ['json', '<p>no JSON</p> "x": 1'],
  ['json', `${'"\\"'.repeat(20_000)}`],
  ['json', '\\"'.repeat(20_000)],
  ['json', `"a"${' '.repeat(20_000)}`],
  ['sh', `curl 'a ${'"$'.repeat(20_000)}`],
  ['sh', `curl "${'\\'.repeat(20_001)}`],
] as const)('every letter stays, whatever the text is (%s, %#)', (language, text) => {
  const tokens = colorCode(text, language)
  expect(tokens.map((token) => token.text).join('')).toBe(text)
})
