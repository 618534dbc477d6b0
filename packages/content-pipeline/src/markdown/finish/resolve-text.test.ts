import { expect, test } from 'vitest'
import { compileText } from '../../fixtures/compile-text.ts'
import { toMarkup } from '../../fixtures/to-markup.ts'
import { resolveText } from './resolve-text.ts'

test.each([
  ['without a size', '', 'width=400 height=200'],
  ['with a width', 'width="120"', 'width=120 height=60'],
  ['with a height', 'height="50"', 'height=50 width=100'],
  ['with both', 'width="10" height="90"', 'width=10 height=90'],
  ['with a width in per cent', 'width="50%"', 'width="50%"'],
])('an image %s has that size, and the rest in proportion', async (_name, written, size) => {
  const { text } = await compileText(`<img src="./a.png" alt="A" ${written}>`)
  const references = [{ src: '/a.png', width: 400, height: 200 }]
  const body = resolveText(JSON.parse(text), {
    textKey: '',
    shownKey: '',
    references,
    cards: [],
    excerpt: null,
  })
  expect(toMarkup(body)).toContain(`<img src="/a.png" alt="A" ${size}>`)
})
