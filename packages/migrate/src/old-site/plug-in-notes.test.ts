import { expect, test } from 'vitest'
import { plugInNote } from './plug-in-notes.ts'

test.each([
  ['docusaurus-plugin-feedback', 'Look for a setting'],
  ['research-notes', 'Look for a setting'],
  ['/home/me/search/site/plugins/tides/index.js', 'Look for a setting'],
  ['docusaurus-plugin-headless', 'Look for a setting'],
  ['vitepress-plugin-rss', 'Fyr writes RSS'],
  ['generateFeed', 'Fyr writes RSS'],
  ['RSSPlugin', 'Fyr writes RSS'],
  ['@easyops-cn/docusaurus-search-local', 'Fyr does not use these settings'],
  ['/home/me/site/node_modules/docusaurus-lunr-search/src/index.js', 'Fyr does not use these settings'],
  ['@docusaurus/theme-search-algolia', 'Fyr does not use these settings'],
  ['starlightDocSearch', 'Fyr does not use these settings'],
  ['vite-plugin-flexsearch', 'Fyr does not use these settings'],
  ['@astrojs/sitemap', 'Fyr writes a sitemap'],
  ['starlightImageZoom', 'Fyr converts pictures'],
  ['@docusaurus/plugin-client-redirects', 'Its redirects become'],
  ['@docusaurus/remark-plugin-npm2yarn', 'Code with "npm2yarn"'],
  ['@docusaurus/theme-mermaid', 'Add the plugin "diagrams"'],
  ['remarkMath', 'Add the plugin "math"'],
  ['aftermath', 'Look for a setting'],
  ['https://www.googletagmanager.com/gtag/js', 'It does not work'],
  ['docusaurus-plugin-sass', 'Write CSS'],
  ['tailwindcss', 'Write CSS'],
  ['VitePWA', 'Write a service worker of your own: https://fyr-docs.github.io/fyr/docs/recipes/offline'],
  ['docusaurus-theme-openapi-docs', 'openApiSource'],
  ['starlight-openapi', 'does not count their addresses'],
  ['redocusaurus', 'openApiSource'],
  ['starlightTypeDoc', 'Generate Markdown'],
  ['starlight-links-validator', 'Fyr checks links'],
  ['vitepress-plugin-llms', 'Fyr writes llms.txt'],
  ['starlightLlmsTxt', 'Fyr writes llms.txt'],
  ['remarkGithubAdmonitionsToDirectives', 'Quotes that begin'],
])('the words of the name of a plug-in say what takes its place: %s', (name, expected) => {
  expect(plugInNote(name).instead).toContain(expected)
})
