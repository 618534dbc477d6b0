/** A kind of API description that costs a careless reader more than its length: about `n` parts of it. */
export interface HostileDescription {
  readonly file: 'api.json' | 'api.yaml'
  readonly textOf: (n: number) => string
  /** Whether schemas have pages; without them every operation shows the fields of all schemas. */
  readonly schemas?: boolean
  /** The most parts that a test reads, where they are fewer than usual. */
  readonly most?: number
  /** Whether readers may call its operations. */
  readonly isCalled?: boolean
}

type Data = Readonly<Record<string, unknown>>

const INFO = { openapi: '3.1.0', info: { title: 'Pens', version: '1' } }

const write = (parts: Data): string => JSON.stringify({ ...INFO, paths: {}, ...parts })

/** JSON, of which parts are written as text: values can be deeper than `JSON.stringify` goes. */
const around = (n: number, open: string, close: string, inner = '{}'): string =>
  open.repeat(n) + inner + close.repeat(n)

const json = (textOf: (n: number) => Data): HostileDescription => ({
  file: 'api.json',
  textOf: (n) => write(textOf(n)),
})
const withoutPages = (textOf: (n: number) => Data): HostileDescription => ({
  ...json(textOf),
  schemas: false,
})
const text = (textOf: (n: number) => string): HostileDescription => ({ file: 'api.json', textOf })
const yaml = (textOf: (n: number) => string): HostileDescription => ({
  file: 'api.yaml',
  textOf: (n) => `openapi: 3.1.0\ninfo: { title: Pens, version: '1' }\n${textOf(n)}`,
})

const list = <One>(n: number, make: (index: number) => One): One[] =>
  Array.from({ length: n }, (_, i) => make(i))
const map = (n: number, entry: (index: number) => readonly [string, unknown]): Data =>
  Object.fromEntries(list(n, entry))
const ref = (name: string): Data => ({ $ref: `#/components/schemas/${name}` })
const schemas = (all: Data): Data => ({ components: { schemas: all } })

/** An operation that answers with a schema. */
const answering = (schema: unknown, more: Data = {}): Data => ({
  responses: { '200': { description: 'A.', content: { 'application/json': { schema } } } },
  ...more,
})
const one = (operation: Data, more: Data = {}): Data => ({ paths: { '/a': { post: operation } }, ...more })
const withExample = (example: unknown): Data => ({
  requestBody: { content: { 'application/json': { example, schema: {} } } },
  responses: { '200': { description: 'A.', content: { 'application/json': { example } } } },
})
const texts = (n: number): Data => map(n, (i) => [`a${i}`, { type: 'string' }])
const inJson = (schema: unknown): Data => ({ content: { 'application/json': { schema } } })
const withHeaders = (n: number): Data => ({
  description: 'A.',
  headers: map(n, (i) => [`x-a${i}`, { schema: { type: 'string' } }]),
})

/** Operations that all have the same parts: of each group of components, the one of the name `A`. */
const sharing = (componentsOf: (n: number) => Data): HostileDescription => ({
  ...withoutPages((n) => {
    const components = componentsOf(n)
    const partOf = (group: string): Data | undefined =>
      group in components ? { $ref: `#/components/${group}/A` } : undefined
    const [parameter, requestBody, response] = ['parameters', 'requestBodies', 'responses'].map(partOf)
    const operation = {
      ...(parameter && { parameters: [parameter] }),
      ...(requestBody && { requestBody }),
      responses: { '200': response ?? { description: 'A.' } },
    }
    return { paths: map(n, (i) => [`/a${i}`, { post: operation }]), components }
  }),
  isCalled: true,
})

/** Paths that are all the same one. */
const samePath = (itemOf: (n: number) => Data): HostileDescription => ({
  ...withoutPages((n) => ({
    paths: map(n, (i) => [`/a${i}`, { $ref: '#/x-item' }]),
    'x-item': itemOf(n),
  })),
  isCalled: true,
})

const described = (description: string): Data => one(answering({ type: 'string' }, { description }))

