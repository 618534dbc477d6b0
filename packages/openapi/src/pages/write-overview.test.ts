import { expect, test } from 'vitest'
import { API, loadDescription, pageOf } from '../testing/load-description.ts'

const OVERVIEW = `openapi: 3.1.0
info:
  title: Fjord
  version: 1.2.0
  description: |
    # Tides
    Levels of all harbours. Every ten minutes.
  license: { name: CC BY 4.0, url: https://licenses.example/by }
  contact: { name: "[Support]", email: help@fjord.example }
servers:
  - url: https://{host}/v1/
    description: Production
    variables: { host: { default: api.fjord.example } }
  - { url: /sandbox }
tags:
  - { name: Tides, description: "Levels, past and to come. In cm." }
paths: { /tides: { get: { tags: [Tides], responses: { "200": { description: All } } } } }
components:
  securitySchemes:
    token:
      type: oauth2
      description: A token for an hour
      flows:
        clientCredentials:
          tokenUrl: https://auth.fjord.example/token
          scopes: { "tides:read": Reading tides, "tides:write": "" }
        authorizationCode:
          authorizationUrl: https://auth.fjord.example/authorize
          tokenUrl: https://auth.fjord.example/token
          scopes: { "tides:read": Reading tides }
    key: { $ref: "#/components/securitySchemes/header" }
    header: { type: apiKey, in: header, name: X-Key }
    client: { type: http, scheme: basic }
    certificate: { type: mutualTLS }
    identity: { type: openIdConnect, openIdConnectUrl: https://id.fjord.example }
`

test('a tag is shown by the name that it has for readers, and its address keeps the one that operations use', async () => {
  const text = API.replace('- name: Feeding\n', '- name: Feeding\n    x-displayName: Meals and feed\n')
  expect(await pageOf(text, 'index')).toContain('**[Meals and feed](./feeding/index.md)**')
})

test.each(['', ' ', 'as of the first of June', '\u200B', `${'1.'.repeat(9)}0`])(
  'the version %j has no room in a sidebar, or is none',
  async (version) => {
    const text = OVERVIEW.replace('version: 1.2.0', `version: ${JSON.stringify(version)}`)
    const { pages } = await loadDescription(text)
    expect(pages.get('docs/api/index.md')?.frontMatter).not.toHaveProperty('sidebar_badge')
  },
)

test('the overview says what the API is, where it is, how requests are authorized, and lists the tags', async () => {
  const { pages } = await loadDescription(OVERVIEW)
  const { markdown, frontMatter } = pages.get('docs/api/index.md') ?? {}
  expect(frontMatter).toMatchObject({
    title: 'Fjord API',
    sidebar_position: 0,
    sidebar_badge: '1.2.0',
    description: 'Tides Levels of all harbours.',
  })
  expect(markdown).toBe(`**Tides**
Levels of all harbours. Every ten minutes.

**Version:** 1.2.0 · **License:** [CC BY 4.0](https://licenses.example/by) · **Contact:** [Support](mailto:help@fjord.example)

## Servers

- \`https://api.fjord.example/v1\`: Production
- \`/sandbox\`

## Authorization

::::::::::fields
- \`token\` OAuth 2.0

  A token for an hour. Token URL: \`https://auth.fjord.example/token\`. Authorization URL: \`https://auth.fjord.example/authorize\`.

  ::::::::details[2 scopes]{open}
  - \`tides:read\`

    Reading tides

  - \`tides:write\`

  ::::::::

- \`key\` API key in the header \`X-Key\`

- \`header\` API key in the header \`X-Key\`

- \`client\` HTTP Basic

- \`certificate\` client certificate

- \`identity\` OpenID Connect

  Configuration: \`https://id.fjord.example\`.

::::::::::

## Operations

:::::::::::fields
- **[Tides](./tides/index.md)**

  Levels, past and to come.
:::::::::::`)
})

test('the overview is in the language of the page, with its scopes', async () => {
  const texts = {
    no: "Tides: Tidevann\nReading tides: Lese tidevann\n'# Tides Levels of all harbours. Every ten minutes.': Nivået i alle havner.",
  }
  const markdown = await pageOf(OVERVIEW, 'index', { locale: 'no', texts })
  for (const line of [
    'Nivået i alle havner.',
    '## Servere',
    '::details[2 scope]{open}',
    'Lese tidevann',
    '**[Tidevann](./tides/index.md)**',
  ])
    expect(markdown).toContain(line)
})

test('a short description has a short overview, and schemas with pages are listed', async () => {
  expect(await pageOf('openapi: 3.1.0\npaths: {}\n', 'index')).toBe('')
  const { pages } = await loadDescription('openapi: 3.1.0\npaths: {}\n')
  expect(pages.get('docs/api/index.md')?.frontMatter.title).toBe('Overview')
  expect(await pageOf(API, 'index')).toContain('- **[Schemas](./schemas/index.md)**')
  expect(await pageOf(API, 'index', { schemas: false })).not.toContain('schemas/')
})

test('an address that is not one of the web is no link', async () => {
  const text =
    'openapi: 3.1.0\ninfo: { contact: { name: A, url: "javascript:alert(1)" }, license: { name: B, url: "https://b.example/a) [x](y" } }\npaths: {}\n'
  expect(await pageOf(text, 'index')).toBe('**License:** B · **Contact:** A')
})

test('a scheme of an unknown type is called as it is written', async () => {
  const text = `openapi: 3.1.0
paths: {}
components:
  securitySchemes:
    a: { type: constructor }
    b: { type: apiKey, in: toString, name: X-Key }
    c: { type: http, scheme: "odd\\n\\n# heading" }
`
  const lines = (await pageOf(text, 'index')).split('\n').filter((line) => line.startsWith('- `'))
  expect(lines).toEqual([
    '- `a` constructor',
    '- `b` API key in the header `X-Key`',
    '- `c` HTTP Odd # heading',
  ])
})
