import { expect, test } from 'vitest'
import { docusaurusDocPath, docusaurusPostPath, filePath } from './old-addresses.ts'

test.each([
  ['intro.md', {}, '/intro'],
  ['01-guide/02-setup.mdx', {}, '/guide/setup'],
  ['guide/index.md', { id: 'x' }, '/guide/'],
  ['guide/README.md', {}, '/guide/'],
  ['guide/Guide.md', {}, '/guide/'],
  ['API.md', { id: 'api-reference' }, '/api-reference'],
  ['guide/a.md', { id: 'b', slug: '/c' }, '/c'],
  ['guide/a.md', { slug: 'c' }, '/guide/c'],
  ['2024-01-05-plan.md', {}, '/2024-01-05-plan'],
  ['8.4-beta.md', {}, '/8.4-beta'],
])('the doc %s with %j was at %s', (file, matter, path) => {
  expect(docusaurusDocPath(file, matter)).toBe(path)
})

test.each([
  ['2024-01-05-news.md', {}, '/2024/01/05/news'],
  ['2024/01/05/news/index.mdx', {}, '/2024/01/05/news'],
  ['2024-01-05-news/index.md', { slug: 'opening' }, '/opening'],
  ['plain.md', {}, '/plain'],
])('the post %s with %j was at %s', (file, matter, path) => {
  expect(docusaurusPostPath(file, matter)).toBe(path)
})

test.each([
  ['index.md', '/'],
  ['guide/index.mdx', '/guide/'],
  ['guide/a.md', '/guide/a'],
])('the page %s was at %s', (file, path) => {
  expect(filePath(file)).toBe(path)
})
