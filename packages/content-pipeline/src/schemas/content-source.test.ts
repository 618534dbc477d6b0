import { expect, test } from 'vitest'
import { parseSiteConfig } from './parse-site-config.ts'

const load = (): [] => []
const known = { name: 'optional', file: 'required', tryIt: 'optional' }

/** The problems of a configuration with some sources that were given options. */
function problemsOf(...given: readonly object[]): readonly string[] {
  const sources = given.map((options, index) => ({
    name: `s${index}`,
    version: '1',
    watch: [Reflect.get(options, 'file')],
    connect: Reflect.get(options, 'tryIt')?.servers,
    load,
    options: { given: options, known },
  }))
  const config = {
    product: { name: 'Fjord', slug: 'fjord' },
    title: 'Fjord Docs',
    url: 'https://docs.example.com',
    locales: [{ code: 'en', label: 'English' }],
    defaultLocale: 'en',
    sources,
  }
  const { diagnostics } = parseSiteConfig(config, { file: 'site.config.ts' })
  return diagnostics.map(({ problem, hint }) => `${problem} ${hint}`.trim())
}

test('mistakes in the options of a source have the names that its author wrote', () => {
  expect(problemsOf({ file: 'a.csv' })).toEqual([])
  expect(problemsOf({ fil: 'a.csv' }, { file: 1 }, { file: 'a', tryIt: { servers: ['sandbox'] } })).toEqual([
    '"sources[0].fil" is not an option of this source, which has name, file, tryIt. Did you mean "file"?',
    '"sources[0].file" is missing.',
    '"sources[1].file" must be a string.',
    '"sources[2].tryIt.servers" must be a list of servers, such as "https://sandbox.example.com".',
  ])
})
