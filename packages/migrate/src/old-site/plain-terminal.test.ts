import { expect, test } from 'vitest'
import { withPlainTerminal } from './plain-terminal.ts'

const ESCAPE = String.fromCodePoint(27)

test.each([
  [
    `\`\`\`ansi title="fyr"\n${ESCAPE}[34mnets.md${ESCAPE}[0m\n\`\`\`\n\n${ESCAPE}[2mtext`,
    `\`\`\`text title="fyr"\nnets.md\n\`\`\`\n\n${ESCAPE}[2mtext`,
  ],
  [`1. A\n   ~~~ansi\n   ${ESCAPE}[1;31mtide\n   ~~~\n`, '1. A\n   ~~~text\n   tide\n   ~~~\n'],
  [
    `> - ~~~ansi\n>   ${ESCAPE}[1mtide\n>   ~~~\n${ESCAPE}[1m`,
    `> - ~~~text\n>   tide\n>   ~~~\n${ESCAPE}[1m`,
  ],
  ['````md\n```ansi\na\n```\n````\n', '````md\n```ansi\na\n```\n````\n'],
  ['```ansible\na\n```\n', '```ansible\na\n```\n'],
])('%j', (text, expected) => {
  expect(withPlainTerminal(text)).toBe(expected)
})