const DEPTH: Readonly<Record<string, HostileDescription>> = {
  'lists in lists of an example': text((n) => `{"openapi":"3.1.0","paths":{},"x":${around(n, '[', ']')}}`),
  'objects in objects of an example': text(
    (n) => `{"openapi":"3.1.0","paths":{},"x":${around(n, '{"a":', '}')}}`,
  ),
  'schemas in schemas': text(
    (n) =>
      `{"openapi":"3.1.0","paths":{},"components":{"schemas":{"A":${around(n, '{"properties":{"a":', '}}')}}}}`,
  ),
  'lists of lists as schemas': text(
    (n) => `{"openapi":"3.1.0","paths":{},"components":{"schemas":{"A":${around(n, '{"items":', '}')}}}}`,
  ),
  'objects that never end': text((n) => `{"a":${'{"a":'.repeat(n)}`),
  'quotes of a text that never ends': text((n) => `{"openapi": "${String.raw`\"`.repeat(n)}`),
  'lists of YAML': yaml((n) => `paths: {}\nx: ${around(n, '[', ']', '')}`),
  'maps of YAML line by line': yaml((n) => `paths: {}\n${list(n, (i) => `${' '.repeat(i)}a:\n`).join('')}`),
  'an example as a text of lists in lists': json((n) =>
    one({
      ...answering({ type: 'string' }),
      requestBody: { content: { 'application/json': { example: around(n, '[', ']', '') } } },
    }),
  ),
}

const CIRCLES: Readonly<Record<string, HostileDescription>> = {
  'a schema of many parts that are itself': withoutPages((n) => ({
    ...one(answering(ref('A'))),
    ...schemas({ A: { oneOf: list(n, () => ref('A')) } }),
  })),
  'a schema whose only part is itself': withoutPages((n) => ({
    ...one(answering({ properties: map(n, (i) => [`a${i}`, ref('A')]) })),
    ...schemas({ A: { oneOf: [ref('A')] } }),
  })),
  'all parts of a schema are itself': withoutPages((n) => ({
    ...one(answering(ref('A'))),
    ...schemas({ A: { type: 'object', allOf: list(n, () => ref('A')), properties: { a: ref('A') } } }),
  })),
  'references to references': json((n) => ({
    ...one(answering(ref('A0'))),
    ...schemas(map(n, (i) => [`A${i}`, ref(`A${(i + 1) % n}`)])),
  })),
  'schemas of ten others each': withoutPages((n) => ({
    ...one(answering(ref('A0'))),
    ...schemas(
      map(n, (i) => [`A${i}`, { properties: map(10, (k) => [`a${k}`, ref(`A${(i * 10 + k + 1) % n}`)]) }]),
    ),
  })),
  'schemas that extend each other': withoutPages((n) => ({
    ...one(answering(ref('A0'))),
    ...schemas(map(n, (i) => [`A${i}`, { allOf: [ref(`A${i + 1}`), ref(`A${i + 1}`)], type: 'object' }])),
  })),
  'fields whose parts have such fields': withoutPages((n) => ({
    ...one(answering(ref('A0'))),
    ...schemas(
      map(Math.min(n, 100), (i) => [
        `A${i}`,
        { properties: map(20, (k) => [`a${k}`, { allOf: [ref(`A${(i + 1) % Math.min(n, 100)}`)] }]) },
      ]),
    ),
  })),
  'choices of two choices each, without names': json((n) => ({
    ...one(answering({ $ref: '#/x-choices/0' })),
    'x-choices': list(n, (i) => ({
      anyOf: [{ $ref: `#/x-choices/${i + 1}` }, { $ref: `#/x-choices/${i + 1}` }, { type: 'string' }],
    })).concat([{ anyOf: [] }]),
  })),
  'a row of references': json((n) => ({
    ...one(answering(ref('A0'))),
    ...schemas(
      map(n, (i) => [`A${i}`, i + 1 === n ? { type: 'string' } : { properties: { a: ref(`A${i + 1}`) } }]),
    ),
  })),
  'a reference into a path': json((n) =>
    one(
      answering({
        anyOf: list(n, () => ({ $ref: '#/paths/~1a/post/responses/200/content/application~1json/schema' })),
      }),
    ),
  ),
  'operations that show one large schema': withoutPages((n) => ({
    paths: map(n, (i) => [`/a${i}`, { get: answering(ref('A')) }]),
    ...schemas({ A: { properties: map(50, (i) => [`a${i}`, { type: 'string' }]) } }),
  })),
  'maps of maps': json((n) =>
    one(
      answering(
        list(Math.min(n, 60), () => 0).reduce<Data>((inner) => ({ additionalProperties: inner }), {}),
      ),
    ),
  ),
  'an anchor of YAML many times': yaml(
    (n) => `paths: {}\nx: &a [${'x, '.repeat(n)}]\ny: [${'*a, '.repeat(n)}]`,
  ),
  'anchors of anchors in YAML': yaml(
    (n) =>
      `paths: {}\na0: &a0 [x, x]\n${list(Math.ceil(Math.log2(n)), (i) => `a${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(9)}*a${i}]\n`).join('')}`,
  ),
}

