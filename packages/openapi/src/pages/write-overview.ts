import type { SourceTexts } from '@fyr/content-pipeline'
import { SCHEMAS } from './api-model.ts'
import type { ApiPage, PagesContext } from './api-page.ts'
import { type ApiNode, childOf, entriesOf, listOf, textOf } from './description.ts'
import {
  asBlocks,
  asCell,
  asCode,
  asLinkText,
  asSentence,
  blocks,
  firstSentence,
  firstSentenceInList,
  inDirective,
  linked,
  listItem,
} from './markdown.ts'
import { serverUrl } from './operation-parts.ts'
import { type Field, fieldsBlock } from './schema-fields.ts'

/** Writes the first page of a reference: what the API is, its servers, how requests are authorized, and its tags. */
export function writeOverview(context: PagesContext): ApiPage {
  const { api, base, model, words } = context
  const info = childOf(api.root, 'info') ?? api.root
  const description = textOf(info, 'description')
  return {
    path: `${base}/index.md`,
    frontMatter: {
      title: titleOf(model.title, words),
      sidebar_position: 0,
      ...badgeOf(textOf(info, 'version')),
      ...(description !== '' && { description: firstSentence(description) }),
    },
    markdown: blocks([
      asBlocks(description),
      writeInfo(info, words),
      section(words('apiServers'), writeServers(api.root)),
      section(words('apiAuthorization'), fieldsBlock(schemesOf(context), words)),
      section(words('apiOperations'), writeTags(context)),
    ]),
    node: info,
  }
}

/**
 * The version of the API beside the first entry of its sidebar, which every page of an operation shows. The pages themselves do not
 * name it, because a new version would then mark all of them as changed. A sidebar has room for a short one.
 */
function badgeOf(version: string): { sidebar_badge?: string } {
  return /^[\w.+-]{1,16}$/.test(version) ? { sidebar_badge: version } : {}
}

function titleOf(title: string, words: SourceTexts): string {
  if (title === '') return words('apiOverview')
  return /\bAPI\b/i.test(title) ? title : words('apiOfTitle', { title })
}

function section(title: string, content: string): string {
  return content === '' ? '' : `## ${title}\n\n${content}`
}

/** Version, license and contact, as far as the description has them. */
function writeInfo(info: ApiNode, words: SourceTexts): string {
  const [license, contact] = [childOf(info, 'license'), childOf(info, 'contact')]
  const parts = [
    [words('apiVersion'), asCell(textOf(info, 'version'))],
    [words('apiLicense'), license === null ? '' : linked(textOf(license, 'name'), textOf(license, 'url'))],
    [words('apiContact'), contact === null ? '' : writeContact(contact)],
  ]
  return parts.flatMap(([name, text]) => (text === '' ? [] : [`**${name}:** ${text}`])).join(' · ')
}

function writeContact(contact: ApiNode): string {
  const email = textOf(contact, 'email')
  return linked(textOf(contact, 'name') || email, textOf(contact, 'url') || (email && `mailto:${email}`))
}

function writeServers(root: ApiNode): string {
  const lines = listOf(root, 'servers').map((server) => {
    const about = asCell(textOf(server, 'description'))
    return `- ${asCode(serverUrl(server))}${about === '' ? '' : `: ${about}`}`
  })
  return lines.join('\n')
}

/** Addresses of a security scheme, with the names of their labels. */
const SCHEME_URLS = [
  ['authorizationUrl', 'apiAuthorizationUrl'],
  ['tokenUrl', 'apiTokenUrl'],
  ['openIdConnectUrl', 'apiConfigurationUrl'],
] as const

/** Kinds of security schemes whose names are the same in all languages. */
const SCHEME_KINDS: ReadonlyMap<string, string> = new Map([
  ['oauth2', 'OAuth 2.0'],
  ['openIdConnect', 'OpenID Connect'],
])

/** Names of the texts for a key, by where it is; anywhere else is a header. */
const KEY_PLACES: ReadonlyMap<string, string> = new Map([
  ['query', 'apiKeyInQuery'],
  ['cookie', 'apiKeyInCookie'],
])

/** A security scheme in a few words. */
function kindOfScheme(scheme: ApiNode, words: SourceTexts): string {
  const type = textOf(scheme, 'type')
  if (type === 'http') return `HTTP ${capitalised(asCell(textOf(scheme, 'scheme')))}`
  if (type === 'mutualTLS') return words('apiCertificate')
  if (type !== 'apiKey') return SCHEME_KINDS.get(type) ?? asCell(type)
  const key = asCode(textOf(scheme, 'name'))
  return words(KEY_PLACES.get(textOf(scheme, 'in')) ?? 'apiKeyInHeader', { key })
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** The security schemes, with their scopes. */
function schemesOf({ api, words }: PagesContext): readonly Field[] {
  const components = childOf(api.root, 'components')
  return (components === null ? [] : entriesOf(components, 'securitySchemes')).flatMap(([name, written]) => {
    const scheme = api.resolve(written)?.node
    if (scheme === undefined) return []
    const flows = entriesOf(scheme, 'flows')
    const urls = [scheme, ...flows.map(([, flow]) => flow)].flatMap((node) =>
      SCHEME_URLS.flatMap(([key, label]) => {
        const url = textOf(node, key)
        return url === '' ? [] : [`${words(label)}: ${asCode(url)}.`]
      }),
    )
    const scopes = scopesOf(flows.map(([, flow]) => flow))
    return [
      {
        name,
        type: kindOfScheme(scheme, words),
        isRequired: false,
        description: [asSentence(textOf(scheme, 'description')), ...new Set(urls)]
          .filter((part) => part !== '')
          .join(' '),
        inner: scopes,
        innerLabel: words('apiScopeCount', { count: scopes.length }),
      },
    ]
  })
}

/** The scopes of all flows, each name once. */
function scopesOf(flows: readonly ApiNode[]): readonly Field[] {
  const byName = new Map(
    flows.flatMap((flow) => {
      const scopes = childOf(flow, 'scopes')
      return scopes === null
        ? []
        : Object.keys(scopes.value).map((name) => [name, textOf(scopes, name)] as const)
    }),
  )
  return [...byName].map(([name, text]) => ({
    name,
    type: '',
    isRequired: false,
    description: asCell(text),
    inner: [],
  }))
}

function writeTags({ model, words, nameTag, hasSchemaPages }: PagesContext): string {
  const tags = model.tags.map((tag) =>
    listItem(linkToFolder(nameTag(tag), tag.slug), [
      tag.node === null ? '' : firstSentenceInList(textOf(tag.node, 'description')),
    ]),
  )
  const schemas =
    hasSchemaPages && model.schemas.length > 0
      ? [listItem(linkToFolder(words('apiSchemas'), SCHEMAS), [])]
      : []
  return inDirective('fields', [...tags, ...schemas].join('\n\n'))
}

/** A link to the page of a folder. */
function linkToFolder(text: string, slug: string): string {
  return `**[${asLinkText(text)}](./${slug}/index.md)**`
}
