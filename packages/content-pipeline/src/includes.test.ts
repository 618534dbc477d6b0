import { beforeAll, describe, expect, test } from 'vitest'
import { buildSoundFixture } from './fixtures/build-fixture.ts'
import { toMarkup } from './fixtures/to-markup.ts'

describe('a site whose pages include files', () => {
  let site: Awaited<ReturnType<typeof buildSoundFixture>>
  beforeAll(async () => {
    site = await buildSoundFixture('includes')
  })

  async function markupOf(path: string): Promise<string> {
    const page = await site.loadPage(path)
    return 'body' in page ? toMarkup(page.body) : ''
  }

  test('shows a region of a Markdown file, variables filled in, and nothing beside the region', async () => {
    const markup = await markupOf('/docs/intro')
    expect(markup).toContain('<h2 id="log-in-to-fjord">Log in to Fjord</h2>')
    expect(markup).not.toContain('Not shown')
    expect(markup).not.toContain('region')
  })

  test('shows a list of tasks and HTML beside an included file', async () => {
    expect(await markupOf('/docs/intro')).toContain('</input> Log in <u>soon</u></li>')
  })

  test('resolves links and images of an included file from that file', async () => {
    const markup = await markupOf('/docs/intro')
    expect(markup).toContain('<a href="/docs/setup/">the setup</a>')
    expect(markup).toMatch(/<img src="\/assets\/buoy-[\da-f]{8}\.svg" alt="Buoy"/)
  })

  test('shows the included files of an included file', async () => {
    expect(await markupOf('/docs/intro')).toContain(
      '<fyr-admonition type="tip"><p>Keep the <a href="/docs/setup/">key</a>.</p></fyr-admonition>',
    )
  })

  test('prefers the translation of an included file and falls back to the original', async () => {
    const markup = await markupOf('/no/docs/intro')
    expect(markup).toContain('Pass på <a href="/no/docs/setup/">nøkkelen</a>')
    expect(markup).toContain('Log in to Fjord')
  })

  test('shows files in a code group, under their titles or names', async () => {
    const markup = await markupOf('/docs/files')
    expect(markup.match(/<fyr-tab [^>]*>/g)).toEqual([
      '<fyr-tab value="login.js" label="login.js" selected=true>',
      '<fyr-tab value="Again" label="Again">',
    ])
    expect(markup.match(/<fyr-code [^>]*>/g)).toEqual([
      '<fyr-code language="js">',
      '<fyr-code language="js">',
    ])
  })

  test('shows a title in the text of a page that hides the one of its front matter', async () => {
    expect(await site.loadPage('/docs/files')).toMatchObject({ heading: ['Files in groups'] })
  })

  test('shows a region of a code file without its indentation and markers, lines marked', async () => {
    const markup = await markupOf('/docs/intro')
    const code = /<fyr-code.*<\/fyr-code>/s.exec(markup)?.[0] ?? ''
    expect(code).toContain('<fyr-code language="js" title="login.js">')
    expect(code.replaceAll(/<[^>]+>/g, '')).toBe(
      'export async function login(key) {\n  return fetch(`${host}/login`, { headers: { key } })\n}\n',
    )
    expect(code.match(/"highlighted"/g)).toHaveLength(1)
  })

  test('keeps the footnotes and the links of a page and of what it includes apart', async () => {
    const markup = await markupOf('/docs/terms')
    const links = [...markup.matchAll(/<a href="([^"]+)">the guide/g)].map(([, href]) => href)
    expect(links).toEqual(['/docs/intro', '/docs/setup/', '/docs/setup/'])
    const references = [...markup.matchAll(/href="#([^"]+)" id="fnref-[^"]+" dataFootnoteRef/g)]
    const notes = [...markup.matchAll(/<li id="([^"]+)">\s*<p>(Note[^<]*?) </g)]
    expect(references.map(([, id]) => id)).toEqual(['fn-1', 'fn-1_2', 'fn-1_3'])
    expect(notes.map(([, id, words]) => [id, words])).toEqual([
      ['fn-1', 'Note of the page.'],
      ['fn-1_2', 'Note of the include.'],
      ['fn-1_3', 'Note of the include.'],
    ])
  })

  test('lists the headings of an included text in the table of contents', async () => {
    const page = await site.loadPage('/docs/intro')
    expect('toc' in page && page.toc).toEqual([
      { id: 'log-in-to-fjord', level: 2, label: ['Log in to Fjord'] },
    ])
  })
})