const NUMBERS: Readonly<Record<string, HostileDescription>> = {
  'the least length of a text': json((n) => one(answering({ type: 'string', minLength: n * 100_000 }))),
  'the least entries of a list': json((n) =>
    one(answering({ type: 'array', minItems: n * 100_000, items: { type: 'string' } })),
  ),
  'the least entries of lists in lists': json((n) =>
    one(
      answering(
        list(Math.min(n, 60), () => 0).reduce<Data>((items) => ({ type: 'array', minItems: 5, items }), {}),
      ),
    ),
  ),
  'values of an enumeration': json((n) => one(answering({ type: 'string', enum: list(n, (i) => `a${i}`) }))),
  'values of enumerations': json((n) =>
    one(answering({ properties: map(n, (i) => [`a${i}`, { enum: list(40, (k) => `${k}`) }]) })),
  ),
  fields: json((n) => one(answering({ properties: map(n, (i) => [`a${i}`, { type: 'string' }]) }))),
  'required names': json((n) =>
    one(answering({ properties: { a: { type: 'string' } }, required: list(n, (i) => `a${i}`) })),
  ),
  parameters: json((n) =>
    one({
      ...answering({ type: 'string' }),
      parameters: list(n, (i) => ({ name: `a${i}`, in: 'query', example: 'x' })),
    }),
  ),
  'parts of a path': {
    ...json((n) => ({
      paths: {
        [list(n, (i) => `/{a${i}}`).join('')]: {
          parameters: list(n, (i) => ({ name: `a${i}`, in: 'path', required: true, example: 'x' })),
          get: answering({ type: 'string' }),
        },
      },
    })),
    most: 16_384,
  },
  'keys of a long path': json((n) => ({
    paths: { [`/${'a'.repeat(10 * n)}`]: map(n, (i) => [`x-a${i}`, 1]) },
  })),
  responses: json((n) => one({ responses: map(n, (i) => [`${100 + i}`, { description: `A ${i}.` }]) })),
  operations: json((n) => ({ paths: map(n, (i) => [`/a${i}`, { get: answering({ type: 'string' }) }]) })),
  'operations in YAML': yaml(
    (n) =>
      `paths:\n${list(n, (i) => `  /a${i}: { get: { responses: { '200': { description: A. } } } }\n`).join('')}`,
  ),
  'operations of a tag each': json((n) => ({
    tags: list(n, (i) => ({ name: `tag ${i}` })),
    paths: map(n, (i) => [`/a${i}`, { get: answering({ type: 'string' }, { tags: [`tag ${i}`] }) }]),
  })),
  'operations of one id': json((n) => ({
    paths: map(n, (i) => [`/a${i}`, { get: answering({ type: 'string' }, { operationId: 'a' }) }]),
  })),
  'operations whose ids are spelled alike': json((n) => ({
    paths: map(n, (i) => [
      `/a${i}`,
      { get: answering({ type: 'string' }, { operationId: `a${'-'.repeat(i % 90)}_${' '.repeat(i)}` }) },
    ]),
  })),
  'security schemes': json((n) => ({
    ...one(answering({ type: 'string' }, { security: list(n, (i) => ({ [`a${i}`]: [] })) })),
    components: { securitySchemes: map(n, (i) => [`a${i}`, { type: 'http', scheme: 'bearer' }]) },
  })),
  'schemas by name': json((n) => schemas(map(n, (i) => [`Name${i}`, { type: 'object' }]))),
  'broken references': json((n) => one(answering({ properties: map(n, (i) => [`a${i}`, ref('Missing')]) }))),
  'entries of an example': json((n) => one(withExample(list(n, (i) => i)))),
  'fields of an example': json((n) => one(withExample(map(n, (i) => [`a${i}`, { b: [i] }])))),
  'letters of an example': json((n) => one(withExample('x '.repeat(n)))),
  examples: json((n) =>
    one({
      responses: {
        '200': {
          description: 'A.',
          content: { 'application/json': { examples: map(n, (i) => [`a${i}`, { value: { a: i } }]) } },
        },
      },
    }),
  ),
  'headers of a response': json((n) =>
    one({
      responses: {
        '200': { description: 'A.', headers: map(n, (i) => [`x-a${i}`, { schema: { type: 'string' } }]) },
      },
    }),
  ),
  'parameters by reference': json((n) => ({
    ...one(
      answering(
        { type: 'string' },
        { parameters: list(n, (i) => ({ $ref: `#/components/parameters/a${i}` })) },
      ),
    ),
    components: { parameters: map(n, (i) => [`a${i}`, { name: `a${i}`, in: 'query', example: 'x' }]) },
  })),
  webhooks: json((n) => ({ webhooks: map(n, (i) => [`a${i}`, { post: answering({ type: 'string' }) }]) })),
  servers: json((n) => ({
    ...one(answering({})),
    servers: list(n, (i) => ({ url: `https://a${i}.example` })),
  })),
}

