import { expect, test } from 'vitest'
import { compileText } from '../fixtures/compile-text.ts'

test.each(['select', 'template', 'iframe'])(
  'a heading that <%s> removes is not in the table of contents',
  async (name) => {
    const text = `# Page\n\n<${name}>\n\n## Lost\n\n</${name}>\n\n## Kept\n`
    const { facts } = (await compileText(text)).report
    expect(facts.headings.map(({ id }) => id)).toEqual(['kept'])
    expect(facts.ids).toEqual(['kept'])
  },
)

test('an element that is dropped takes its id with it, one that is kept has it', async () => {
  const html = '<iframe id="a"></iframe><form id="b"><p id="c">x</p></form><p id="d">x</p>'
  const { facts } = (await compileText(`# Page\n\n${html}\n`)).report
  expect(facts.ids).toEqual(['c', 'd'])
})
