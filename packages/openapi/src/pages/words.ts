/** The words of a reference beside those of its description: headings, labels and notes. */
export interface ReferenceWords {
  /** Title of the page of a tag. */
  readonly tagTitle: (tag: string) => string
  /** Title of the overview, by the title of the description. */
  readonly apiTitle: (title: string) => string
  readonly overview: string
  readonly version: string
  readonly license: string
  readonly contact: string
  readonly servers: string
  readonly operations: string
  readonly untagged: string
  readonly webhooks: string
  readonly schemas: string
  readonly schema: string
  readonly description: string
  /** What a webhook is: the API sends its request. */
  readonly sentToYou: string
  readonly deprecated: string
  readonly deprecatedOperation: string
  readonly deprecatedSchema: string
  readonly places: Readonly<Record<'path' | 'query' | 'header' | 'cookie', string>>
  readonly body: string
  readonly responses: string
  readonly otherResponses: string
  readonly fields: string
  /** The label of folded fields inside a field. */
  readonly fieldCount: (count: number) => string
  readonly example: string
  readonly type: string
  readonly required: string
  readonly optional: string
  readonly readOnly: string
  readonly writeOnly: string
  readonly also: string
  readonly authorization: string
  /** A security scheme in a few words. */
  readonly scheme: (parts: SchemeParts) => string
  /** Labels of the addresses of a security scheme, by the keys of OpenAPI. */
  readonly schemeUrls: Readonly<Record<'authorizationUrl' | 'tokenUrl' | 'openIdConnectUrl', string>>
  /** The label of folded scopes. */
  readonly scopeCount: (count: number) => string
  readonly with: string
  readonly and: string
  readonly or: string
  readonly nothing: string
  readonly oneOf: string
  readonly anyOf: string
  readonly allOf: string
  readonly listOf: (type: string) => string
  readonly mapOf: (type: string) => string
  readonly types: Readonly<Record<string, string>>
  /** Formats that have a name in the language; the others are shown as the API writes them. */
  readonly formats: Readonly<Record<string, string>>
  readonly values: string
  /** Introduces the possible values of the entries of a list. */
  readonly eachValue: string
  readonly more: (count: number) => string
  /** A number in a sentence; code has numbers as programs write them. */
  readonly number: (value: number) => string
  /** Above what all errors of an operation answer with. */
  readonly errors: string
  readonly always: string
  readonly pattern: string
  readonly default: string
  readonly range: (from: string | null, to: string | null, unit: 'characters' | 'entries' | '') => string
  readonly discriminator: (name: string) => string
}

/** What OpenAPI says of a security scheme. */
interface SchemeParts {
  readonly type: string
  /** The scheme of HTTP authentication, such as `bearer`. */
  readonly httpScheme: string
  /** Where a key is: `header`, `query` or `cookie`. */
  readonly place: string
  /** The name of a key, as code. */
  readonly key: string
}

const EN: ReferenceWords = {
  tagTitle: (tag) => `${tag} API`,
  apiTitle: (title) => (/\bAPI\b/i.test(title) ? title : `${title} API`),
  overview: 'Overview',
  version: 'Version',
  license: 'License',
  contact: 'Contact',
  servers: 'Servers',
  operations: 'Operations',
  untagged: 'Other operations',
  webhooks: 'Webhooks',
  schemas: 'Schemas',
  schema: 'Schema',
  description: 'Description',
  sentToYou: 'The API sends this request to an address of yours.',
  deprecated: 'Deprecated',
  deprecatedOperation: 'Do not use this operation in new code.',
  deprecatedSchema: 'Do not use this schema in new code.',
  places: {
    path: 'Path parameters',
    query: 'Query parameters',
    header: 'Headers',
    cookie: 'Cookies',
  },
  body: 'Request body',
  responses: 'Responses',
  otherResponses: 'Other responses',
  fields: 'Fields',
  fieldCount: (count) => (count === 1 ? '1 field' : `${count} fields`),
  example: 'Example',
  type: 'Type',
  required: 'required',
  optional: 'optional',
  readOnly: 'Read only.',
  writeOnly: 'Write only.',
  also: 'Also',
  authorization: 'Authorization',
  scheme({ type, httpScheme, place, key }) {
    if (type === 'http') return `HTTP ${capitalised(httpScheme)}`
    if (type === 'mutualTLS') return 'client certificate'
    if (type !== 'apiKey') return SCHEME_TYPES.get(type) ?? type
    if (place === 'query') return `API key in the query parameter ${key}`
    return `API key in the ${place === 'cookie' ? place : 'header'} ${key}`
  },
  schemeUrls: {
    authorizationUrl: 'Authorization URL',
    tokenUrl: 'Token URL',
    openIdConnectUrl: 'Configuration',
  },
  scopeCount: (count) => (count === 1 ? '1 scope' : `${count} scopes`),
  with: 'with',
  and: 'and',
  or: 'or',
  nothing: 'nothing',
  oneOf: 'one of: ',
  anyOf: 'any of: ',
  allOf: 'all of: ',
  listOf: (type) =>
    type === '' ? 'list' : `list of ${type.replace(/^(?:string|integer|number|boolean|object)\b/, '$&s')}`,
  mapOf: (type) => `map of ${type}`,
  types: {},
  formats: {},
  values: 'One of',
  eachValue: 'Each is one of',
  more: (count) => `and ${count} more`,
  number: (value) => writeNumber(value, { group: ',', decimal: '.' }),
  errors: 'Errors',
  always: 'Always',
  pattern: 'Pattern',
  default: 'Default',
  range(from, to, unit) {
    const isOne = (to ?? from) === '1'
    const one = { characters: ' character', entries: ' entry', '': '' }[unit]
    const many = unit === '' ? '' : ` ${unit}`
    const words = isOne ? one : many
    if (from !== null && to !== null) return `${from} to ${to}${words}.`
    return from === null ? `At most ${to}${words}.` : `At least ${from}${words}.`
  },
  discriminator: (name) => `The value of ${name} tells them apart.`,
}