/** Kinds of which each page shows all parts: a test reads fewer, `pnpm maintain growth` as many as of others. */
const MOST_ON_EVERY_PAGE = 256

/** What many operations share: to read it for each of them takes the square of its length. */
const SHARED: Readonly<Record<string, HostileDescription>> = {
  'servers that operations may have': json((n) => ({
    servers: list(n, (i) => ({ url: `https://a${i}.example` })),
    paths: map(n, (i) => [
      `/a${i}`,
      { get: answering({ type: 'string' }, { servers: [{ url: `https://b${i}.example` }] }) },
    ]),
  })),
  'ways to be allowed that operations may have': json((n) => ({
    security: list(n, (i) => ({ [`a${i}`]: [] })),
    paths: map(n, (i) => [
      `/a${i}`,
      { get: answering({ type: 'string' }, { security: [{ [`b${i}`]: [] }, { a0: [`a${i}`] }] }) },
    ]),
  })),
  'ways to be allowed by one scheme': json((n) => ({
    ...one(answering({ type: 'string' }, { security: list(n, (i) => ({ a: [`a${i}`], b: [] })) })),
  })),
  'scopes of a way to be allowed': json((n) =>
    one(answering({ type: 'string' }, { security: [{ a: list(n, (i) => `a${i}`) }] })),
  ),
  'a body of many fields': sharing((n) => ({
    requestBodies: { A: inJson({ required: list(n, (i) => `a${i}`), properties: texts(n) }) },
  })),
  'a body of many fields, of which a request has none': sharing((n) => ({
    requestBodies: {
      A: inJson({ properties: map(n, (i) => [`a${i}`, { type: 'string', readOnly: true }]) }),
    },
  })),
  'a body of many types': sharing((n) => ({
    requestBodies: { A: { content: map(n, (i) => [`text/a${i}`, { schema: { type: 'string' } }]) } },
  })),
  'a parameter of many values': sharing((n) => ({
    parameters: { A: { name: 'a', in: 'query', example: 'x', schema: { enum: list(n, (i) => `a${i}`) } } },
  })),
  'a parameter of a long example': sharing((n) => ({
    parameters: { A: { name: 'a', in: 'query', example: 'x '.repeat(n) } },
  })),
  'a response with many headers': sharing((n) => ({ responses: { A: withHeaders(n) } })),
  'a response of a long text': sharing((n) => ({ responses: { A: { description: 'A b. '.repeat(n) } } })),
  'a schema of many parts': sharing((n) => ({
    requestBodies: { A: inJson({ anyOf: list(n, (i) => ({ required: [`a${i}`] })) }) },
  })),
  'an error of many fields in many responses': withoutPages((n) => ({
    ...one({
      responses: map(n, (i) => [`4a${i}`, { $ref: '#/components/responses/A' }]),
    }),
    components: { responses: { A: { ...inJson({ properties: texts(n) }), ...withHeaders(n) } } },
  })),
  'a path of many parameters': samePath((n) => ({
    parameters: list(n, (i) => ({ name: `a${i}`, in: 'query', example: 'x' })),
    get: answering({ type: 'string' }),
  })),
  'a path of parameters that are nowhere': samePath((n) => ({
    parameters: list(n, (i) => ({ name: `a${i}`, in: 'air', example: 'x' })),
    get: answering({ type: 'string' }),
  })),
  'a path of many responses': samePath((n) => ({
    get: { responses: map(n, (i) => [`a${i}`, { description: `A ${i}.` }]) },
  })),
  'a path of a long name': samePath((n) => ({
    get: answering({ type: 'string' }, { operationId: 'a '.repeat(n) }),
  })),
  'a path of a long summary': samePath((n) => ({
    get: answering({ type: 'string' }, { summary: 'a '.repeat(n) }),
  })),
  'servers of all operations': json((n) => ({
    servers: list(n, (i) => ({ url: `https://a${i}.example` })),
    paths: map(n, (i) => [`/a${i}`, { get: answering({ type: 'string' }) }]),
  })),
  'a server of a long address': json((n) => ({
    servers: [{ url: `https://a.example/${'a'.repeat(n)}` }],
    paths: map(n, (i) => [`/a${i}`, { get: answering({ type: 'string' }) }]),
  })),
  'a server of a long variable, many times': json((n) => ({
    ...one(answering({ type: 'string' })),
    servers: [{ url: `https://a.example/${'{a}'.repeat(n)}`, variables: { a: { default: 'a'.repeat(n) } } }],
  })),
  'a path of a long parameter, many times': json((n) => ({
    paths: {
      [`/${'{a}'.repeat(n)}`]: {
        parameters: [{ name: 'a', in: 'path', required: true, example: 'a'.repeat(n) }],
        get: answering({ type: 'string' }),
      },
    },
  })),
  'links to a long address': json((n) => ({
    ...described('[a](b) '.repeat(n)),
    externalDocs: { url: `https://docs.example/${'a'.repeat(n)}/` },
  })),
  'ways to be allowed of all operations': json((n) => ({
    security: list(n, (i) => ({ [`a${i}`]: [] })),
    paths: map(n, (i) => [`/a${i}`, { get: answering({ type: 'string' }) }]),
  })),
  'schemas that extend one of many fields': json((n) =>
    schemas({
      ...map(n, (i) => [`A${i}`, { allOf: [ref('Base')], properties: { [`b${i}`]: { type: 'string' } } }]),
      Base: { type: 'object', required: list(n, (i) => `a${i}`), properties: texts(n) },
    }),
  ),
  'schemas that extend one of many keys': json((n) =>
    schemas({
      ...map(n, (i) => [`A${i}`, { allOf: [ref('Base')], properties: { [`b${i}`]: { type: 'string' } } }]),
      Base: { type: 'object', ...map(n, (i) => [`x-a${i}`, 1]) },
    }),
  ),
}

