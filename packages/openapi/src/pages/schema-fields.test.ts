import { expect, test } from 'vitest'
import { API, loadDescription, type LoadOptions, pageOf } from '../testing/load-description.ts'

test('a schema lists its fields; one that contains itself is a link', async () => {
  const markdown = await pageOf(API, 'schemas/feeding')
  for (const row of [
    '- `id` string\n\n  Read only.',
    '- `amountKg` number · **required**\n\n  Feed in kg. 0 to 50,000.',
    '- `method` string or null\n\n  One of `pneumatic`, `hand`, `null`.',
    '- `place` object\n\n  ::::::::details[1 field]{open}\n  - `depthM` number\n\n  ::::::::\n',
    '- `parent` [Feeding](./feeding.md)\n\n  One feeding.',
    '- `next` list of [Feeding](./feeding.md)\n',
  ])
    expect(markdown).toContain(row)
})

test('a schema may be true, which allows any value, or false, which allows none', async () => {
  const text = `openapi: 3.0.3\npaths: {}\ncomponents: { schemas: { A: { properties: { any: true, none: false } } } }\n`
  const { pages } = await loadDescription(text)
  const markdown = pages.get('docs/api/schemas/a.md')?.markdown ?? ''
  expect(markdown).toContain('`any`')
  expect(markdown).not.toContain('`none`')
})

test('many fields inside of a field are folded, and meaningless limits are left out', async () => {
  const inside = Array.from({ length: 16 }, (_, index) => `f${index}: { type: string, minLength: 1 }`)
  const names = 'names: { type: array, minItems: 1, maxItems: 4, items: { type: string } }'
  const text = `openapi: 3.1.0
paths: {}
components:
  schemas:
    Box: { type: object, properties: { inner: { type: object, properties: { ${inside.join(', ')} } }, code: { type: string, minLength: 2 }, ${names} } }
`
  const markdown = await pageOf(text, 'schemas/box')
  expect(markdown).toContain('- `inner` object\n\n  ::::::::details[16 fields]\n  - `f0` string\n\n  - `f1`')
  expect(markdown).toContain('- `code` string\n\n  At least 2 characters.')
  expect(markdown).toContain('At most 4 entries.')
})

test('numbers in sentences are written as their language writes them, and those in code as programs do', async () => {
  const text = `openapi: 3.1.0
info: { title: Fjord, version: "1" }
paths: {}
components:
  schemas:
    Box:
      properties:
        a: { type: number, minimum: 0.2, maximum: 20 }
        b: { type: integer, minimum: -1234567, maximum: 9999, default: 50000 }
        c: { type: number, minimum: 1.5e-9 }
        d: { type: string, maxLength: 65536 }
        e: { type: number, maximum: 12345.6789 }
`
  const limits = async (options?: LoadOptions) =>
    (await pageOf(text, 'schemas/box', options))
      .split('\n')
      .filter((line) => /^ +\S.*\.$/.test(line))
      .map((line) => line.trim())
  expect(await limits()).toEqual([
    '0.2 to 20.',
    '-1,234,567 to 9999. Default `50000`.',
    'At least 1.5e-9.',
    'At most 65,536 characters.',
    'At most 12,345.6789.',
  ])
  expect(await limits({ locale: 'no', texts: { no: '{}' } })).toEqual([
    '0,2 til 20.',
    '-1\u00A0234\u00A0567 til 9999. Standardverdi `50000`.',
    'Minst 1,5e-9.',
    'Høyst 65\u00A0536 tegn.',
    'Høyst 12\u00A0345,6789.',
  ])
})

test('the formats of dates and times are words of the language, the others as the API writes them', async () => {
  const text = `openapi: 3.1.0
info: { title: Fjord, version: "1" }
paths: {}
components:
  schemas:
    Box:
      type: object
      properties:
        a: { type: string, format: date }
        b: { type: string, format: date-time }
        c: { type: string, format: uuid }
`
  const types = async (options?: LoadOptions) =>
    (await pageOf(text, 'schemas/box', options)).match(/(?:string|streng) \([^)]*\)/g)
  expect(await types()).toEqual(['string (date)', 'string (date-time)', 'string (uuid)'])
  expect(await types({ locale: 'no', texts: { no: '{}' } })).toEqual([
    'streng (dato)',
    'streng (tidspunkt)',
    'streng (uuid)',
  ])
})

test('a list says what its entries may be, unless a page of theirs does', async () => {
  const text = `openapi: 3.1.0
info: { title: Fjord, version: "1" }
paths: {}
components:
  schemas:
    Service: { type: string, enum: [power] }
    Berth:
      properties:
        own: { type: array, items: { type: string, enum: [water, waste] } }
        named: { type: array, items: { $ref: '#/components/schemas/Service' } }
`
  const markdown = await pageOf(text, 'schemas/berth')
  expect(markdown).toContain('- `own` list of strings\n\n  Each is one of `water`, `waste`.\n')
  expect(markdown).toContain('- `named` list of [Service](./service.md)\n')
  expect(markdown).not.toContain('Each is one of `power`')
})
