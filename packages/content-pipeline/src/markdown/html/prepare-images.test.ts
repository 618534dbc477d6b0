import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

test.each([
  ['![A](a.png){width=400}', '<img src="a.png" alt="A" width=400>'],
  ['![A](a.png){ width="400px" height=\'300\' }', '<img src="a.png" alt="A" width=400 height=300>'],
  ['![A](a.png){width=50%}', '<img src="a.png" alt="A" width="50%">'],
  ['![A](a.png){: width=400 loading=lazy }', '<img src="a.png" alt="A" width=400>'],
  ['![A](a.png){.dark}', '<img src="a.png#only-dark" alt="A">'],
  ['![A](a.png){.light width=40}', '<img src="a.png#only-light" alt="A" width=40>'],
  ['![A](a.png){.light-only}', '<img src="a.png#only-light" alt="A">'],
  ['![A](a.png#gh-dark-mode-only)', '<img src="a.png#only-dark" alt="A">'],
  ['![A](a.png#gh-light-mode-only)', '<img src="a.png#only-light" alt="A">'],
  ['![A](a.png#only-dark)', '<img src="a.png#only-dark" alt="A">'],
  ['![A][a]{.dark width=40}\n\n[a]: a.png', '<img src="a.png#only-dark" alt="A" width=40>'],
  ['<img src="a.png" alt="A" class="light:sl-hidden">', '<img src="a.png#only-dark" alt="A">'],
  ['<img src="a.png" alt="A" class="wide dark-only">', '<img src="a.png#only-dark" alt="A">'],
  ['<img src="a.png" alt="A" class="dark">', '<img src="a.png" alt="A">'],
])('the image %j', async (markdown, image) => {
  const [plain, mdx] = await Promise.all([renderMarkdown(markdown), renderMarkdown(markdown, {}, 'mdx')])
  for (const { markup, codes } of [plain, mdx])
    expect([markup.replaceAll(/<\/?p>|<\/img>/g, ''), codes]).toEqual([image, []])
})

test('an image for one colour mode is no dropped HTML on a page with HTML', async () => {
  const { markup, codes } = await renderMarkdown('<b>B</b> ![A](a.png){.dark}')
  expect([markup, codes]).toEqual(['<p><b>B</b> <img src="a.png#only-dark" alt="A"></img></p>', []])
})

test('text goes on after the attributes of an image, and braces that are escaped or stand alone are text', async () => {
  const { markup } = await renderMarkdown(
    'See ![A](a.png){width=20}, and ![B](b.png)\\{width=20} or {width=20} ![C](c.png) {width=20}.',
  )
  expect(markup).toBe(
    '<p>See <img src="a.png" alt="A" width=20></img>, and <img src="b.png" alt="B"></img>{width=20} or {width=20} <img src="c.png" alt="C"></img> {width=20}.</p>',
  )
})

test.each([
  ['![A](a.png){widht=400}', 'widht=400', 'Did you mean "width"? An image can have'],
  ['![A](a.png){width=10em}', 'width=10em', 'An image can have {width=400}'],
  ['![A](a.png){.wide width=400}', '.wide', 'An image can have {width=400}'],
  ['![A](a.png){zoom=true}', 'zoom=true', '{zoom=false}'],
  ['![A](a.png){width=0}', 'width=0', '{width=400}'],
])('an attribute that images do not have is reported: %s', async (markdown, unknown, hint) => {
  const { markup, diagnostics } = await renderMarkdown(markdown)
  expect(diagnostics).toMatchObject([
    {
      code: 'unread-syntax',
      line: 1,
      column: 12,
      problem: `This is shown as text: an image has no attribute "${unknown}".`,
      hint: expect.stringContaining(hint),
    },
  ])
  expect(markup).toContain('</img>{')
})

const IMAGE = '<img src="a.png" alt="A"></img>'

test.each([
  ['![A](a.png "Net *one*")', `<figure>${IMAGE}<figcaption>Net *one*</figcaption></figure>`],
  ['[![A](a.png "Net")](b.md)', `<figure><a href="b.md">${IMAGE}</a><figcaption>Net</figcaption></figure>`],
  [
    '![A](a.png#only-light "Net")\n![A](a.png#gh-dark-mode-only)',
    '<figure><img src="a.png#only-light" alt="A"></img><img src="a.png#only-dark" alt="A"></img><figcaption>Net</figcaption></figure>',
  ],
  [
    '![A](a.png "One") ![A](a.png "Two")',
    `<figure><figure>${IMAGE}<figcaption>One</figcaption></figure><figure>${IMAGE}<figcaption>Two</figcaption></figure></figure>`,
  ],
  ['![A](a.png) ![A](a.png)', `<p>${IMAGE} ${IMAGE}</p>`],
  ['![A](a.png "Net") among words', '<p><img src="a.png" alt="A" title="Net"></img> among words</p>'],
  [
    '![A](a.png "Net"){width=40}',
    '<figure><img src="a.png" alt="A" width=40></img><figcaption>Net</figcaption></figure>',
  ],
])('the title of %j', async (markdown, markup) => {
  const rendered = await renderMarkdown(markdown)
  expect([rendered.markup, rendered.codes]).toEqual([markup, []])
})

test('titles on several lines stay titles: their pictures are not one', async () => {
  const { markup } = await renderMarkdown('![A](a.png "One")\n![B](b.png "Two")')
  expect(markup).not.toContain('<figure')
})
