import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { shellWord } from './shell-word.ts'

test.each(['docs/intro.md', 'docs/Innføring.md', 'docs/1.2+3/a:b@c.md'])('%s stays', (path) => {
  expect(shellWord(path)).toBe(path)
})

test.each(['two words.md', '$(touch x).md', '`x`', "it's; touch x", 'a\nb', '~/x', '*', 'a&b', '!x', '#x'])(
  '%j is one word of a command',
  (path) => {
    expect(execFileSync('sh', ['-c', `printf %s ${shellWord(path)}`], { encoding: 'utf8' })).toBe(path)
  },
)

test('a name that looks like an option is none', () => {
  expect(shellWord('--upload-pack=x')).toBe("'./--upload-pack=x'")
  expect(shellWord('-x')).toBe('./-x')
})
