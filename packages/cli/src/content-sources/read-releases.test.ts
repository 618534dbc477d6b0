import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentSource, SourcedDocument } from '@fyr/content-pipeline'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { changelogSource } from './changelog-source.ts'
import { readReleases } from './read-releases.ts'

const NO_CACHE = { read: () => Promise.resolve(null), write: () => Promise.resolve() }

const GITHUB = {
  tag_name: 'v1.2.0',
  name: 'Herring',
  draft: false,
  body: '# What is new\r\n\r\nNets.\r\n\r\n## Fixed\r\n\r\n```\r\n# code\r\n```\r\n',
  published_at: '2026-03-01T10:00:00Z',
  html_url: 'https://github.com/example/net/releases/tag/v1.2.0',
}
const GITLAB_PAGE = 'https://gitlab.com/example/net/-/releases/net@1.1.0'
const GITLAB = {
  tag_name: 'net@1.1.0',
  name: '',
  description: 'Ropes.',
  released_at: '2026-02-01T10:00:00.000Z',
  _links: { self: GITLAB_PAGE },
}

test('releases of GitHub, Gitea and GitLab are read, with headings from the second level on', () => {
  expect(readReleases(JSON.stringify([GITHUB, GITLAB]))).toEqual([
    {
      version: '1.2.0',
      name: 'Herring',
      date: '2026-03-01',
      markdown: '## What is new\n\nNets.\n\n### Fixed\n\n```\n# code\n```',
      url: GITHUB.html_url,
    },
    { version: '1.1.0', name: '1.1.0', date: '2026-02-01', markdown: 'Ropes.', url: GITLAB_PAGE },
  ])
})

test('drafts and future releases are left out', () => {
  const hidden = [
    { ...GITHUB, draft: true },
    { ...GITLAB, upcoming_release: true },
  ]
  expect(readReleases(JSON.stringify(hidden))).toEqual([])
})

test('a post ends its excerpt before the second heading', () => {
  const [release] = readReleases(JSON.stringify([GITHUB]), { hasExcerpts: true }) ?? []
  expect(release?.markdown).toContain('Nets.\n<!-- truncate -->\n### Fixed')
})

test('an address that is not a web address is not an origin', () => {
  const [release] = readReleases(JSON.stringify([{ ...GITHUB, html_url: 'javascript:x' }])) ?? []
  expect(release?.url).toBeNull()
})

test.each(['', '{}', '[1]', '[{"name":"1.0"}]'])('%j is not a list of releases', (text) => {
  expect(readReleases(text)).toBeNull()
})

async function documentsOf(source: ContentSource, root: string): Promise<SourcedDocument[]> {
  const signal = new AbortController().signal
  const documents: SourcedDocument[] = []
  const loaded = await source.load({
    root,
    locale: 'en',
    defaultLocale: 'en',
    variables: new Map(),
    signal,
    cache: NO_CACHE,
    openTexts: async () => (name) => name,
  })
  for await (const document of loaded) if ('path' in document) documents.push(document)
  return documents
}

test('the source of a list of releases makes a post of each, with the page of the release as its origin', async () => {
  const root = makeTemporaryFolder()
  writeFileSync(join(root, 'releases.json'), JSON.stringify([GITHUB, GITLAB]))
  const source = changelogSource({
    file: 'releases.json',
    path: 'blog/{{ date }}-{{ version }}.md',
    title: '{{ version }}: {{ name }}',
  })
  const documents = await documentsOf(source, root)
  expect(documents.map(({ path, frontMatter, origin }) => ({ path, frontMatter, origin }))).toEqual([
    {
      path: 'blog/2026-03-01-1.2.0.md',
      frontMatter: { title: '1.2.0: Herring', date: '2026-03-01' },
      origin: { file: GITHUB.html_url },
    },
    {
      path: 'blog/2026-02-01-1.1.0.md',
      frontMatter: { title: '1.1.0: 1.1.0', date: '2026-02-01' },
      origin: { file: GITLAB_PAGE },
    },
  ])
})

test('a file that is not a list of releases is reported', async () => {
  const root = makeTemporaryFolder()
  writeFileSync(join(root, 'releases.json'), '{"message":"rate limit"}')
  const source = changelogSource({ file: 'releases.json', path: 'docs/{{ version }}.md' })
  await expect(documentsOf(source, root)).rejects.toThrow('finds no version in this file')
})
