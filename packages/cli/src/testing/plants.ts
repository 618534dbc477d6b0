/** What a lookup needs an element to have. */
export interface Token {
  readonly type: 'tag' | 'id' | 'class' | 'attribute'
  readonly name: string
  /** The value of an attribute. */
  readonly value: string
}

/** Elements of HTML that carry the attributes of a plant. */
const HOSTS = 'p span h2 a summary li table pre figure svg x-own'.split(' ')
const VOID_HOSTS = ['img', 'input', 'link']
const FORBIDDEN_HOSTS = ['button', 'form', 'main', 'fyr-field']

/**
 * Markdown that carries a token in every way that content has: HTML, attributes of headings, directives and components, names
 * of footnotes, tabs, fields and languages, titles of links, images and code, and words that become ids.
 */
export function plantsOf(token: Token): string {
  const { type, name } = token
  const html = htmlOf(token)
  const braces = type === 'tag' ? '' : `{${bracesOf(token)}}`
  const jsx = type === 'class' ? `className="${name}"` : html
  return [
    ...(type === 'tag' ? [`<${name}>x</${name}>`, `x <${name} title="x">x</${name}> x`, `<${name}>`] : []),
    ...(html === '' ? [] : [...HOSTS, ...FORBIDDEN_HOSTS].map((host) => `<${host} ${html}>x</${host}>`)),
    ...(html === ''
      ? []
      : VOID_HOSTS.flatMap((host) => [`<${host} ${html} src="https://example.com/x" alt="x">`])),
    `<a name="${name}">x</a>`,
    `<img name="${name}" src="https://example.com/x.png" alt="x">`,
    `## Heading ${braces}`,
    `## ${name}`,
    `## \`${name}\``,
    `## <span ${html}>x</span>`,
    ...['note', 'details', 'steps', 'card-grid', 'file-tree'].map(
      (kind) => `:::${kind}[${name}]${braces}\n- x\n:::`,
    ),
    `::::tabs${braces}\n:::tab[${name}]${braces}\nx\n:::\n::::`,
    `::::tabs{group="${name}"}\n:::tab{value="${name}" label="${name}"}\nx\n:::\n::::`,
    `:::fields${braces}\n- \`${name}\` string. x\n:::`,
    `:::endpoint{method=get address="${name}"}\nx\n:::`,
    `::island{name="${name}"}`,
    `::embed{src="https://example.com/" title="${name}"}`,
    `x :badge[${name}]${braces} x`,
    `<Card title="${name}" href="https://example.com/" ${jsx}>x</Card>`,
    `<Tabs groupId="${name}" ${jsx}><TabItem value="${name}" label="${name}" ${jsx}>x</TabItem></Tabs>`,
    `<Aside title="${name}" ${jsx}>x</Aside>`,
    ...COMPONENTS.map((component) => `<${component} ${allAttributes(name)} ${jsx} />`),
    `<Tabs items={['${name}']} values={[{ value: '${name}', label: '${name}' }]} />`,
    `<CodeBlock language="${name}" metastring="${name}">{\`${name}\`}</CodeBlock>`,
    `<Steps ${jsx}>\n\n1. x\n\n</Steps>`,
    `<Own name="${name}" ${jsx}>x</Own>`,
    `x[^${name}] x\n\n[^${name}]: x`,
    `\`\`\`${name} title="${name}" ${braces}\nx\n\`\`\``,
    `[x](https://example.com/ "${name}")${braces} ![${name}](https://example.com/x.png "${name}")${braces}`,
    `| x ${braces} |\n| - |\n| <b ${html}>x</b> |`,
    `> [!NOTE] ${name}\n> x`,
    `- [ ] x ${braces}`,
  ].join('\n\n')
}

/** Components that take names and texts and need no content. */
const COMPONENTS =
  'Badge Card LinkCard Details Icon LinkButton Link Image ThemedImage TOCInline DocCardList PackageManagers YouTube Tweet Code'.split(
    ' ',
  )

/** A name as every attribute that one of these components reads. */
function allAttributes(name: string): string {
  const texts = 'title text label summary name variant type description alt code lang pkg id groupId'
  const addresses = 'href to src url'
  return [
    ...texts.split(' ').map((attribute) => `${attribute}="${name}"`),
    ...addresses.split(' ').map((attribute) => `${attribute}="https://example.com/${name}"`),
  ].join(' ')
}

/** An API description that says a token in every place that has names or texts. */
export function plantedDescription(token: Token): object {
  const { name } = token
  const html = token.type === 'tag' ? `<${name}>x</${name}>` : `<p ${htmlOf(token)}>x</p>`
  const text = `${plantsOf(token)}\n\n${html}`
  const line = `${name} ${html}`
  const schema = {
    title: line,
    description: line,
    type: 'object',
    required: [name],
    properties: {
      [name]: { type: 'string', description: line, enum: [name, line], default: line, pattern: line },
      [line]: { type: name, format: name, description: line },
    },
    discriminator: { propertyName: line },
    example: { [name]: line },
  }
  const content = {
    'application/json': { schema: { $ref: `#/components/schemas/${name}` }, example: { [name]: line } },
  }
  const parameters = ['path', 'query', 'header', 'cookie'].map((place) => ({
    name,
    in: place,
    required: true,
    description: line,
    schema: { type: 'string', enum: [name, line] },
    example: line,
  }))
  const operation = {
    operationId: name,
    summary: line,
    description: text,
    tags: [name],
    parameters,
    requestBody: { description: line, content },
    responses: {
      '200': { description: line, headers: { [name]: { description: line } }, content },
      [name]: { description: line },
    },
    security: [{ [name]: [line] }],
  }
  return {
    openapi: '3.1.0',
    info: { title: line, version: line, description: line, license: { name: line }, contact: { name: line } },
    servers: [
      { url: `https://{${name}}.example`, description: line, variables: { [name]: { default: name } } },
    ],
    tags: [{ name, description: line }],
    paths: { [`/${name}/{${name}}`]: { post: operation } },
    webhooks: { [name]: { post: { ...operation, operationId: `${name}Hook`, description: line } } },
    components: {
      schemas: { [name]: schema },
      securitySchemes: { [name]: { type: 'apiKey', in: 'header', name, description: line } },
    },
  }
}

/** The attributes of a plant as HTML; empty for an element. */
export function htmlOf({ type, name, value }: Token): string {
  if (type === 'tag') return ''
  return type === 'attribute' ? `${name}="${value}"` : `${type}="${name}"`
}

function bracesOf({ type, name, value }: Token): string {
  if (type === 'id') return `#${name}`
  return type === 'class' ? `.${name}` : `${name}="${value}"`
}
