import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFolder } from '../testing/read-folder.ts'
import { siteWithSettings } from '../testing/site-with-settings.ts'
import { build } from './build.ts'
import { mergePolicies, parseHeaderRules } from './site-headers.ts'

/** With what is before it: that is not under the policy, so nothing there may load or run. */
const META =
  /^<!doctype html><html[^>]*><head>(?:<meta (?:charSet|name)="[^>]*"\/>)*<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/

/** The documents of a site with their policies, and the policy of its `_headers`. */
async function policiesOf(settings: string) {
  const root = siteWithSettings(`${settings} redirects: { '/old': '/' }, embeds: ['youtube'],`)
  writeFileSync(join(root, 'content/pages/drawn.tsx'), 'export default () => <h1>Drawn</h1>\n')
  expect(await build({ root })).toMatchObject({ isPublished: true })
  const files = readFolder(join(root, 'dist'))
  const documents = [...files].filter(([place]) => place.endsWith('.html'))
  const [rule] = parseHeaderRules(files.get('_headers') ?? '')
  return {
    header: rule?.headers['Content-Security-Policy'] ?? '',
    policies: new Map(
      documents.map(([place, html]) => [place, META.exec(html)?.[1]?.replaceAll('&#x27;', "'")] as const),
    ),
  }
}

test('every kind of document holds the policy of the headers, where the site asks for it', async () => {
  const { header, policies } = await policiesOf('metaPolicy: true,')
  expect([...policies.keys()]).toEqual(
    expect.arrayContaining(['404.html', 'drawn/index.html', 'index.html', 'old/index.html', 'no/index.html']),
  )
  expect([...policies].filter(([, policy]) => policy === undefined)).toEqual([])
  // The header is for documents of all languages, each of which has a script of its own before the first paint.
  const all = mergePolicies([...policies.values()].map((policy) => policy ?? ''))
  expect(all.split('; ')).toEqual(header.split('; ').filter((part) => part !== "frame-ancestors 'none'"))
})

test('no document holds a policy otherwise', async () => {
  const { policies } = await policiesOf('')
  expect([...policies.values()].filter((policy) => policy !== undefined)).toEqual([])
})
