import { SaxesParser } from 'saxes'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { buildFixture, buildSoundFixture } from './fixtures/build-fixture.ts'

/** Text of every element of an XML document by the element's name. Throws for what is not well-formed XML. */
function readXml(xml: string): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>()
  const open: { name: string; text: string }[] = []
  const parser = new SaxesParser()
  const addText = (text: string) => {
    const current = open.at(-1)
    if (current !== undefined) current.text += text
  }
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    open.push({ name, text: attributes['href'] ?? attributes['label'] ?? '' })
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ name }) => {
    texts.set(name, [...(texts.get(name) ?? []), open.pop()?.text ?? ''])
  })
  parser.write(xml).close()
  return texts
}

/** The named groups of each match. */
function named(text = '', tag: RegExp): Readonly<Record<string, string>>[] {
  return [...text.matchAll(tag)].map(({ groups }) => ({ ...groups }))
}

const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  items: z.array(
    z.object({
      id: z.url(),
      url: z.url(),
      title: z.string(),
      summary: z.string(),
      content_html: z.string(),
      date_published: z.string(),
    }),
  ),
})

describe('the feeds of a blog', () => {
  let site: Awaited<ReturnType<typeof buildSoundFixture>>
  beforeAll(async () => {
    site = await buildSoundFixture('feeds')
  })

  async function textAt(place: string, locale = 'en'): Promise<string> {
    const files = await site.loadFeeds(locale)
    return files.find((file) => file.place === place)?.text ?? ''
  }

  test('are RSS, Atom and JSON below the address of the blog', async () => {
    const files = await site.loadFeeds('en')
    expect(files.map(({ place }) => place)).toEqual(['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json'])
  })

  test.each(['blog/rss.xml', 'blog/atom.xml'])(
    '%s holds as many of the newest listed posts as asked',
    async (place) => {
      const texts = readXml(await textAt(place))
      // Titles are markup there; the first is the feed's own and is none.
      expect(texts.get('title')).toEqual([
        'Fjord & Sons | Updates',
        'Marks: &lt; &amp; &gt; "quoted" ]]&gt;',
        'Setup',
      ])
    },
  )

  test('the JSON feed has the same posts with their titles as text', async () => {
    const feed = jsonFeed.parse(JSON.parse(await textAt('blog/feed.json')))
    expect(feed.title).toBe('Fjord & Sons | Updates')
    expect(feed.items.map(({ url, title }) => [url, title])).toEqual([
      ['https://docs.example.com/blog/2025/01/02/marks', 'Marks: < & > "quoted" ]]>'],
      ['https://docs.example.com/blog/2024/05/05/setup', 'Setup'],
    ])
  })

  test('name the picture of a post, with its type where a format asks for one', async () => {
    const [rss, atom, json] = await Promise.all(
      ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json'].map((place) => textAt(place)),
    )
    const drawing = expect.stringMatching(/^https:\/\/[^"]+\/setup[^"]*\.png$/)
    const photo = 'https://images.example.org/a.jpg?width=1&amp;height=2'
    const expected = [
      { url: photo, type: 'image/jpeg' },
      { url: drawing, type: 'image/png' },
    ]
    expect(named(rss, /<enclosure (?=.*?url="(?<url>[^"]*)")(?=.*?type="(?<type>[^"]*)")/g)).toEqual(expected)
    expect(named(atom, /<link rel="enclosure" href="(?<url>[^"]*)" type="(?<type>[^"]*)"/g)).toEqual(expected)
    expect(named(json, /"image": "(?<url>[^"]*)"/g)).toEqual([
      { url: photo.replace('&amp;', '&') },
      { url: drawing },
    ])
  })

  test('name no time but that of the newest post', async () => {
    expect(readXml(await textAt('blog/rss.xml')).get('lastBuildDate')).toEqual([
      'Thu, 02 Jan 2025 00:00:00 GMT',
    ])
    expect(
      readXml(await textAt('blog/atom.xml'))
        .get('updated')
        ?.at(-1),
    ).toBe('2024-05-05T14:30:00.000Z')
    expect(await site.loadFeeds('en')).toEqual(await site.loadFeeds('en'))
  })

  test('give each post its day and its time of day', async () => {
    expect(
      readXml(await textAt('blog/rss.xml'))
        .get('pubDate')
        ?.at(-1),
    ).toBe('Sun, 05 May 2024 14:30:00 GMT')
    expect(
      readXml(await textAt('blog/atom.xml'))
        .get('published')
        ?.at(-1),
    ).toBe('2024-05-05T14:30:00.000Z')
    const { items } = jsonFeed.parse(JSON.parse(await textAt('blog/feed.json')))
    expect(items.map(({ date_published: published }) => published)).toEqual([
      '2025-01-02T00:00:00.000Z',
      '2024-05-05T14:30:00.000Z',
    ])
  })

  test('name authors and tags in the words of their format', async () => {
    const rss = readXml(await textAt('blog/rss.xml'))
    expect([rss.get('dc:creator'), rss.get('author')]).toEqual([['Ingrid Vik, Per Moe'], undefined])
    expect(rss.get('category')).toEqual(['A < B & "C"'])
    const atom = readXml(await textAt('blog/atom.xml'))
    expect(atom.get('name')).toEqual(['Fjord & Sons | Updates', 'Ingrid Vik', 'Per Moe'])
    expect(atom.get('category')).toEqual(['A ‹ B & "C"'])
  })

  describe('hold each post in full', () => {
    let html = ''
    let whole = ''
    beforeAll(async () => {
      const [first = '', second = ''] = readXml(await textAt('blog/rss.xml')).get('content:encoded') ?? []
      html = first
      whole = second
    })

    test('including what follows the truncate marker', () => {
      expect(whole).toContain('<p>All of it.')
    })

    test('with absolute addresses only', () => {
      const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)
      expect(addresses).toEqual([
        'https://docs.example.com/blog/2024/05/05/setup',
        'https://docs.example.com/blog/2025/01/02/marks#first--and-second-',
        'https://example.com/?a=1&#x26;b=2',
        expect.stringMatching(/^https:\/\/docs\.example\.com\/assets\/light-[\da-f]{8}\.svg$/),
      ])
    })

    test.each([
      [
        'code',
        "<figure><figcaption>feed.js</figcaption><pre><code>const end = ']]&gt;' // &#x26; &#x3C;b>\n</code></pre></figure>",
      ],
      ['an admonition without a title', '<blockquote><p><strong>⚠️</strong></p><p>Careful.</p></blockquote>'],
      ['an admonition with a title', '<blockquote><p><strong>A tip</strong></p><p>Text.</p></blockquote>'],
      ['tabs', '<p><strong>One</strong></p><p>First.</p><p><strong>Two</strong></p><p>Second.</p>'],
      ['a task', '<li>☑ Done</li>'],
    ])('%s as plain HTML', (_name, expected) => {
      expect(html).toContain(expected)
    })

    test('without elements, classes and English names that only the theme understands', () => {
      expect(html + whole).not.toMatch(/fyr-|class=|aria-|Footnotes/)
      expect(whole).toContain('<hr>')
    })

    test('without characters that XML does not allow', () => {
      expect(html).toContain('A control:  and an emoji: 🐟.')
    })
  })

  test('are in the language of their locale', async () => {
    const rss = readXml(await textAt('blog/rss.xml', 'no'))
    expect(rss.get('language')).toEqual(['no'])
    expect(await textAt('blog/atom.xml', 'no')).toMatch(/<feed [^>]*xml:lang="no"/)
    expect(rss.get('title')).toContain('Oppsett')
    expect(rss.get('link')?.[0]).toBe('https://docs.example.com/no/blog')
  })

  test('are named in the site data that all pages share', () => {
    expect(site.manifest.locales.map(({ siteData }) => siteData.feeds.map(({ href }) => href))).toEqual([
      ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'],
      ['/no/blog/rss.xml', '/no/blog/atom.xml', '/no/blog/feed.json'],
    ])
    expect(site.manifest.locales[0]?.siteData.feeds[0]).toEqual({
      type: 'application/rss+xml',
      title: 'Fjord & Sons | Updates (RSS)',
      href: '/blog/rss.xml',
    })
  })

  test('of an unknown locale are refused', async () => {
    await expect(site.loadFeeds('xx')).rejects.toThrow(RangeError)
  })
})

test('a site without posts has no feeds', async () => {
  const { build } = await buildFixture('explicit-sidebars')
  expect(await build?.loadFeeds('en')).toEqual([])
  expect(build?.manifest.locales[0]?.siteData.feeds).toEqual([])
})
