import { expect, test } from 'vitest'
import { withPlainAttributes } from './plain-attributes.ts'

test.each([
  ['## Boats {.wide #own-id data-x="1"}', '## Boats {#own-id}'],
  ['## Boats {.wide}', '## Boats'],
  ['## Boats {#own}', '## Boats {#own}'],
  ['Text of a block {.lead}', 'Text of a block'],
  ['{.lead}', ''],
  ['[A](./a.md){target="_self" rel="x"} and [B](/b "Title"){.button}', '[A](./a.md) and [B](/b "Title")'],
  ['[A](/a.pdf){download}', '[A](/a.pdf)'],
  ['![A](./a.png){width=50 .round} {.block}', '![A](./a.png){width=50}'],
  ['![A](./a.png){.dark}', '![A](./a.png){.dark}'],
  ['**Red**{.red} and *blue*{style="color:blue"}', '**Red** and *blue*'],
  ['`{.class}` and {{ value }} and {a, b} and {=}', '`{.class}` and {{ value }} and {a, b} and {=}'],
  ['::: tip {#own}', '::: tip {#own}'],
  ['A __red__{.red} and _a blue_{.blue}', 'A __red__ and _a blue_'],
  [String.raw`\sum_{n=1}`, String.raw`\sum_{n=1}`],
  ['a_1 + x_{i=1}', 'a_1 + x_{i=1}'],
])('attributes of VitePress: %s becomes %s', (old, expected) => {
  expect(withPlainAttributes(old)).toBe(expected)
})
