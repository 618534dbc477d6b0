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
import type { ReferenceWords } from './words.ts'

/** Writes the first page of a reference: what the API is, its servers, how requests are authorized, and its tags. */
export function writeOverview(context: PagesContext): ApiPage {
  const { api, base, model, words } = context
  const info = childOf(api.root, 'info') ?? api.root
  const description = textOf(info, 'description')
  return {
    path: `${base}/index.md`,
    frontMatter: {
      title: model.title === '' ? words.overview : words.apiTitle(model.title),
      sidebar_position: 0,
      ...(description !== '' && { description: firstSentence(description) }),
    },
    markdown: blocks([
      asBlocks(description),
      writeInfo(info, words),
      section(words.servers, writeServers(api.root)),
      section(words.authorization, fieldsBlock(schemesOf(context), words)),
      section(words.operations, writeTags(context)),
    ]),
    node: info,
  }
}

function section(title: string, content: string): string {
  return content === '' ? '' : `## ${title}\n\n${content}`
}

/** Version, license and contact, as far as the description has them. */
function writeInfo(info: ApiNode, words: ReferenceWords): string {
  const [license, contact] = [childOf(info, 'license'), childOf(info, 'contact')]
  const parts = [
    [words.version, asCell(textOf(info, 'version'))],
    [words.license, license === null ? '' : linked(textOf(license, 'name'), textOf(license, 'url'))],
    [words.contact, contact === null ? '' : writeContact(contact)],
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

/** The security schemes, with their scopes. */
function schemesOf({ api, words }: PagesContext): readonly Field[] {
  const components = childOf(api.root, 'components')
  return (components === null ? [] : entriesOf(components, 'securitySchemes')).flatMap(([name, written]) => {
    const scheme = api.resolve(written)?.node
    if (scheme === undefined) return []
    const flows = entriesOf(scheme, 'flows')
    const urls = [scheme, ...flows.map(([, flow]) => flow)].flatMap((node) =>
      Object.entries(words.schemeUrls).flatMap(([key, label]) => {
        const url = textOf(node, key)
        return url === '' ? [] : [`${label}: ${asCode(url)}.`]
      }),
    )
    const scopes = scopesOf(flows.map(([, flow]) => flow))
    return [
      {
        name,
        type: words.scheme({
          type: asCell(textOf(scheme, 'type')),
          httpScheme: asCell(textOf(scheme, 'scheme')),
          place: textOf(scheme, 'in'),
          key: asCode(textOf(scheme, 'name')),
        }),
        isRequired: false,
        description: [asSentence(textOf(scheme, 'description')), ...new Set(urls)]
          .filter((part) => part !== '')
          .join(' '),
        inner: scopes,
        innerLabel: words.scopeCount(scopes.length),
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
    hasSchemaPages && model.schemas.length > 0 ? [listItem(linkToFolder(words.schemas, SCHEMAS), [])] : []
  return inDirective('fields', [...tags, ...schemas].join('\n\n'))
}

/** A link to the page of a folder. */
function linkToFolder(text: string, slug: string): string {
  return `**[${asLinkText(text)}](./${slug}/index.md)**`
}
