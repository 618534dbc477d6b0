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

test.each([
  ['', undefined],
  ['width="120"', 'min(94vw,120px)'],
  ['height="50"', 'min(94vw,100px)'],
  ['width="10" height="90"', 'min(94vw,10px)'],
  ['width="50%"', undefined],
])('a picture of several files with the size %j says how wide it is shown', async (written, sizes) => {
  const { text } = await compileText(`<img src="./a.png" alt="A" ${written}>`)
  const references = [{ src: '/a.png', width: 400, height: 200, srcSet: '/a.webp 400w' }]
  const plan = { textKey: '', shownKey: '', references, cards: [], excerpt: null }
  const [paragraph] = resolveText(JSON.parse(text), plan).children
  const image = paragraph?.type === 'element' && paragraph.tagName === 'p' ? paragraph.children[0] : paragraph
  expect(image?.type === 'element' && image.properties['sizes']).toBe(sizes)
})
