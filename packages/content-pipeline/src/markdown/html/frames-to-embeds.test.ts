import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

const BOX = 'https://codesandbox.io/embed/box?view=split'

test.each([
  [
    'of another site',
    `<iframe src="${BOX}" title="A box" style="width:100%" sandbox="allow-scripts"></iframe>`,
    `<fyr-embed frame="${BOX}" title="A box"><a href="${BOX}">A box</a></fyr-embed>`,
  ],
  [
    'without a title, which is then its host',
    `<iframe class="x"src="${BOX}"></iframe>`,
    `<fyr-embed frame="${BOX}" title="codesandbox.io"><a href="${BOX}">codesandbox.io</a></fyr-embed>`,
  ],
  [
    'of a video, from the host without cookies',
    '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?start=3" title="Song"></iframe>',
    '<fyr-embed frame="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1" title="Song"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Song</a></fyr-embed>',
  ],
  [
    'in a line of text, which is split',
    `Before <iframe src="${BOX}" title="A box"></iframe> after.`,
    `<p>Before </p><fyr-embed frame="${BOX}" title="A box"><a href="${BOX}">A box</a></fyr-embed><p> after.</p>`,
  ],
])('a frame %s is an embed', async (_name, markdown, markup) => {
  const { markup: actual, codes } = await renderMarkdown(markdown)
  expect([actual, codes]).toEqual([markup, []])
})

test('a frame with attributes of React is an embed in .mdx', async () => {
  const markdown = `<iframe\n  src="${BOX}"\n  title="A box"\n  style={{ border: 0 }}\n  allowFullScreen\n></iframe>\n\nMore.`
  const { markup, codes } = await renderMarkdown(markdown, {}, 'mdx')
  expect(codes).toEqual([])
  expect(markup).toContain(`<fyr-embed frame="${BOX}" title="A box">`)
  expect(markup).toContain('<p>More.</p>')
})

test.each([
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="data:text/html,x"></iframe>',
  '<iframe src="http://example.com/x"></iframe>',
  '<iframe src="/demo.html"></iframe>',
  '<iframe srcdoc="<b>x</b>"></iframe>',
  '<iframe src="https://www.googletagmanager.com/ns.html?id=1" height="0" width="0"></iframe>',
  '<iframe src="https://example.com/x" style="display:none;visibility:hidden"></iframe>',
  '<b><iframe src="https://example.com/x"></iframe></b>',
])('%s is dropped with a warning', async (markdown) => {
  const { markup, codes } = await renderMarkdown(markdown)
  expect(markup).not.toContain('fyr-embed')
  expect(codes).toContain('dropped-html')
})