const NO: ReferenceWords = {
  tagTitle: (tag) => `API: ${tag}`,
  apiTitle: (title) => (/\bAPI\b/i.test(title) ? title : `${title}-API`),
  overview: 'Oversikt',
  version: 'Versjon',
  license: 'Lisens',
  contact: 'Kontakt',
  servers: 'Servere',
  operations: 'Operasjoner',
  untagged: 'Andre operasjoner',
  webhooks: 'Webhooker',
  schemas: 'Skjemaer',
  schema: 'Skjema',
  description: 'Beskrivelse',
  sentToYou: 'API-et sender denne forespørselen til en adresse hos deg.',
  deprecated: 'Utgår',
  deprecatedOperation: 'Ikke bruk denne operasjonen i ny kode.',
  deprecatedSchema: 'Ikke bruk dette skjemaet i ny kode.',
  places: {
    path: 'Parametere i adressen',
    query: 'Parametere i spørringen',
    header: 'Headere',
    cookie: 'Informasjonskapsler',
  },
  body: 'Innhold i forespørselen',
  responses: 'Svar',
  otherResponses: 'Andre svar',
  fields: 'Felter',
  fieldCount: (count) => (count === 1 ? '1 felt' : `${count} felter`),
  example: 'Eksempel',
  type: 'Type',
  required: 'påkrevd',
  optional: 'valgfritt',
  readOnly: 'Kan bare leses.',
  writeOnly: 'Kan bare skrives.',
  also: 'Også',
  authorization: 'Autorisasjon',
  scheme({ type, httpScheme, place, key }) {
    if (type === 'http') return `HTTP ${capitalised(httpScheme)}`
    if (type === 'mutualTLS') return 'klientsertifikat'
    if (type !== 'apiKey') return SCHEME_TYPES.get(type) ?? type
    if (place === 'query') return `API-nøkkel i parameteren ${key}`
    return `API-nøkkel i ${place === 'cookie' ? 'informasjonskapselen' : 'headeren'} ${key}`
  },
  schemeUrls: {
    authorizationUrl: 'Autorisasjonsadresse',
    tokenUrl: 'Tokenadresse',
    openIdConnectUrl: 'Konfigurasjon',
  },
  scopeCount: (count) => `${count} scope`,
  with: 'med',
  and: 'og',
  or: 'eller',
  nothing: 'ingenting',
  oneOf: 'én av: ',
  anyOf: 'en eller flere av: ',
  allOf: 'alle av: ',
  listOf: (type) => (type === '' ? 'liste' : `liste av ${type.replace(/^(?:streng|objekt)\b/, '$&er')}`),
  mapOf: (type) => `oppslag av ${type}`,
  types: {
    string: 'streng',
    integer: 'heltall',
    number: 'tall',
    boolean: 'boolsk',
    object: 'objekt',
    any: 'valgfri type',
    unknown: 'ukjent',
  },
  formats: { date: 'dato', 'date-time': 'tidspunkt', time: 'klokkeslett' },
  values: 'En av',
  eachValue: 'Hver er en av',
  more: (count) => `og ${count} til`,
  number: (value) => writeNumber(value, { group: '\u00A0', decimal: ',' }),
  errors: 'Feil',
  always: 'Alltid',
  pattern: 'Mønster',
  default: 'Standardverdi',
  range(from, to, unit) {
    const entries = (to ?? from) === '1' ? ' element' : ' elementer'
    const words = { characters: ' tegn', entries, '': '' }[unit]
    if (from !== null && to !== null) return `${from} til ${to}${words}.`
    return from === null ? `Høyst ${to}${words}.` : `Minst ${from}${words}.`
  },
  discriminator: (name) => `Verdien av ${name} viser hvilken det er.`,
}

/** Security schemes whose names are the same in all languages. */
const SCHEME_TYPES: ReadonlyMap<string, string> = new Map([
  ['oauth2', 'OAuth 2.0'],
  ['openIdConnect', 'OpenID Connect'],
])

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/**
 * Whole numbers of five figures and more are in groups of three. The tables of `Intl` are those of the machine that builds, and
 * pages must not depend on it.
 */
function writeNumber(
  value: number,
  { group, decimal }: { readonly group: string; readonly decimal: string },
): string {
  const [, whole, fraction] = /^(-?\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
  // Such as 1e+30.
  if (whole === undefined) return String(value).replace('.', decimal)
  const grouped = /\d{5}/.test(whole) ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) : whole
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`
}

/** The words of a language; English for one that is not known. */
export function wordsOf(locale: string): ReferenceWords {
  return /^(?:no|nb|nn)(?:-|$)/i.test(locale) ? NO : EN
}
