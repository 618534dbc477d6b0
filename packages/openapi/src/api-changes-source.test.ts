import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { check } from '@fyr/cli'
import { copyTinySite } from '../../cli/src/testing/copy-fixture.ts'
import { makeTemporaryFolder } from '../../cli/src/testing/temporary-folder.ts'
import { apiChangesSource, type ApiChangesSourceOptions } from './api-changes-source.ts'
import { API } from './testing/load-description.ts'

const openTexts = async () => (name: string) => name

/** The page with the changes of an API. */
async function pageOf(after: string, options: Partial<ApiChangesSourceOptions> = {}, locale = 'en') {
  const root = makeTemporaryFolder()
  writeFileSync(join(root, 'old.yaml'), API)
  writeFileSync(join(root, 'new.yaml'), after)
  const source = apiChangesSource({ before: 'old.yaml', after: 'new.yaml', ...options })
  const cache = { read: async () => null, write: async () => {} }
  const request = { root, locale, defaultLocale: 'en', variables: new Map(), cache, openTexts }
  const pages = []
  for await (const page of await source.load({ ...request, signal: new AbortController().signal }))
    pages.push(page)
  return pages
}

const LONGER = API.replace('name: cursor', 'name: after').replace('Feed in kg', 'Feed in kilograms')

test('a page has the changes between two descriptions, without what is a text', async () => {
  const [page, ...others] = await pageOf(LONGER, { path: 'docs/changes/api', title: 'New in the API' })
  expect(others).toEqual([])
  expect(page).toMatchObject({
    path: 'docs/changes/api.md',
    frontMatter: { title: 'New in the API' },
    origin: { file: 'new.yaml', line: 1 },
  })
  expect(page && 'markdown' in page && page.markdown).toBe(
    [
      '## Removed\n\n- **Breaking:** `GET /feeding`: query parameter `cursor`\n',
      '## Added\n\n- `GET /feeding`: query parameter `after`, string\n',
    ].join('\n'),
  )
})

test('a page without a title of its own says what it is', async () => {
  const [page] = await pageOf(LONGER)
  expect(page).toMatchObject({ path: 'docs/api-changes.md', frontMatter: { title: 'API changes' } })
})

test('other languages have the page of the default language', async () => {
  expect(await pageOf(LONGER, {}, 'no')).toEqual([])
})

test('nothing in a description is Markdown, and the page has no issue in a site', async () => {
  const hostile = API.replace(
    'name: cursor',
    'name: "`a` <Tabs> ::island[x] {{ product.price }} [l](./missing.md)"',
  )
    .replace('/feeding/{id}:', '"/`x` ::island[x]/{id}":')
    .replace('https://{host}/v1/', 'https://fjord.example/$x$/?a=1&copy;')
  const [page] = await pageOf(hostile)
  const markdown = page && 'markdown' in page ? String(page.markdown) : ''
  expect(markdown).toContain('## Added')
  const outsideCode = markdown.replaceAll(/`[^`\n]*`/g, '')
  expect(outsideCode).not.toMatch(/(?<!\\)[<{[$&]/)
  expect(outsideCode).not.toMatch(/^::/m)
  const root = copyTinySite()
  writeFileSync(join(root, 'content/docs/api-changes.md'), `---\ntitle: Changes\n---\n\n${markdown}`)
  const { diagnostics } = await check({ root })
  expect(diagnostics).toEqual([])
})
