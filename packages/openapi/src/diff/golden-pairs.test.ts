import { expect, test } from 'vitest'
import { compareApis } from './compare-apis.ts'
import { formatChanges } from './format-changes.ts'
import { type GoldenPair, PAIRS } from './fixtures/golden-pairs.ts'

function describe(pair: GoldenPair, side: 'after' | 'before'): string {
  const { [side]: snippet, versions = ['3.1.0', '3.1.0'] } = pair
  const head = `openapi: ${versions[side === 'before' ? 0 : 1]}\n`
  const media = `content: { application/json: { schema: ${snippet} } }`
  const request = `post: { requestBody: { ${media} }, responses: {} }`
  switch (pair.in) {
    case 'api':
      return `${head}${snippet}`
    case 'operation':
      return `${head}paths:\n  /fish:\n    post: ${snippet}\n`
    case 'sent':
      return `${head}paths:\n  /fish:\n    ${request}\n`
    case 'received':
      return `${head}paths:\n  /fish:\n    get: { responses: { "200": { ${media} } } }\n`
    case 'webhook':
      return `${head}webhooks:\n  fed:\n    ${request}\n`
  }
}

function compare(pair: GoldenPair) {
  return compareApis(
    { file: 'a.yaml', text: describe(pair, 'before') },
    { file: 'b.yaml', text: describe(pair, 'after') },
  )
}

const SAME = 'says the same in another way'

test.each(PAIRS)('$name: $verdict', (pair) => {
  const changes = compare(pair)
  expect(
    changes.map(
      ({ kind, subject, text, isBreaking }) =>
        `${isBreaking ? '! ' : ''}${kind} ${subject}${text === '' ? '' : `: ${text}`}`,
    ),
  ).toEqual(pair.changes)
  const isBreaking = changes.some((change) => change.isBreaking)
  const isNoticed = changes.some(({ kind, text }) => kind !== 'unjudged' && text !== SAME)
  expect(isBreaking ? 'breaking' : isNoticed ? 'compatible' : 'neutral').toBe(pair.verdict)
})

test('nothing has changed only where the documents are equal, but for the order of their keys', () => {
  const unchanged = PAIRS.filter((pair) => formatChanges(compare(pair)) === 'Nothing has changed.')
  expect(unchanged.map(({ name }) => name)).toEqual(['keys change their order'])
})

test('pairs for which oasdiff documents an example have the same verdict', () => {
  const documented = PAIRS.filter(({ oasdiff }) => oasdiff !== undefined)
  expect(documented.length).toBeGreaterThanOrEqual(10)
  expect(documented.filter(({ verdict, oasdiff }) => verdict !== oasdiff?.verdict)).toEqual([])
})
