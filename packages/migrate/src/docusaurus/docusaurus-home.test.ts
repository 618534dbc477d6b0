import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '@fyr/cli'
import { buildableSite, withoutBuild } from '../testing/old-site.ts'
import { migrate } from '../migrate.ts'

/** What sites of Docusaurus say in code and in style sheets. */
const SITE = {
  'docusaurus.config.js': `module.exports = {
    title: 'Fjord', tagline: 'Feed by wire', url: 'https://fjord.example', baseUrl: '/sea/',
    i18n: { defaultLocale: 'en', locales: ['en', 'no'] },
    presets: [['classic', { blog: false, theme: { customCss: './src/css/custom.css' } }]],
    themeConfig: {
      navbar: { title: 'Fjord docs', logo: { src: 'img/mark.svg', alt: 'Fjord' }, items: [
        { href: 'https://git.example/fjord', className: 'header-code-link', 'aria-label': 'Source code' },
      ] },
      footer: { logo: { src: 'img/mark.svg', alt: 'Group', href: 'https://group.example' } },
    },
  }`,
  'src/css/custom.css': `:root { --ifm-color-primary: #7a2e5d; }
.header-code-link::before { content: ''; background: url("data:image/svg+xml,%3Csvg viewBox='0 0 24 24'%3E%3Cpath d='M1 1h9v9z'/%3E%3C/svg%3E"); }
[data-theme='dark'] .img-light { display: none; }
.footer__title { color: red; }`,
  'static/img/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"/>\n',
  'src/pages/index.js': `
import Link from '@docusaurus/Link'
import Translate from '@docusaurus/Translate'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import Layout from '@theme/Layout'
import { PARTS } from '@site/src/parts'
export default function Home() {
  const { siteConfig } = useDocusaurusContext()
  return <Layout>
    <header><h1>{siteConfig.title}</h1><p><Translate id="home.line">All of the feed</Translate></p>
      <Link to="/docs/intro">Start</Link><Link to="/team">Team</Link></header>
    <div className="row">{PARTS.map(({ title, text, to }) => <div key={title}><h3><Link to={to}>{title}</Link></h3><p>{text}</p></div>)}</div>
    <h2>More</h2>
    <ul><li><a href="https://a.example">A site</a></li><li>Words</li></ul>
  </Layout>
}`,
  'src/parts.js':
    "export const PARTS = [{ title: 'Feeding', text: 'By wire.', to: '/docs/intro' }, { title: 'Boats', text: 'By sea.', to: 'docs/boats' }]\n",
  'src/pages/team.js': 'export default () => <h1>Team</h1>\n',
  'docs/intro.md': '# Start\n\n<img class="img-light" src="/img/mark.svg" alt="Mark">\n',
  'docs/boats.md': '# Boats\n',
  'i18n/no/code.json': '{ "home.line": { "message": "Alt om fôr" } }',
  'i18n/no/docusaurus-theme-classic/navbar.json': '{ "title": { "message": "Om Fjord" } }',
}

test('a site of Docusaurus keeps what its code and its style sheets say: home page, colour, logo and icons', async () => {
  const root = buildableSite(SITE)
  const result = await migrate({ tool: 'docusaurus', folder: root, write: true })
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const noteOn = (name: string) => result.notes.find((note) => note.name === name)?.instead
  expect(noteOn('src/pages/index.js')).toContain('texts and links are in content/pages/index.md')
  expect(noteOn('src/pages/team.js')).toContain('Write it in')
  expect(noteOn('customCss')).toContain('.footer__title')
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  expect(read('content/pages/index.md')).toBe(`---
hero:
  heading: "Fjord"
  tagline: "All of the feed"
actions:
  - label: "Start"
    to: "/docs/intro"
    isPrimary: true
features:
  - title: "Feeding"
    text: "By wire."
    to: "/docs/intro"
  - title: "Boats"
    text: "By sea."
    to: "/docs/boats"
---

## More

- [A site](https://a.example)
- Words
`)
  expect(read('i18n/no/pages/index.md')).toContain('tagline: "Alt om fôr"')
  expect(read('site.config.ts')).toContain("theme: { accent: '#7a2e5d' }")
  expect(read('site.config.ts')).toContain(
    "logo: { src: 'img/mark.svg', alt: 'Group', href: 'https://group.example' }",
  )
  expect(read('docs/intro.md')).toContain('class="light-only"')
  const { isPublished } = await build({ root })
  expect(isPublished).toBe(true)
  const html = read('dist/index.html')
  expect(html).toMatch(/<img[^>]*img\/mark\.svg[^>]*width="112" height="28"[^>]*>\s*<span>Fjord docs<\/span>/)
  expect(html).toContain('All of the feed')
  expect(read('dist/no/index.html')).toContain('<span>Om Fjord</span>')
  expect(read('dist/no/index.html')).toContain('Alt om fôr')
  const sheet = /\/(assets\/custom[^"]*\.css|assets\/[^"]*\.css)"/.exec(html)
  expect(sheet).not.toBe(null)
  expect(read('theme/icons/source-code.svg')).toContain('<path')
  expect(read('theme/styles.css')).toContain("[href='https://git.example/fjord']::before")
  const before = withoutBuild(root)
  await migrate({ tool: 'docusaurus', folder: root, write: true })
  expect(withoutBuild(root)).toEqual(before)
})
