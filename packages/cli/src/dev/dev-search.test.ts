import type { SearchBody, SearchManifest, SearchTexts } from '@fyr/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServedSite } from '../serve/served-site.ts'
import { writeLargeSite } from '../testing/large-site.ts'
import { createRecordingTerminal } from '../testing/recording-terminal.ts'
import { dev } from './dev.ts'

let site: ServedSite
beforeAll(async () => {
  const terminal = createRecordingTerminal()
  site = await dev({ root: writeLargeSite(), terminal, host: '127.0.0.1', port: 0, isPortFixed: false })
})
afterAll(() => site.close())

async function load<Content>(address: string | undefined): Promise<Content> {
  const response = await fetch(new URL(address ?? '', site.address))
  expect([address, response.status]).toEqual([address, 200])
  const content: Content = await response.json()
  return content
}

test('the search finds its files, also those of the texts of a large site', async () => {
  const { indexes, latest, stemmer } = await load<SearchManifest>('/search/index.json')
  const body = await load<SearchBody>(indexes[latest]?.body)
  const parts = await Promise.all(body.parts.map(({ file }) => load<SearchTexts>(`/assets/${file}`)))
  expect(parts.flatMap(({ texts }) => texts)).toContain('Number 17 keeps the salmon inside.')
  expect(await load(indexes[latest]?.heads)).toMatchObject({ pages: expect.any(Array) })
  expect((await fetch(new URL(stemmer ?? '', site.address))).status).toBe(200)
})