/** Fields by which a careless reader reads all others again. */
const FIELDS: Readonly<Record<string, HostileDescription>> = {
  'required names of choices': json((n) =>
    one(
      answering({
        required: list(n, (i) => `a${i}`),
        anyOf: list(n, (i) => ({ properties: { [`b${i}`]: { type: 'string' } } })),
      }),
    ),
  ),
  'choices of named types': json((n) => ({
    ...one(answering({ properties: { a: { anyOf: list(n, (i) => ref(`A${i}`)) } } })),
    ...schemas(map(n, (i) => [`A${i}`, { type: 'string' }])),
  })),
  'choices of a named type and further choices': json((n) => ({
    ...one(answering({ $ref: '#/x-choices/0' })),
    'x-choices': list(n, (i) => ({ anyOf: [{ $ref: `#/x-choices/${i + 1}` }, ref(`A${i}`)] })),
    ...schemas(map(n, (i) => [`A${i}`, { type: 'string' }])),
  })),
  'a name of dots': json((n) => one(answering({ properties: { ['a.'.repeat(n)]: { type: 'string' } } }))),
  'a name of dots in every field': json((n) =>
    one(answering({ properties: map(n, (i) => [`a.a.a.a${i}`, { properties: { b: { type: 'string' } } }]) })),
  ),
}

