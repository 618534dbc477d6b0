import { defineConfig } from '@fyr/cli'

const product = { name: '__TITLE__', slug: '__SLUG__' }

export default defineConfig({
  product,
  title: product.name,
  tagline: 'Written in Markdown',
  url: 'https://example.com',
  locales: [{ code: 'en', label: 'English' }],
  defaultLocale: 'en',
  navbar: {
    items: [
      { type: 'sidebar', sidebar: 'defaultSidebar', label: 'Docs' },
      { type: 'link', label: 'Blog', to: '/blog' },
      { type: 'link', label: 'About', to: '/about', position: 'right' },
    ],
  },
})
