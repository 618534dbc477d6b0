import { expect, test } from 'vitest'
import { rewritePage } from './rewrite-docusaurus.ts'

const there = new Set([
  'website/docs/_note.mdx',
  'website/docs/a.md',
  'website/static/img/a.png',
  'website/static/a b.pdf',
])
const rewrite = (text: string, keepsCapitals = false) =>
  rewritePage('website/docs/guide/page.md', text, {
    folder: 'website',
    isThere: (file) => there.has(file),
    keepsCapitals,
    keywords: ['secret', 'tip'],
    comments: [
      ['This is wrong', 'highlight-next-line'],
      ['wrong-start', 'highlight-start'],
    ],
  })

test.each([
  ["import Note from '@site/docs/_note.mdx'", "import Note from '../_note.mdx'"],
  ['[A](@site/docs/a.md#id)', '[A](../a.md#id)'],
  ['[File](pathname:///file.pdf)', '[File](/file.pdf)'],
  ['<a href="pathname:///app/">App</a>', '<a href="/app/">App</a>'],
  ["import Chart from '@site/src/components/Chart'", "import Chart from '@site/src/components/Chart'"],
  ['![A](@site/static/img/a.png)', '![A](/img/a.png)'],
  [
    '[A](@site/static/img/a.png) <a href="@site/static/img/a.png">A</a>',
    '[A](/img/a.png) <a href="/img/a.png">A</a>',
  ],
  ['[A](@site/static/a%20b.pdf)', '[A](/a%20b.pdf)'],
  ['![A](@site/static/img/none.png)', '![A](@site/static/img/none.png)'],
  ["import a from '@site/static/img/a.png'", "import a from '@site/static/img/a.png'"],
  [
    ':::secret My *own*\n\nA\n\n:::\n\n> :::secret\n>\n> A\n>\n> :::\n\n::::secret[My own]\n::::\n\n:::tip A\n:::\n\n```md\n:::secret\n```',
    ':::info[My *own*]\n\nA\n\n:::\n\n> :::info[Secret]\n>\n> A\n>\n> :::\n\n::::info[My own]\n::::\n\n:::tip A\n:::\n\n```md\n:::secret\n```',
  ],
  [
    "import Image from '@theme/IdealImage'\n\n<Image img={require('./a.png')} alt='A' />\n\n<Image\n  alt='B'\n  img={b}\n/>\n\n`<Image img={b} />`",
    "\n<img src='./a.png' alt='A' />\n\n<img\n  alt='B'\n  src={b}\n/>\n\n`<Image img={b} />`",
  ],
  [
    '```js\n// This is wrong\na()\n/* wrong-start */\n{/* This is wrong */}\n// This is wrong too\n```',
    '```js\n// highlight-next-line\na()\n/* highlight-start */\n{/* highlight-next-line */}\n// This is wrong too\n```',
  ],
  [
    'import Heading from \'@theme/Heading\'\n\n<Heading as="h2" id="nets">Nets *of* wire</Heading>',
    '\n<h2 id="nets">Nets *of* wire</h2>',
  ],
  [
    "import Mermaid from '@theme/Mermaid'\n\n<Mermaid value={`\ngraph TD\n  A-->B\n`} />\n",
    '\n```mermaid\ngraph TD\n  A-->B\n```\n',
  ],
  [
    "import DocCard from '@theme/DocCard'\n\n<DocCard item={{ type: 'link', href: '/docs/a', label: 'A', description: 'All' }} />\n\n<DocCard item={other} />",
    'import DocCard from \'@theme/DocCard\'\n\n<LinkCard title="A" href="/docs/a" description="All" />\n\n<DocCard item={other} />',
  ],
  [
    "import { translate } from '@docusaurus/Translate'\n\n{translate({ id: 'a', message: 'Nets & boats' })}",
    "import { translate } from '@docusaurus/Translate'\n\nNets & boats",
  ],
  ['# `boat()`\n\n## boat()\n\n## New', '# `boat()`\n\n## boat() {#boat-1}\n\n## New'],
  ['---\ndate: 2019-7-2 # the first\nlayout: post\n---\n', '---\ndate: 2019-07-02 # the first\n---\n'],
  [
    '---\nlast_update:\n  date: July 2, 2019\n  author: Ida\n---\n',
    '---\nlast_update:\n  date: 2019-07-02\n  author: Ida\n---\n',
  ],
  [
    '---\nauthor: Ida\nauthorURL: https://a.example\nauthorTitle: Fisher\nauthorFBID: 1\n---\n',
    '---\nauthor: Ida\nauthor_url: https://a.example\nauthor_title: Fisher\n---\n',
  ],
  [
    "<th style={{textAlign: 'center'}} colSpan={2}>A</th> `<b style={{color: 'red'}}>`",
    "<th colSpan={2}>A</th> `<b style={{color: 'red'}}>`",
  ],
  ["<p id='a' style={{ display: 'none' }}>A</p>", "<p id='a' style={{ display: 'none' }}>A</p>"],
  [
    'import Link from \'@docusaurus/Link\'\n\n- <Link id="nets"/> Nets `<Link id="a"/>` <Link to=\'/a\'>A</Link>',
    'import Link from \'@docusaurus/Link\'\n\n- <span id="nets"></span> Nets `<Link id="a"/>` <Link to=\'/a\'>A</Link>',
  ],
  ['---\ndraft: true\nunlisted: true\n---\n', '---\ndraft: true\n---\n'],
  ['---\nimage: cards/boat.png\n---\n', '---\nimage: /cards/boat.png\n---\n'],
  ['---\nimage: ./boat.png\n---\n', '---\nimage: ./boat.png\n---\n'],
  ['---\nimage: https://a.example/boat.png\n---\n', '---\nimage: https://a.example/boat.png\n---\n'],
  [
    'Boats.\n\n```mdx-code-block\nimport Film from "films"\n\n<Film id="a" />\n```\n\nNets.',
    'Boats.\n\n\nimport Film from "films"\n\n<Film id="a" />\n\n\nNets.',
  ],
  ['- A\n\n  ````mdx-code-block\n  ```js\n  a()\n  ```\n  ````', '- A\n\n\n  ```js\n  a()\n  ```\n'],
  ['````md\n```mdx-code-block\nA\n```\n````', '````md\n```mdx-code-block\nA\n```\n````'],
  ['```mdx-code-block\nnever closed', '```mdx-code-block\nnever closed'],
  [
    '<p>\n<img\n  src={require("./boat.png").default} width="50%" />\n</p>',
    '<p>\n<img\n  src="./boat.png" width="50%" />\n</p>',
  ],
  [
    "<p><a href={require( '!file-loader!@site/docs/a.md' )}>A</a> `<img src={require('./a.png')} />`</p>",
    "<p><a href='../a.md'>A</a> `<img src={require('./a.png')} />`</p>",
  ],
  ["<img src={require('/static/img/a.png').default} />", "<img src='/img/a.png' />"],
  ["<Chart src={require('./a.png')} />", "<Chart src={require('./a.png')} />"],
  ['```md\n[A](pathname:///file.pdf)\n```', '```md\n[A](pathname:///file.pdf)\n```'],
])('%j becomes %j', (text, expected) => {
  expect(rewrite(text)).toBe(expected)
  expect(rewrite(expected)).toBe(expected)
})

test('ids of headings keep their capitals where Docusaurus does', () => {
  expect(rewrite('# Boats\n\n## The NAS\n\n## quay\n', true)).toBe(
    '# Boats\n\n## The NAS {#The-NAS}\n\n## quay\n',
  )
})
