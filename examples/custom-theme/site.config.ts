import { defineConfig } from '@fyr/cli'

export default defineConfig({
  product: { name: 'Orchard', slug: 'orchard' },
  title: '{{ product.name }} Handbook',
  url: 'https://handbook.orchard.example',
  locales: [{ code: 'en', label: 'English' }],
  tagline: 'A handbook for the people of the orchard',
  defaultLocale: 'en',
  favicon: '/apple.svg',
  navbar: { items: [{ type: 'sidebar', sidebar: 'defaultSidebar', label: 'Handbook' }] },
  footer: { columns: [], copyright: '© {{ product.name }}' },
})
