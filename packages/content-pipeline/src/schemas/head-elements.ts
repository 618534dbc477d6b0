import * as z from 'zod'
import { isExternalFile } from './external-address.ts'

/** Names of `meta` elements that every page already has. */
const OWN_META = new Set(['viewport', 'description', 'keywords', 'robots', 'generator', 'twitter:card'])
/** Relations that a page has itself, or that load what the policy does not allow. */
const CLOSED_RELATIONS: ReadonlyMap<string, string> = new Map([
  ['canonical', 'is written for every page already'],
  ['stylesheet', 'cannot be added: write rules in theme/styles.css'],
  ['modulepreload', 'cannot be added: list scripts in "scripts"'],
  ['import', 'cannot be added'],
])
/** Relations whose target browsers load; it has to be a file of the site, except for icons. */
const LOADING = new Set(['preload', 'prefetch', 'manifest'])

const attributeName = /^[a-z][a-z0-9-]*$/

const attributesSchema = z.record(z.string(), z.string()).superRefine((all, context) => {
  for (const [name, value] of Object.entries(all)) {
    if (attributeName.test(name) && !/^(?:on|style$)/.test(name)) continue
    context.addIssue({
      code: 'custom',
      path: [name],
      input: value,
      message: 'is not an attribute that can be set',
    })
  }
})

type Attributes = Readonly<Record<string, string>>
type Fail = (name: string, message: string) => void

function checkMeta(attributes: Attributes, fail: Fail): void {
  const { name, property } = attributes
  if (attributes['content'] === undefined) fail('content', 'is missing')
  if (attributes['http-equiv'] !== undefined)
    fail(
      'http-equiv',
      'cannot be set: headers belong to the host, see "_headers"; "metaPolicy: true" writes the policy into pages',
    )
  else if (name === undefined && property === undefined) fail('name', 'is missing: give "name" or "property"')
  if (name !== undefined && OWN_META.has(name)) fail('name', `cannot be "${name}": every page has its own`)
  if (property?.startsWith('og:') === true && property !== 'og:image')
    fail('property', `cannot be "${property}": every page has its own`)
}

function checkLink(attributes: Attributes, fail: Fail): void {
  const { rel = '', href = '' } = attributes
  const relations = rel.toLowerCase().split(/\s+/)
  const closed = relations.find((relation) => CLOSED_RELATIONS.has(relation))
  if (rel === '') fail('rel', 'is missing')
  if (closed !== undefined) fail('rel', `"${closed}" ${CLOSED_RELATIONS.get(closed) ?? ''}`)
  if (href.startsWith('/') && !href.startsWith('//')) return
  if (!isExternalFile(href))
    fail('href', 'must be a URL that begins with "https://", or "/" and a file of the static folder')
  else if (relations.some((relation) => LOADING.has(relation)))
    fail('href', `must be a file of the static folder, since browsers load it as "${rel}"`)
}

const CHECKS = { meta: checkMeta, link: checkLink } as const

function failIn(attributes: Attributes, context: z.core.$RefinementCtx): Fail {
  return (name, message) =>
    context.addIssue({ code: 'custom', path: ['attributes', name], input: attributes[name], message })
}

/** Schema of `head`. */
export const headSchema = z.array(
  z
    .strictObject({
      tag: z.enum(['meta', 'link']).meta({ description: 'The element.' }),
      attributes: attributesSchema.meta({
        description:
          'Its attributes: of a `meta` element `name` or `property`, and `content`; of a `link`, `rel` and `href`.',
        examples: [{ name: 'google-site-verification', content: 'a1b2c3' }],
      }),
    })
    .superRefine(({ tag, attributes }, context) => CHECKS[tag](attributes, failIn(attributes, context))),
)
