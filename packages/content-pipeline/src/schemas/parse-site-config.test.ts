import { expect, test } from 'vitest'
import { parseSiteConfig } from './parse-site-config.ts'

const CONFIG = {
  product: { name: 'Fjord', slug: 'fjord' },
  title: 'Fjord Docs',
  url: 'https://docs.example.com',
  locales: [{ code: 'en', label: 'English' }],
  defaultLocale: 'en',
}

/** An object that holds itself, by a list in it. */
function circle(): object {
  const value = { inner: [{}] }
  value.inner.push(value)
  return value
}

test.each([
  [{ title: 10n }, '"title" must be a string, not 10n.'],
  [{ title: [10n] }, '"title" must be a string, not [ 10n ].'],
  [{ title: circle() }, '"title.inner[1]" contains itself.'],
  [{ harbour: circle() }, '"harbour.inner[1]" contains itself.'],
])('a value that JSON cannot hold is reported like any other: %o', (settings, problem) => {
  const { config, diagnostics } = parseSiteConfig({ ...CONFIG, ...settings }, { file: 'site.config.ts' })
  expect(config).toBeNull()
  expect(diagnostics).toMatchObject([{ code: 'invalid-value', file: 'site.config.ts', problem }])
})

test('a button that copies the Markdown of a page needs that Markdown', () => {
  const settings = { ...CONFIG, docs: { copyPage: true } }
  expect(parseSiteConfig(settings, { file: 'site.config.ts' }).diagnostics).toEqual([])
  const text = 'export default {\n  agents: false,\n  docs: { copyPage: true },\n}'
  const { diagnostics } = parseSiteConfig({ ...settings, agents: false }, { file: 'site.config.ts', text })
  expect(diagnostics).toMatchObject([
    {
      code: 'invalid-value',
      line: 3,
      problem: '"docs.copyPage" needs the Markdown of pages, which "agents: false" leaves out.',
    },
  ])
})

test('a link that opens a page elsewhere has a place for the address of the page', () => {
  const openIn = [{ label: 'Example AI', href: 'https://ai.example.com/new' }]
  const { diagnostics } = parseSiteConfig({ ...CONFIG, docs: { openIn } }, { file: 'site.config.ts' })
  expect(diagnostics).toMatchObject([
    {
      code: 'invalid-value',
      problem:
        '"docs.openIn[0].href" must contain "{url}" or "{markdown}", which stand for the address of the page.',
    },
  ])
})

test('a value may be used several times', () => {
  const shared = { code: 'en', label: 'English' }
  const { diagnostics } = parseSiteConfig(
    { ...CONFIG, locales: [shared, shared] },
    { file: 'site.config.ts' },
  )
  expect(diagnostics).toMatchObject([{ code: 'duplicate-locale' }])
})

test.each([
  ['HTTPS://Pixel.example', ['https://pixel.example']],
  ['data:', ['data:']],
  ['data:image/png;base64,AAAA', undefined],
])('a script loads images from %s as browsers spell it, or the issue is reported', (image, images) => {
  const scripts = [{ src: '/a.js', images: [image] }]
  const { config } = parseSiteConfig({ ...CONFIG, scripts }, { file: 'site.config.ts' })
  expect(config?.scripts[0]?.images).toEqual(images)
})

test.each([
  [{ servers: ['apache'] }, '"servers[0]" cannot be "apache".', 'Allowed: nginx, caddy.'],
  [{ logo: '/logo.svg' }, '"logo" must be an object, not "/logo.svg".', 'Write { src: …, alt: …, dark: … }.'],
])('a value of the wrong type is reported with the right one: %o', (settings, problem, hint) => {
  const { diagnostics } = parseSiteConfig({ ...CONFIG, ...settings }, { file: 'site.config.ts' })
  expect(diagnostics).toMatchObject([{ code: 'invalid-value', problem, hint }])
})

test('a code that no severity can be set for is answered with those that have one', () => {
  const severity = { 'port-taken': 'warning', 'invalid-tab': 'warning' }
  const { diagnostics } = parseSiteConfig(
    { ...CONFIG, diagnostics: { severity } },
    { file: 'site.config.ts' },
  )
  expect(
    diagnostics.map(({ problem, hint }) => `${problem} ${hint.split(', ').slice(0, 2).join(', ')}`),
  ).toEqual([
    'Unknown key "diagnostics.severity.invalid-tab". Did you mean "invalid-tabs"?',
    'Unknown key "diagnostics.severity.port-taken". Known keys: missing-alt, missing-image',
  ])
})

const NAVBAR_TYPES = 'sidebar, link, menu, locale-menu, version-menu'

test.each([
  [{ trailingSlash: 'true' }, '"trailingSlash" cannot be "true".', 'Allowed: folders, true, false.'],
  [{ servers: 'nginx' }, '"servers" must be a list, not "nginx".', "Write ['nginx']."],
  [{ includes: '../a, ../b' }, '"includes" must be a list, not "../a, ../b".', "Write ['../a', '../b']."],
  [
    { scripts: ['https://a.example/x.js'] },
    '"scripts[0]" must be an object, not "https://a.example/x.js".',
    '',
  ],
  [
    { navbar: { items: ['intro'] } },
    '"navbar.items[0]" must be an object, not "intro".',
    `Write { type: …, … }. Types: ${NAVBAR_TYPES}.`,
  ],
  [
    { sidebars: { main: [{ type: 'category', label: 'A', link: 'intro', items: ['intro'] }] } },
    '"sidebars.main[0].link" must be an object, not "intro".',
    'Write { type: …, … }. Types: doc, generated-index.',
  ],
  [
    { sidebars: { main: [1] } },
    '"sidebars.main[0]" must be a string or an object, not 1.',
    'Put it in quotes.',
  ],
])('a value of another form is answered with what to write in code: %j', (settings, problem, hint) => {
  const { diagnostics } = parseSiteConfig({ ...CONFIG, ...settings }, { file: 'site.config.ts' })
  expect(diagnostics).toMatchObject([{ code: 'invalid-value', problem, hint }])
})

test('a key that belongs to another type is not unknown beside a type that does not exist', () => {
  const items = [
    { type: 'dropdown', label: 'More', items: [] },
    { type: 'docSidebar', sidebarId: 'main', label: 'A' },
  ]
  const { diagnostics } = parseSiteConfig({ ...CONFIG, navbar: { items } }, { file: 'site.config.ts' })
  expect(diagnostics.map(({ problem, hint }) => `${problem} ${hint}`)).toEqual([
    `"navbar.items[0].type" cannot be "dropdown". Allowed: ${NAVBAR_TYPES}.`,
    `"navbar.items[1].type" cannot be "docSidebar". Did you mean "sidebar"? Allowed: ${NAVBAR_TYPES}.`,
    'Unknown key "navbar.items[1].sidebarId". Did you mean "sidebar"?',
  ])
})
