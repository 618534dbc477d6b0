import { expect, test } from 'vitest'
import { homePage, homeTexts } from './home-page.ts'
import { stillMarkup } from './still-markup.ts'
import { astroAsReact } from './astro-as-react.ts'

type Modules = Readonly<Record<string, string>>

function addressOf(written: string): string | null {
  return written === '/gone' ? null : written
}

/** The home page that the code of `index.tsx` makes, with other modules beside it. */
function homeOf(modules: Modules, texts: Readonly<Record<string, string>> = {}): string {
  const shown = stillMarkup('index.tsx', {
    findModule: (request) =>
      Object.keys(modules).find((file) => request.endsWith(file.replace(/\.\w+$/, ''))) ?? null,
    readModule: (file) => modules[file] ?? null,
    settings: { title: 'Fjord', tagline: 'Feed by wire' },
    translate: (id, text) => texts[id] ?? text,
  })
  return homePage({ heading: 'Site', tagline: null, first: 'docs/a' }, homeTexts(shown, addressOf), addressOf)
}

/** The home page of the starter of Docusaurus, shortened. */
const STARTER: Modules = {
  'index.tsx': `
import type {ReactNode} from 'react'
import clsx from 'clsx'
import Link from '@docusaurus/Link'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import Layout from '@theme/Layout'
import HomepageFeatures from '@site/src/components/HomepageFeatures'
import Heading from '@theme/Heading'
import styles from './index.module.css'

function HomepageHeader() {
  const {siteConfig} = useDocusaurusContext()
  return (
    <header className={clsx('hero hero--primary', styles.heroBanner)}>
      <div className="container">
        <Heading as="h1" className="hero__title">{siteConfig.title}</Heading>
        <p className="hero__subtitle">{siteConfig.tagline}</p>
        <div className={styles.buttons}>
          <Link className="button button--secondary button--lg" to="/docs/intro">Docusaurus Tutorial - 5min ⏱️</Link>
        </div>
      </div>
    </header>
  )
}

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext()
  return (
    <Layout title={\`Hello from \${siteConfig.title}\`} description="Description">
      <HomepageHeader />
      <main><HomepageFeatures /></main>
    </Layout>
  )
}`,
  'HomepageFeatures.tsx': `
import Heading from '@theme/Heading'
type FeatureItem = { title: string; Svg: React.ComponentType<React.ComponentProps<'svg'>>; description: ReactNode }
const FeatureList: FeatureItem[] = [
  { title: 'Easy to Use', Svg: require('@site/static/img/a.svg').default,
    description: (<>Docusaurus was designed from the ground up to be easily installed and
        used to get your website up and running quickly.</>) },
  { title: 'Powered by React', Svg: require('@site/static/img/b.svg').default,
    description: (<>Move your docs into the <code>docs</code> directory.</>) },
]
function Feature({title, Svg, description}: FeatureItem) {
  return (
    <div className="col col--4">
      <div className="text--center"><Svg className={styles.featureSvg} role="img" /></div>
      <div className="text--center padding-horiz--md">
        <Heading as="h3">{title}</Heading>
        <p>{description}</p>
      </div>
    </div>
  )
}
export default function HomepageFeatures() {
  return (
    <section><div className="container"><div className="row">
      {FeatureList.map((props, idx) => (<Feature key={idx} {...props} />))}
    </div></div></section>
  )
}`,
}

test('the home page of the starter of Docusaurus becomes a title, a tagline, an action and features', () => {
  expect(homeOf(STARTER)).toBe(`---
hero:
  heading: "Fjord"
  tagline: "Feed by wire"
actions:
  - label: "Docusaurus Tutorial - 5min ⏱️"
    to: "/docs/intro"
    isPrimary: true
features:
  - title: "Easy to Use"
    text: "Docusaurus was designed from the ground up to be easily installed and used to get your website up and running quickly."
  - title: "Powered by React"
    text: "Move your docs into the docs directory."
---
`)
})

