import { expect, test } from 'vitest'
import { compileText } from '../../fixtures/compile-text.ts'

async function htmlOf(markdown: string): Promise<string> {
  return (await compileText(markdown)).text
}

test.each([
  ['Done :tada: so :+1:', 'Done 🎉 so 👍'],
  ['**:rocket:** and [:book:](https://a.example)', '🚀'],
  [':bread:, :norway:.', '🍞, 🇳🇴.'],
])('%j shows emoji', async (markdown, shown) => {
  expect(await htmlOf(markdown)).toContain(shown)
})

test.each([
  [String.raw`\:tada: and \:tada\:`, ':tada: and :tada:'],
  ['`:tada:`', ':tada:'],
  ['12:100:30, a:tada:, ::tada::, https://a.example/:tada:', '12:100:30, a:tada:, ::tada::'],
  [':constructor: and :ref:', ':constructor: and :ref:'],
])('%j stays text', async (markdown, shown) => {
  const html = await htmlOf(markdown)
  expect(html).toContain(shown)
  expect(html).not.toContain('🎉')
})

test('a name with a backslash stays text beside one without', async () => {
  expect(await htmlOf(String.raw`:tada: \:tada: :tada:`)).toContain('🎉 :tada: 🎉')
})

test('the id of a heading is made from the name, and its text has the emoji', async () => {
  const { report } = await compileText('# T\n\n## :rocket: Take **:fire:** off\n')
  expect(report.facts.headings).toMatchObject([{ id: 'rocket-take-fire-off' }])
  expect(JSON.stringify(report.facts.headings)).toContain('🚀 Take')
})
