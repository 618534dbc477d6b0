import * as z from 'zod'
import { isExternalFile, isExternalOrigin, externalOrigin, spellOrigin } from './external-address.ts'
import { visibleText } from './visible-text.ts'

/** Attributes of a script that a site may set. The others belong to the keys of the script, or would run code. */
const ATTRIBUTE = /^(?:data-[a-z0-9_.-]+|id|crossorigin|referrerpolicy|fetchpriority|type)$/

const attributesSchema = z
  .record(z.string(), z.union([z.string(), z.literal(true)]))
  .superRefine((all, context) => {
    for (const [name, value] of Object.entries(all)) {
      if (!ATTRIBUTE.test(name))
        context.addIssue({
          code: 'custom',
          path: [name],
          input: value,
          message:
            'is not possible: use "data-…", "id", "crossorigin", "referrerpolicy", "fetchpriority" or "type"',
        })
      else if (name === 'type' && value !== 'module')
        context.addIssue({ code: 'custom', path: [name], input: value, message: 'can only be "module"' })
    }
  })

/** An address on another host, or of a file in the static folder. */
const scriptAddress = z.string().refine((src) => isExternalFile(src) || /^\/(?!\/)[^\s?#]*$/.test(src), {
  error: 'must be a URL that begins with "https://", or "/" and a file of the static folder',
})

const origins = z.array(externalOrigin).default([])

/** A source of images: an origin, or `data:` for `data:` URLs, which have no origin. */
const imageSource = z
  .string()
  .refine((written) => written === 'data:' || isExternalOrigin(written), {
    error:
      'must be an origin such as "https://stats.example.com", without a path and without "*", or "data:"',
  })
  .overwrite((written) => (written === 'data:' ? written : spellOrigin(written)))

const imageSources = z.array(imageSource).default([])

const scriptSchema = z
  .strictObject({
    src: scriptAddress.meta({
      description: 'Address of the script: a URL, or a file in the static folder that begins with `/`.',
      examples: ['https://plausible.io/js/script.js'],
    }),
    attributes: attributesSchema.default({}).meta({
      description:
        'Attributes of its element: `data-…`, `id`, `crossorigin`, `referrerpolicy`, `fetchpriority`, `type`.',
      examples: [{ 'data-domain': 'docs.example.com' }],
    }),
    connect: origins.meta({
      description: 'Origins that it sends data to or reads data from.',
      examples: [['https://plausible.io']],
    }),
    images: imageSources.meta({
      description: 'Origins that it loads images from, and `data:` where it shows images from `data:` URLs.',
      examples: [['https://stats.example.com']],
    }),
    frames: origins.meta({
      description: 'Origins whose pages it shows in frames.',
      examples: [['https://feedback.example.com']],
    }),
    when: z.enum(['load', 'idle', 'consent']).default('load').meta({
      description:
        'When it is requested: after the page has loaded, when the browser is idle after that, or when the reader has consented.',
    }),
    consent: visibleText
      .nullable()
      .default(null)
      .meta({
        description:
          'What the reader consents to, as named in `window.fyr.consent(name)`. For `when: "consent"`.',
        examples: ['statistics'],
      }),
    integrity: z
      .string()
      .regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/, {
        error: 'must be a hash such as "sha384-…"',
      })
      .nullable()
      .default(null)
      .meta({
        description: 'Hash of the script: browsers refuse a file that differs.',
        examples: ['sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC'],
      }),
    unpinned: z
      .boolean()
      .default(false)
      .meta({
        description:
          'Accepts whatever the other host sends. Needed for a script of another host without `integrity`.',
        examples: [true],
      }),
    onlyIn: z
      .enum(['production', 'development'])
      .nullable()
      .default(null)
      .meta({
        description: 'Loads it only on the published site, or only in `fyr dev`. Default: in both.',
        examples: ['production'],
      }),
  })
  .superRefine((script, context) => {
    const fail = (key: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [key], input: Reflect.get(script, key), message })
    const isExternal = !script.src.startsWith('/')
    if (isExternal && script.integrity === null && !script.unpinned)
      fail('src', 'is on another host: add its "integrity", or "unpinned: true" to accept every change of it')
    if (script.integrity !== null && script.unpinned) fail('unpinned', 'contradicts "integrity": remove one')
    if (script.when === 'consent' && script.consent === null)
      fail('consent', 'is missing: name what the reader consents to, such as "statistics"')
    if (script.when !== 'consent' && script.consent !== null)
      fail('consent', 'has no effect without "when: \'consent\'"')
  })

/** Schema of `scripts`. */
export const scriptsSchema = z.array(scriptSchema)