test('what is no feature becomes Markdown in its order, without what only a browser knows', () => {
  const page = homeOf({
    'index.tsx': `
import { useState } from 'react'
import Chart from 'charts'
const USERS = [{ name: 'Ærlig AS', url: 'https://aerlig.example/a(b)' }, { name: 'Båt', url: '/gone' }]
const Box = ({ title, children, ...rest }) => <section {...rest}><h2>{title}</h2>{children}</section>
export default () => {
  const [isOpen] = useState(false)
  if (!USERS) return null
  return <>
    <nav><a href="/docs">Docs</a></nav>
    <h1>Fish <em>and</em> chips</h1>
    <Chart />
    <Box title="Who uses it">
      <p>Use <b>it</b>: <a href="/docs/a">the *guide*</a>, {'{{ name }}'} &amp; <code>a\`b</code>.<br/>1. Done</p>
      <ul>{USERS.map(({ name, url }) => <li key={name}><a href={url}>{name}</a></li>)}</ul>
      {isOpen && <p>Hidden</p>}
      {typeof window === 'undefined' ? <p>Unknown</p> : null}
    </Box>
    <Box title="Start">
      <pre><code>{'npm install\\nnpm start'}</code></pre>
      <p># no heading</p>
      <button onClick={() => alert(1)}>Buy</button>
    </Box>
  </>
}`,
  })
  expect(page).toBe(String.raw`---
hero:
  heading: "Fish and chips"
actions:
  - label: "Read the docs"
    to: "/docs/a"
---

## Who uses it

Use **it**: [the \*guide\*](/docs/a), \{\{ name \}\} & ${'`` a`b ``'}. 1. Done

- [Ærlig AS](https://aerlig.example/a%28b%29)
- Båt

## Start

${'```'}text
npm install
npm start
${'```'}

\# no heading
`)
})

test('texts of another language come by their ids', () => {
  const page = homeOf(
    {
      'index.tsx': `
import Translate, { translate } from '@docusaurus/Translate'
import Link from '@docusaurus/Link'
export default () => <main>
  <h1>{translate({ id: 'home.title', message: 'Welcome' })}</h1>
  <p><Translate id="home.line" values={{ count: 3 }}>{'We have {count} boats'}</Translate></p>
  <Link to="/docs/a"><Translate>Begin</Translate></Link>
</main>`,
    },
    { 'home.title': 'Velkommen', 'home.line': 'Vi har {count} båter', Begin: 'Begynn' },
  )
  expect(page).toContain('heading: "Velkommen"')
  expect(page).toContain('tagline: "Vi har 3 båter"')
  expect(page).toContain('label: "Begynn"')
})

test('a class, and components that contain each other, are read to an end', () => {
  const page = homeOf({
    'index.tsx': `
const Loop = () => <div><Loop /></div>
export default class Index extends React.Component {
  row(text) { return <p>{text}</p> }
  render() { return <div><h1>{this.props.title || 'Index'}</h1>{this.row('A line')}<Loop /></div> }
}`,
  })
  expect(page).toContain('heading: "Index"')
  expect(page).toContain('tagline: "A line"')
})

test('a page of Astro is read like one of React', () => {
  const page = homeOf({
    'index.tsx': astroAsReact(`---
import { Card, LinkButton } from '@astrojs/starlight/components'
const { title = 'Fjord' } = Astro.props
const cards = [{ name: 'Boats', text: 'All boats' }, { name: 'Fish', text: 'All fish' }]
---
<!doctype html>
<html lang="en">
  <head><title>{title}</title><meta charset="utf-8"></head>
  <body>
    <!-- a remark -->
    <h1 class:list={['big']}>{title}</h1>
    <p>Of the
      <b>deep</b>
      sea</p>
    <LinkButton href="/docs/a">Go</LinkButton>
    {cards.map((card) => <Card title={card.name} icon="star">{card.text}</Card>)}
    <style>h1 { color: red }</style>
    <script>const a = 1</script>
  </body>
</html>
`),
  })
  expect(page).toContain('heading: "Fjord"\n  tagline: "Of the deep sea"\nactions:\n  - label: "Go"')
  expect(page).toContain(
    'features:\n  - title: "Boats"\n    text: "All boats"\n  - title: "Fish"\n    text: "All fish"\n',
  )
})

test('what a component of a package is given as data becomes headings, texts and links', () => {
  const page = homeOf({
    'index.tsx': `
import { Homepage } from '@boats/home'
const hero = { title: <b>Boats</b>, subtitle: 'All of them', ctaText: 'Start', ctaHref: '/docs/a', Icon: () => <i>x</i> }
const features = { slideDuration: 10, features: [{ title: 'Fast', description: 'Very', image: '/a.png' }, { title: 'Safe', description: 'Too' }] }
const users = [{ name: 'A', url: 'https://a.example' }, { name: 'B', url: 'https://b.example' }]
export default () => <Homepage title="Setting" hero={hero} features={features} users={users} />`,
  })
  expect(page).toBe(`---
hero:
  heading: "Boats"
  tagline: "All of them"
actions:
  - label: "Start"
    to: "/docs/a"
    isPrimary: true
features:
  - title: "Fast"
    text: "Very"
  - title: "Safe"
    text: "Too"
---

- [A](https://a.example)
- [B](https://b.example)
`)
})

test('a card may be a link, a line below the title a heading, and an introduction stands before its cards', () => {
  const page = homeOf({
    'index.tsx': `
import Link from '@docusaurus/Link'
export default () => <>
  <p>A banner</p>
  <h1>Boats</h1><h2>All of them</h2><Link to="/docs/a">Go</Link>
  <section>
    <div><h2>Parts</h2></div>
    <Link to="/docs/a"><h3>One</h3><p>First</p></Link>
    <Link to="/docs/b"><h3>Two</h3><p>Second</p></Link>
  </section>
  <section><h2>Others</h2><div><h3>Three</h3><p>With <a href="/docs/c">a link</a></p></div><div><h3>Four</h3><p>4</p></div></section>
</>`,
  })
  expect(page).toBe(`---
hero:
  heading: "Boats"
  tagline: "All of them"
actions:
  - label: "Go"
    to: "/docs/a"
    isPrimary: true
featuresTitle: "Parts"
features:
  - title: "One"
    text: "First"
    to: "/docs/a"
  - title: "Two"
    text: "Second"
    to: "/docs/b"
---

A banner

## Others

### Three

With [a link](/docs/c)

### Four

4
`)
})

test('what code shows twice is there once, and HTML in data is text', () => {
  const page = homeOf({
    'index.tsx': `
import { Card } from 'cards'
const PARTS = [{ title: 'One', details: 'A<br>B &amp; <b>C</b>' }, { title: 'Two', details: '2' }]
const Row = () => <section>{[...PARTS, ...PARTS].map((part) => <Card part={part} />)}</section>
export default () => <><h1>Boats</h1><Row /><Row /></>`,
  })
  expect(page.split('---\n').slice(1)).toEqual([
    expect.stringContaining(
      'features:\n  - title: "One"\n    text: "A B & C"\n  - title: "Two"\n    text: "2"\n',
    ),
    '',
  ])
})

test('a mark without a word says nothing', () => {
  const page = homeOf({
    'index.tsx': `export default () => <><h1>Boats</h1><p>All</p><h2>More</h2><p>Words</p><span>›</span><p>…</p><h2>›</h2></>`,
  })
  expect(page.split('---\n')[2]).toBe('\n## More\n\nWords\n')
})

test('what only screen readers say of controls is left out', () => {
  const page = homeOf({
    'index.tsx': `export default () => <main><h2>Boats</h2>
      <Button><span className="sr-only">Next slide</span></Button>
      <p className="note visually-hidden">Menu</p><p>Feed.</p></main>`,
  })
  expect(page).toContain('Feed.')
  expect(page).not.toMatch(/Next slide|Menu/)
})

test('a heading with nothing below it says nothing', () => {
  const page = homeOf({
    'index.tsx': `export default () => <><h1>Boats</h1><p>All</p><h2>Sponsors</h2><Sponsors /><h2>More</h2><p>Words</p><h2>End</h2></>`,
  })
  expect(page.split('---\n')[2]).toBe('\n## More\n\nWords\n')
})

const twice = (count: number, lineOf: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => lineOf(at)).join('\n')

test.each([
  [
    'modules that name each other as the source of a text',
    { 'b.tsx': "export { a } from './c'", 'c.tsx': "export { a } from './b'" },
    "import { a } from './b'",
    '{a}',
  ],
  [
    'lists of lists',
    {},
    `const a0 = ['x']\n${twice(60, (at) => `const a${at + 1} = [...a${at}, ...a${at}]`)}`,
    '{a60}',
  ],
  [
    'lists in lists',
    {},
    `const a0 = ['x']\n${twice(60, (at) => `const a${at + 1} = [a${at}, a${at}]`)}`,
    '{a60}',
  ],
  [
    'elements of elements',
    {},
    `const a0 = <b>x</b>\n${twice(60, (at) => `const a${at + 1} = <p>{a${at}}{a${at}}</p>`)}`,
    '{a60}',
  ],
  [
    'texts of texts',
    {},
    `const a0 = 'x'\n${twice(60, (at) => `const a${at + 1} = a${at} + a${at}`)}`,
    '{a60}',
  ],
  [
    'templates of templates',
    {},
    `const a0 = 'x'\n${twice(60, (at) => `const a${at + 1} = \`\${a${at}}\${a${at}}\``)}`,
    '{a60}',
  ],
  [
    'data of data',
    {},
    `const a0 = { title: 'x', text: 'y' }\n${twice(60, (at) => `const a${at + 1} = { items: [${`a${at}, `.repeat(99)}] }`)}`,
    '<Unknown data={a3} />',
  ],
  ['an element deep in others', {}, '', `${'<div>'.repeat(3000)}x${'</div>'.repeat(3000)}`],
  ['blocks deep in others', {}, `function a() ${'{'.repeat(3000)}${'}'.repeat(3000)}`, '{a()}'],
  [
    'what every object has',
    {},
    "import { __defineGetter__ as A, toString as B } from '@astrojs/starlight/components'",
    '<A/><B/>',
  ],
])('a home page is read to its end: %s', (_name, modules, code, shown) => {
  const text = `${code}\nexport default () => <main><h1>Title</h1>${shown}</main>`
  expect(homeOf({ ...modules, 'index.tsx': text })).toContain('hero:')
})

test('code with more backticks than a function takes values, and with long runs of blanks, is read', () => {
  const blanks = ' '.repeat(200_000)
  const home = homeOf({
    'index.tsx': `export default () => <main><h1>Title</h1><p>a</p><p>b</p><p><code>{'${'`a'.repeat(150_000)}'}</code> <b>{'a${blanks.slice(0, 90_000)}b'}</b></p></main>`,
  })
  expect(home.includes('**a b**')).toBe(true)
  for (const hostile of [
    `<br${blanks}x`,
    '<!--'.repeat(50_000),
    ' ---\n'.repeat(40_000),
    '<style>'.repeat(30_000),
    `<p>a${blanks}b<br>`,
  ])
    expect(astroAsReact(hostile).includes('export default')).toBe(true)
})
