import * as z from 'zod'
import { hasOneTarget, ONE_TARGET } from './one-target.ts'
import { visibleText } from './visible-text.ts'

const text = visibleText

const position = z.enum(['left', 'right']).default('left').meta({ description: 'Side of the navbar.' })
const label = text.meta({ description: 'Label. Translated in `messages.json`.', examples: ['Docs'] })
const to = text.optional().meta({ description: 'Address on the site.', examples: ['/docs/intro'] })
const href = text.optional().meta({ description: 'Any URL.', examples: ['https://example.com/'] })

const navbarLink = z
  .strictObject({
    type: z.literal('link'),
    label,
    to,
    href,
    position,
    activeBase: text.optional().meta({
      description:
        'Shows the link as active on all pages below this address. Default: the address of the link; a link to the home page is active there only.',
      examples: ['/docs'],
    }),
  })
  .refine(hasOneTarget, ONE_TARGET)
  .meta({ description: 'A link. Needs one of `to` and `href`.' })

const navbarItem = z.union([
  z
    .strictObject({
      type: z.literal('sidebar'),
      sidebar: text.meta({ description: 'Name of the sidebar.', examples: ['tutorialSidebar'] }),
      folder: text.optional().meta({
        description: 'Folder of `docs.folders` whose sidebar it is. Default: that of the docs.',
        examples: ['community'],
      }),
      label,
      position,
    })
    .meta({ description: 'A link to the first doc of a sidebar.' }),
  navbarLink,
  z
    .strictObject({
      type: z.literal('menu'),
      label,
      items: z
        .array(navbarLink)
        .min(1)
        .meta({
          description: 'Its links.',
          examples: [[{ type: 'link', label: 'Support', href: 'https://example.com/' }]],
        }),
      position,
    })
    .meta({ description: 'A menu of links.' }),
  z
    .strictObject({ type: z.literal('locale-menu'), position })
    .meta({ description: 'The languages of the site.' }),
  z
    .strictObject({ type: z.literal('version-menu'), position })
    .meta({ description: 'The versions of the docs; hidden while there is only one.' }),
])

const footerLink = z
  .strictObject({ label, to, href })
  .refine(hasOneTarget, ONE_TARGET)
  .meta({ description: 'A link. Needs one of `to` and `href`.' })

/** Schema of `navbar`. */
export const navbarSchema = z
  .strictObject({
    title: z
      .string()
      .optional()
      .meta({
        description:
          "Text beside the logo; `''` for none, if the logo says the name. Translated as `navbar.title`. Default: the title of the site.",
        examples: ['Fjord'],
      }),
    items: z.array(navbarItem).meta({
      description: 'Its entries.',
      examples: [[{ type: 'link', label: 'Docs', to: '/docs/intro' }]],
    }),
  })
  .default({ items: [] })
  .meta({ description: 'Bar at the top of every page.' })

const footerLogo = z
  .strictObject({
    src: text.meta({ description: 'Its file in the static folder.', examples: ['img/fjord-as.svg'] }),
    alt: z.string().meta({
      description: 'Alternative text. Translated as `footer.logo.alt`.',
      examples: ['Fjord AS'],
    }),
    to,
    href,
  })
  .refine(({ to: address, href: url }) => address === undefined || url === undefined, {
    error: 'has both "to" and "href": remove one',
  })
  .refine(({ alt, to: address, href: url }) => alt !== '' || (address ?? url) === undefined, {
    error: 'needs text in "alt", because it is a link',
  })

/** Schema of `footer`. */
export const footerSchema = z
  .strictObject({
    columns: z
      .array(
        z.strictObject({
          title: text.meta({ description: 'Heading of the column.', examples: ['Documentation'] }),
          links: z.array(footerLink).meta({
            description: 'Its links.',
            examples: [[{ label: 'Integration', to: '/docs/integration/' }]],
          }),
        }),
      )
      .default([])
      .meta({
        description: 'Columns of links.',
        examples: [[{ title: 'More', links: [{ label: 'Blog', to: '/blog/' }] }]],
      }),
    links: z
      .array(footerLink)
      .default([])
      .meta({
        description: 'Links in the last line, beside the copyright.',
        examples: [[{ label: 'Terms', to: '/terms' }]],
      }),
    logo: footerLogo
      .nullable()
      .default(null)
      .meta({
        description: 'Image above the last line; a link with `to` or `href`.',
        examples: [{ src: 'img/fjord-as.svg', alt: 'Fjord AS', href: 'https://example.com/' }],
      }),
    mode: z
      .enum(['light', 'dark'])
      .nullable()
      .default(null)
      .meta({
        description: 'Keeps the footer always light or always dark. Default: as the page.',
        examples: ['dark'],
      }),
    copyright: z
      .string()
      .default('')
      .meta({ description: 'Last line.', examples: ['© Fjord'] }),
  })
  .prefault({})
  .meta({ description: 'Footer of every page.' })
