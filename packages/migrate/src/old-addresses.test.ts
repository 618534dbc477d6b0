import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { addressKey } from './old-site/old-addresses.ts'
import { docIdentity } from './docusaurus/docusaurus-addresses.ts'
import { readDocusaurus } from './docusaurus/read-docusaurus.ts'
import { recordOf } from './old-site/plain-value.ts'
import { readStarlight } from './starlight/read-starlight.ts'
import { siteOf } from './testing/old-site.ts'
import { readVitePress } from './vitepress/read-vitepress.ts'

/** What the old tools have answered: `scripts/record-old-addresses.mjs`. */
interface Recorded {
  readonly docs?: readonly {
    readonly file: string
    readonly matter: string
    readonly hasPrefixes: boolean
    readonly id: string
    readonly address: string
  }[]
  readonly sites: readonly {
    readonly name: string
    readonly files: Readonly<Record<string, string>>
    readonly routes: readonly string[]
    /** The address of each file, in a site of awkward names. */
    readonly pages?: Readonly<Record<string, string>>
  }[]
}

function recorded(tool: string): Recorded {
  const path = new URL(`./fixtures/old-addresses/${tool}.json`, import.meta.url)
  return JSON.parse(readFileSync(path, 'utf8'))
}

test('docs have the ids and addresses that Docusaurus gives them', () => {
  const { docs = [] } = recorded('docusaurus')
  expect(docs.length).toBeGreaterThanOrEqual(300)
  const ours = docs.map(({ file, matter, hasPrefixes }) => {
    const { id, path } = docIdentity(file, recordOf(parse(matter)), { hasPrefixes })
    return `${file} (${matter}) is ${id} at ${addressKey(`/docs${path}`)}`
  })
  expect(ours).toEqual(
    docs.map(({ file, matter, id, address }) => `${file} (${matter}) is ${id} at ${addressKey(address)}`),
  )
})

const SITES = (
  [
    ['docusaurus', readDocusaurus],
    ['vitepress', readVitePress],
    ['starlight', readStarlight],
  ] as const
).flatMap(([tool, read]) => recorded(tool).sites.map((site) => ({ tool, read, ...site })))

test.each(SITES)('$tool publishes $name', async ({ read, files, routes, pages: named = {} }) => {
  const { pages } = await read(siteOf(files))
  const addressOf = new Map(pages.map(({ file, address }) => [file, addressKey(address)]))
  expect(Object.keys(named).map((file) => [file, addressOf.get(file)])).toEqual(
    Object.entries(named).map(([file, address]) => [file, addressKey(spelled(address))]),
  )
  const addresses = pages.map(({ address }) => addressKey(address))
  expect([...new Set(addresses)].toSorted()).toEqual(
    [...new Set(routes.map(spelled).filter((address) => address !== '/404'))].toSorted(),
  )
})

/** A file of Starlight's build as an address. */
function spelled(route: string): string {
  return addressKey(route.replace(/(?:(?<=\/)index)?\.html$/, ''))
}
