import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withOwnRules } from './own-stemmers.ts'

function codeOf(name: string): string {
  // What is found is the CommonJS beside the module.
  const file = createRequire(import.meta.url).resolve(`@orama/stemmers/${name}`)
  return readFileSync(file.replace(/\.cjs$/, '.js'), 'utf8')
}

async function norwegianStem(): Promise<(word: string) => string> {
  const code = withOwnRules('norwegian', codeOf('norwegian'))
  const address = `data:text/javascript,${encodeURIComponent(code)}`
  const { stemmer }: { readonly stemmer: (word: string) => string } = await import(/* @vite-ignore */ address)
  return stemmer
}

test.each([
  ['enhet', 'enhet enheten enheter enhetene'],
  ['nyhet', 'nyhet nyheten nyheter nyhetene'],
  ['frihet', 'frihet friheten friheter'],
  ['lokalitet', 'lokalitet lokaliteten lokaliteter lokalitetene'],
  ['kvalitet', 'kvalitet kvaliteten kvaliteter'],
  ['identitet', 'identitet identiteten'],
  ['sikker', 'sikkerhet sikkerheten sikkerheter sikkerhetene'],
  ['død', 'dødelighet dødeligheten'],
  ['rett', 'rettet rettede rettes'],
  ['søknad', 'søknad søknaden søknader søknadene'],
])('forms of a Norwegian word have the stem %s: %s', async (stem, forms) => {
  const stemOf = await norwegianStem()
  expect([...new Set(forms.split(' ').map(stemOf))]).toEqual([stem])
})

test('a changed stemmer says so, as its licence asks', () => {
  expect(withOwnRules('norwegian', codeOf('norwegian'))).toMatch(/^\/\/ Changed by Fyr/)
})

test('other stemmers are as they come, and one that is written otherwise is a mistake', () => {
  expect(withOwnRules('danish', codeOf('danish'))).toBe(codeOf('danish'))
  expect(() => withOwnRules('norwegian', 'export const stemmer = 1')).toThrow('The stemmer of norwegian')
})
