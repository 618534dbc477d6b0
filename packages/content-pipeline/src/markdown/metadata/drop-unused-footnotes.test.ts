import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

async function headingsOf(markdown: string) {
  const { headings, markup } = await renderMarkdown(markdown)
  for (const { id } of headings) expect(markup).toContain(`id="${id}"`)
  return headings.map(({ id }) => id)
}

test.each([
  ['that nothing refers to', 'Text.\n\n[^1]: ## Lost\n\n## Lost', ['lost']],
  ['that the title alone refers to', '# Title[^1]\n\nText.\n\n[^1]: ## Lost', []],
  ['that refers to itself', 'Text.\n\n[^1]: ## Lost[^1]', []],
  ['that a lost one refers to', 'Text.\n\n[^1]: See[^2].\n\n[^2]: ## Lost', []],
  ['whose name is taken', 'Text[^1].\n\n[^1]: ## Kept\n\n[^1]: ## Lost', ['kept']],
  ['in a quote', '> Text.\n>\n> [^1]: ## Lost', []],
])('the headings of a footnote %s are not headings of the page', async (_name, markdown, ids) => {
  expect(await headingsOf(markdown)).toEqual(ids)
})

test.each([
  ['that the text refers to', 'Text[^A].\n\n[^a]: ## Kept', ['kept']],
  ['that another one refers to', 'Text[^1].\n\n[^1]: See[^2].\n\n[^2]: ## Kept', ['kept']],
  ['that is inside a lost one', 'Text[^2].\n\n[^1]: ## Lost\n\n    > [^2]: ## Kept', ['kept']],
])('a footnote %s is shown whole', async (_name, markdown, ids) => {
  expect(await headingsOf(markdown)).toEqual(ids)
})

test('what a footnote that nothing refers to holds is neither counted nor missed, but the footnote is', async () => {
  const { words, codes } = await renderMarkdown('Two words.\n\n[^1]: # <b>More</b> [words](gone.md)')
  expect(words).toBe(2)
  expect(codes).toEqual(['unread-syntax'])
})

test.each([
  ['Text.\n\n[^Note]: Lost.', 'The footnote "Note" is not shown: no text refers to it.'],
  ['Text[^1].\n\n[^1]: Kept.\n\n[^1]: Lost.', 'This footnote is not shown: another one is called "1".'],
  [
    '![A barge [^1]](./b.svg)\n\nText[^1].\n\n[^1]: Note.',
    'A picture cannot have a footnote in its text or title: "[^1]" is not shown as one.',
  ],
  [
    'Text[^1] with a [link](./b.md "see [^1]").\n\n[^1]: Note.',
    'A link cannot have a footnote in its title: "[^1]" is not shown as one.',
  ],
])('the author of %j is told', async (markdown, problem) => {
  const { diagnostics } = await renderMarkdown(markdown)
  expect(diagnostics.map((one) => one.problem)).toEqual([problem])
})

test('many footnotes may lead to one another', async () => {
  const many = Array.from({ length: 900 }, (_, index) => `[^${index}]: See[^${index + 1}].`)
  expect(await headingsOf(`Text[^0].\n\n${many.join('\n\n')}\n\n[^900]: ## Kept`)).toEqual(['kept'])
})
