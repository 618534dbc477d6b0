import { expect, test } from 'vitest'
import { docIdentity, pagePath, postPath, USUAL_RULES } from './docusaurus-addresses.ts'

test.each([
  ['intro.md', {}, '/intro'],
  ['01-guide/02-setup.mdx', {}, '/guide/setup'],
  ['guide/index.md', { id: 'x' }, '/guide/'],
  ['guide/README.md', {}, '/guide/'],
  ['guide/Guide.md', {}, '/guide/'],
  ['01_basics/00_basics.md', {}, '/basics/basics'],
  ['01_basics/01_basics.md', {}, '/basics/'],
  ['01-basics/00-index.md', {}, '/basics/index'],
  ['API.md', { id: 'api-reference' }, '/api-reference'],
  ['guide/a.md', { id: 'b', slug: '/c' }, '/c'],
  ['guide/a.md', { slug: 'c' }, '/guide/c'],
  ['guide/a.md', { slug: '../c' }, '/c'],
  ['guide/a.md', { slug: 2024 }, '/guide/2024'],
  ['2024-01-05-plan.md', {}, '/2024-01-05-plan'],
  ['8.4-beta.md', {}, '/8.4-beta'],
])('the doc %s with %j was at %s', (file, matter, path) => {
  expect(docIdentity(file, matter, USUAL_RULES).path).toBe(path)
})

test.each([
  ['2024-01-05-news.md', {}, '/2024/01/05/news'],
  ['2024-1-5-news.md', {}, '/2024/1/5/news'],
  ['2024/01/05/news/index.mdx', {}, '/2024/01/05/news'],
  ['spring/2024-01-05-news.md', {}, '/2024/01/05/spring/news'],
  ['2024-01-05-news/index.md', { slug: 'opening' }, '/opening'],
  ['plain.md', {}, '/plain'],
])('the post %s with %j was at %s', (file, matter, path) => {
  expect(postPath(file, matter)).toBe(path)
})

test.each([
  ['index.md', {}, '/'],
  ['help/Index.mdx', {}, '/help/'],
  ['help/README.md', {}, '/help/README'],
  ['team.tsx', { slug: 'x' }, '/team'],
  ['team.md', { slug: 'us' }, '/us'],
])('the page %s with %j was at %s', (file, matter, path) => {
  expect(pagePath(file, matter)).toBe(path)
})