const TEXTS: Readonly<Record<string, (n: number) => string>> = {
  'open brackets': (n) => '['.repeat(n),
  'open links': (n) => '[a]('.repeat(n),
  'open images': (n) => '![a]('.repeat(n),
  backticks: (n) => '`'.repeat(n),
  'backticks apart': (n) => '`a'.repeat(n * 2 + 1),
  'backticks of every length': (n) => list(Math.ceil(Math.sqrt(n)), (i) => `${'`'.repeat(i + 1)}a`).join(''),
  'signs of a heading': (n) => `# ${'#'.repeat(n)}x`,
  'blanks of a heading': (n) => `# a${' '.repeat(n)}b`,
  'headings in a row': (n) => '# a\n'.repeat(n),
  'fences in a row': (n) => '```js\n'.repeat(n),
  'words without an end': (n) => 'a '.repeat(n),
  'sentences in a row': (n) => 'A. '.repeat(n),
  'lines of blanks': (n) => `a${' \n'.repeat(n)}b`,
  'ends of a directive': (n) => ':::::::::::::\n'.repeat(n),
  'cells of a table': (n) => `${'|a'.repeat(n)}|\n${'|-'.repeat(n)}|`,
  'open elements': (n) => '<b>'.repeat(n),
  underscores: (n) => '_a'.repeat(n),
}

/** Each text as a description, with the documentation that links lead to, and as every name of an operation. */
const LENGTH: Readonly<Record<string, HostileDescription>> = Object.fromEntries(
  Object.entries(TEXTS).flatMap(([name, textOf]) => [
    [`${name}, described`, json((n) => described(textOf(n)))],
    [
      `${name}, with links elsewhere`,
      json((n) => ({ ...described(textOf(n)), externalDocs: { url: 'https://docs.example/' } })),
    ],
    [`${name}, as a name`, json((n) => nameEverything(textOf(n)))],
  ]),
)

/** A text as every name that a description can give. */
function nameEverything(name: string): Data {
  return {
    tags: [{ name, description: name }],
    servers: [{ url: `https://{${name}}.example`, variables: { [name]: { default: name } } }],
    paths: {
      [`/${name}/{${name}}`]: {
        post: {
          operationId: name,
          summary: name,
          tags: [name],
          security: [{ [name]: [name] }],
          parameters: [
            { name, in: 'path', required: true, example: name },
            {
              name: `q${name}`,
              in: 'query',
              description: name,
              schema: { type: name, format: name, enum: [name] },
            },
          ],
          requestBody: { content: { 'application/json': { example: name, schema: { type: 'string' } } } },
          responses: { '200': { description: name, headers: { [name]: { description: name } } } },
        },
      },
    },
    components: {
      securitySchemes: { [name]: { type: 'apiKey', in: 'header', name } },
      schemas: {
        [name]: { title: name, properties: { [name]: { description: name, pattern: name, default: name } } },
      },
    },
  }
}

/** Kinds whose parts stand for others: a reader that follows each of them does not end with far fewer. */
const MOST_IN_CIRCLES = 64

/** Kinds of which each part has a page, a field or an example of its own, which takes a while even where the time is linear. */
const MOST_WITH_TEXTS = 1024

/** All kinds by name: tests read many parts of each, and `pnpm maintain growth` measures how the time for them grows. */
export const HOSTILE_DESCRIPTIONS: Readonly<Record<string, HostileDescription>> = {
  ...DEPTH,
  ...atMost(MOST_IN_CIRCLES, CIRCLES),
  ...atMost(MOST_WITH_TEXTS, NUMBERS),
  ...atMost(MOST_ON_EVERY_PAGE, SHARED),
  ...atMost(MOST_WITH_TEXTS, FIELDS),
  ...LENGTH,
}

function atMost(
  most: number,
  kinds: Readonly<Record<string, HostileDescription>>,
): Readonly<Record<string, HostileDescription>> {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { most, ...kind }]))
}
