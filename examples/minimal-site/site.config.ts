import { defineConfig } from '@fyr/cli'

export default defineConfig({
  product: { name: 'Skerry', slug: 'skerry' },
  title: 'Skerry',
  tagline: 'The smallest useful site',
  url: 'https://skerry.example',
  locales: [{ code: 'en', label: 'English' }],
  defaultLocale: 'en',
  navbar: {
    items: [
      { type: 'sidebar', sidebar: 'defaultSidebar', label: 'Docs' },
      { type: 'link', label: 'Blog', to: '/blog' },
    ],
  },
})
