import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

test.each(['md', 'mdx'] as const)('a film and a sound are kept with controls in .%s', async (extension) => {
  const { markup, references, codes } = await renderMarkdown(
    '<video src="a.mp4" poster="p.png" width="320" muted>\n<track src="a.vtt" kind="captions" srclang="en" label="English" default />\n</video>\n\n<audio controls>\n<source src="/b.mp3" type="audio/mpeg" />\n</audio>',
    {},
    extension,
  )
  expect(markup).toContain('<video ')
  expect(markup).toContain('<source src="a.mp4"></source>')
  expect(markup).toMatch(/<track src="a\.vtt" kind="captions" srcLang="en" label="English" default=true>/)
  expect(markup).toContain('<source src="/b.mp3" type="audio/mpeg"></source>')
  expect(markup.match(/controls=true/g)).toHaveLength(2)
  expect(references).toEqual(['p.png', 'a.mp4', 'a.vtt', '/b.mp3'])
  expect(codes).toEqual([])
})

test.each([
  ['<video src="a.mp4" autoplay></video>', 'Readers start a film themselves.'],
  ['<object data="a.pdf">Text</object>', 'For a picture write'],
  [
    '<picture><source srcset="a.png 1x, b.png 2x"><img src="a.png" alt="A"></picture>',
    'Only the <img> is shown',
  ],
  ['<video src="a.mp4" onplay="x()"></video>', 'content cannot run code'],
])('what is not kept is told: %s', async (html, hint) => {
  const { diagnostics, markup } = await renderMarkdown(html)
  expect(diagnostics.map(({ code }) => code)).toEqual(['dropped-html'])
  expect(diagnostics[0]?.hint).toContain(hint)
  expect(markup).not.toMatch(/autoplay|srcset|onplay|<object/i)
})

test.each([
  ['<source media="(prefers-color-scheme: dark)" srcset="dark.png">', 'usual.png', 'dark.png'],
  ['<source media="(prefers-color-scheme: light)" srcset="light.png">', 'light.png', 'usual.png'],
])('a picture with a source for a mode is one image for each mode: %s', async (source, light, dark) => {
  const { markup, codes } = await renderMarkdown(
    `<picture>${source}<img src="usual.png" alt="Map"></picture>`,
  )
  expect(markup).toContain(
    `<img src="${light}#only-light" alt="Map"></img><img src="${dark}#only-dark" alt="Map"></img>`,
  )
  expect(markup).not.toContain('<picture')
  expect(codes).toEqual([])
})

test('sources outside a film and frames of other hosts in one are dropped', async () => {
  const { markup } = await renderMarkdown('<track src="a.vtt">\n\n<video poster="javascript:x"></video>')
  expect(markup).not.toMatch(/track|javascript/)
})
