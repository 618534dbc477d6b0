import { expect, test } from 'vitest'
import { stackFrames } from './stack-frames.ts'

test('the frames of a stack have the module, the line and the column', () => {
  const stack = `Error: A message (with a place: at here:1:2)
    at read (/site/theme/a b.tsx:3:7)
    at async file:///site/site.config.ts?t=1:10:1
    at new Page (/site/(group)/page.tsx:4:2)
    at Array.map (<anonymous>)`
  expect(stackFrames({ stack })).toEqual([
    { module: '/site/theme/a b.tsx', line: 3, column: 7 },
    { module: 'async file:///site/site.config.ts?t=1', line: 10, column: 1 },
    { module: '/site/(group)/page.tsx', line: 4, column: 2 },
  ])
})
