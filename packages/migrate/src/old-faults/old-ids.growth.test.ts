import { expect, test } from 'vitest'
import { growthOf, MOST_GROWTH } from '../../../../scripts/time-growth.ts'
import { siteOf } from '../testing/old-site.ts'
import { oldIds } from './old-ids.ts'

test.each([
  ['blanks behind the name of an attribute', (size: number) => `id=${' '.repeat(size)}a`],
  ['blanks before its value', (size: number) => `id${' '.repeat(size)}a`],
  ['open braces', (size: number) => '{#'.repeat(size)],
  ['open tags', (size: number) => '<a '.repeat(size)],
  ['open links', (size: number) => ']('.repeat(size)],
  ['fences of many lengths', (size: number) => '```\n~~~~\n'.repeat(size)],
])('time grows with the text of a page of the old site: %s', async (_name, textOf) => {
  const growth = await growthOf((size) => {
    const text = textOf(size)
    const root = siteOf({ 'docs/nets.md': `# Nets\n\n${text}\n` })
    const site = {
      root,
      tool: 'Docusaurus',
      registries: [],
      folder: '',
      headingId: (words: string) => words,
    } as const
    const names = { lacksFile: () => true, lacksPage: () => true, lacksPageBeside: () => true }
    const lacksId = oldIds(site, { origins: new Map([['nets.md', 'docs/nets.md']]) }, names)
    expect(lacksId('gone', 'nets.md')).toBe(true)
    return { weight: text.length }
  })
  expect(growth).toBeLessThan(MOST_GROWTH)
})
