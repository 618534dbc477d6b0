import { expect, test } from 'vitest'
import { parseGettext } from './gettext.ts'

const UNITS = [
  { file: 'a.md', id: 'x', source: 'Feed "fish"', target: 'Fôr\\303 fisk', isDone: true },
  { file: 'a.md', id: 'y', source: 'One\ntwo', target: 'Én\nto', isDone: false },
]

test.each([
  [
    'letters as bytes, and wrapped lines',
    `msgid ""
msgstr ""
"Language: no\\n"

#: a.md:1
msgctxt "a.md#x"
msgid "Feed \\"fish\\""
msgstr ""
"F\\303\\264r\\\\303 "
"fisk"

#: a.md:2
#, fuzzy, no-wrap
msgctxt "a.md#y"
msgid ""
"One\\n"
"two"
msgstr "\\303\\211n\\nto"
`,
  ],
  [
    'no empty lines between entries, and obsolete ones',
    `msgid ""
msgstr "Language: no\\n"
# File: a.md, line: 1
msgctxt "a.md#x"
msgid "Feed \\"fish\\""
msgstr "Fôr\\\\303 fisk"
#, fuzzy
#| msgctxt "a.md#z"
#| msgid "Old"
msgctxt "a.md#y"
msgid "One\\ntwo"
msgstr ""
"Én\\n"
"to"
#~ msgctxt "a.md#w"
#~ msgid "Gone"
#~ msgstr "Borte"
`,
  ],
])('a catalogue is read as tools write it: %s', (_, text) => {
  expect(parseGettext(text)).toEqual(UNITS)
})

test('a catalogue that was cut off within a text is refused', () => {
  const text = 'msgid ""\nmsgstr ""\n\nmsgctxt "a.md#x"\nmsgid "One"\nmsgstr "En \\"halv\\" tekst'
  for (const end of [
    text.indexOf('lv'),
    text.indexOf('\\" tekst'),
    text.indexOf('" tekst') + 1,
    text.length,
  ]) {
    expect(() => parseGettext(text.slice(0, end))).toThrow(RangeError)
  }
  expect(parseGettext(`${text}"`)).toMatchObject([{ target: 'En "halv" tekst' }])
})
