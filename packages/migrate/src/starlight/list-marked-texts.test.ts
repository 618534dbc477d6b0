import { expect, test } from 'vitest'
import { listMarkedTexts } from './list-marked-texts.ts'

function marksOf(options: string, code: string): string {
  const [line = ''] = listMarkedTexts(`\`\`\`js ${options}\n${code}\n\`\`\`\n`).split('\n')
  return line.slice('```js'.length).trim()
}

// The right values are what Expressive Code marks.
test.each([
  ['ins=/{ extend: .+ }/', 'schema({ extend: tides() })', 'ins="{ extend: tides() }"'],
  [String.raw`/size="\w+"/`, '<a size="one" /><a size="two" />', `'size="one"' 'size="two"'`],
  [String.raw`/^\s*(label:|items:)/`, '  label: "a",\n  items: []', '"label:" "items:"'],
  ['{2} /icon: (Star)/', 'icon: Star', '{2} "Star"'],
  ['{2} /icon: (Star)/', 'icon: Star // Star', '{2} "icon: Star"'],
  ['/"a".\'b\'/', `"a"-'b'`, String.raw`/"a"-'b'/`],
  ['{1} /gone.+/', 'nets', '{1}'],
])('the pattern in %s is what it marks in the code', (options, code, expected) => {
  expect(marksOf(options, code)).toBe(expected)
})

test.each([
  '/word/',
  String.raw`/a\/b/`,
  'ins=/, (one|two)/',
  'title="/ a.+ /" {1}',
  "'a /b.+/ c'",
  '/(a+)+$/',
  '/[/',
])('%s stays', (options) => {
  expect(marksOf(options, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!')).toBe(options)
})

test('code in a list, and the code after it, are read', () => {
  const page = '1. One\n\n   ```js /a./\n   ab\n   ```\n\n```md\n```js /a./\n```\n'
  expect(listMarkedTexts(page)).toBe('1. One\n\n   ```js "ab"\n   ab\n   ```\n\n```md\n```js /a./\n```\n')
})
