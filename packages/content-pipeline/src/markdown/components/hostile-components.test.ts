import { describe, expect, test } from 'vitest'
import HOSTILE from '../../fixtures/hostile-components.json' with { type: 'json' }
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

/** Every use. `examples/every-feature` opens the same ones in a browser. */
const USES: readonly string[] = Object.values(HOSTILE.lists).flat()

/** Uses within a line, and of what else becomes an element or a mark. */
const IN_LINES = [
  'In <TideTable onClick={() => alert(1)} /> harbour',
  'In <TideTable href="javascript:alert(1)" /> harbour',
  'In *<TideTable {...alert(1)}>harbour</TideTable>* now.',
  '| harbour |\n| - |\n| <TideTable a={alert(1)} /> |',
  '## harbour <TideTable dangerouslySetInnerHTML={{ __html: "<b>x</b>" }} />',
  '**harbour <TideTable onError={alert} />** now',
  'In <TideTable a={b}>harbour now.',
  'In <TideTable inline={alert} name="javascript:alert(1)">harbour</TideTable> now.',
  'In <Badge onClick={alert}>harbour</Badge> now.',
  '<Code code="harbour" ins={alert(1)} />',
  '<Code code="harbour" del={[{ range: eval("1") }]} />',
  '<Code code="harbour" mark={new RegExp(".+")} />',
  '<a name="main">harbour</a>',
  '<a name={alert}>harbour</a>',
  '<a name="constructor" onclick="alert(1)">harbour</a>',
]

/** What runs in a browser, wherever it comes from. */
const RUNS =
  /<(?:script|iframe|object|embed)(?=[\s>])|\son[a-z]+=|\b(?:href|src)="\s*(?:javascript|vbscript|blob|file|view-source|data:(?:text|image\/svg))|dangerouslySetInnerHTML|__html|srcdoc/i

test('there are at least 150 uses', () => {
  expect(new Set(USES).size).toBe(USES.length)
  expect(USES.length).toBeGreaterThanOrEqual(150)
})

describe.each(['md', 'mdx'] as const)('in a .%s file', (extension) => {
  test.each([...USES, ...IN_LINES])(
    '%s runs nothing, keeps what readers see, and is reported',
    async (markdown) => {
      const { markup, codes } = await renderMarkdown(`Before.\n\n${markdown}\n\nAfter.`, {}, extension)
      const withoutText = markup.replaceAll(/>[^<]*</g, '><')
      expect(withoutText).not.toMatch(RUNS)
      expect(markup).toContain(HOSTILE.word)
      expect(markup).toContain('Before.')
      expect(markup).toContain('After.')
      expect(codes).not.toEqual([])
    },
  )

  test('ten thousand nested components are refused with their position', async () => {
    const depth = 10_000
    const { diagnostics } = await renderMarkdown(
      `${'<Aside>'.repeat(depth)}x${'</Aside>'.repeat(depth)}`,
      {},
      extension,
    )
    expect(diagnostics.length).toBeGreaterThan(0)
    expect(diagnostics.every(({ line }) => line > 0)).toBe(true)
  })
})

test('no literal changes the prototype of all objects', async () => {
  await renderMarkdown('<TideTable a={{ "__proto__": { polluted: true } }} />', {}, 'mdx')
  expect('polluted' in {}).toBe(false)
})
