import { expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { siteOf } from '../testing/old-site.ts'
import { withTrimmedTexts } from './trimmed-texts.ts'

test.each([
  [
    '<Code>\n  {`\nconst a = 1\n\nconst b = \\`2\\`\n  `.trim()}\n</Code>',
    '<Code>\n  {`const a = 1\n\nconst b = \\`2\\``}\n</Code>',
  ],
  ['{`a ${b} `.trim()}', '{`a ${b} `.trim()}'],
  ['{` a `.repeat(2)}', '{` a `.repeat(2)}'],
  ['```js\n{` a `.trim()}\n```', '```js\n{` a `.trim()}\n```'],
])('%j', (text, expected) => {
  expect(withTrimmedTexts(text)).toBe(expected)
})

test('what is below a text that code trims stays on the page', async () => {
  const { diagnostics } = await migrate({
    tool: 'docusaurus',
    folder: siteOf({
      'package.json': '{}',
      'docusaurus.config.js': `module.exports = { title: 'Fjord', url: 'https://fjord.example', presets: [['classic', { blog: false }]] }`,
      'src/Sample.js': 'export default function Sample() { return useState(1) }',
      'docs/nets.mdx':
        "import Sample from '../src/Sample'\n\n# Nets\n\n<Sample>\n  {`\nknot()\n  `.trim()}\n</Sample>\n\n## Below\n\n[Below](#below)\n",
    }),
  })
  expect(diagnostics).toEqual([])
})
