import { defineConfig } from '@fyr/cli'
import * as z from 'zod'

/** Where the handbook's statistics are counted. `theme/client.ts` tells Matomo what to count. */
const STATS = 'https://stats.orchard.example'

export default defineConfig({
  product: { name: 'Orchard', slug: 'orchard' },
  title: '{{ product.name }} Handbook',
  url: 'https://handbook.orchard.example',
  locales: [{ code: 'en', label: 'English' }],
  tagline: 'A handbook for the people of the orchard',
  defaultLocale: 'en',
  favicon: '/apple.svg',
  navbar: { items: [{ type: 'sidebar', sidebar: 'defaultSidebar', label: 'Handbook' }] },
  redirects: { '/pruning': '/docs/pruning' },
  scripts: [
    {
      src: `${STATS}/matomo.js`,
      unpinned: true,
      connect: [STATS],
      when: 'consent',
      consent: 'statistics',
      onlyIn: 'production',
    },
  ],
  head: [{ tag: 'meta', attributes: { name: 'theme-color', content: '#96262c' } }],
  embeds: ['youtube'],
  frontMatter: {
    docs: z.object({
      gardener: z.enum(['Ida', 'Ola']),
      hours: z.number().positive().optional(),
    }),
  },
  footer: { columns: [], copyright: '© {{ product.name }}' },
})
