import type { Element, ElementContent, Root } from 'hast'
import { expect, test } from 'vitest'
import { breakLongNames } from './break-long-names.ts'

function code(text: string): Element {
  return { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: text }] }
}

function inElement(tagName: string, child: ElementContent): Root {
  return { type: 'root', children: [{ type: 'element', tagName, properties: {}, children: [child] }] }
}

/** The text of a tree, with a bar where a line may end. */
function shown(node: Root | ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && node.tagName === 'wbr') return '|'
  return 'children' in node ? node.children.map((child) => shown(child as ElementContent)).join('') : ''
}

test.each([
  'https://api|.tidevann|.example/|v3/|openapi|.json',
  'https://portal|.test|.tidevann|.example',
  '/v3/|feedings/|daily|?site=12345|&from=2026-01-01',
  'unsupported_|grant_|type',
  'withdrawal|Accumulated|Degree|Days',
  'content/|docs/|integration/|quickstart|.md',
  'vitest run src/|markdown/|sanitise|.test|.ts src/links',
  'RUN --mount=type=cache,|target=/|site/|node_|modules/|.cache npx fyr build',
])('a line may end between the parts of %s', (name) => {
  expect(shown(breakLongNames(inElement('p', code(name.replaceAll('|', '')))))).toBe(name)
})

test.each([
  'oxygenSaturationPct',
  'npm create fyr@latest my-site',
  'aaaaaaaaaaaaaaaaaaaaaaaaaa',
  '___________..........////',
])('%s stays as it is', (text) => {
  expect(shown(breakLongNames(inElement('p', code(text))))).toBe(text)
})

/** The texts of the elements with a class. */
function textsOf(className: string, node: Root | ElementContent): string[] {
  if (!('children' in node)) return []
  const names = node.type === 'element' ? node.properties['className'] : undefined
  if (Array.isArray(names) && names.includes(className)) return [shown(node)]
  return node.children.flatMap((child) => textsOf(className, child as ElementContent))
}

test.each([
  ['npx fyr <command> --help', ['--help']],
  ['site-not-granted', ['site-not-granted']],
  ['npm create fyr@latest my-site --no-images', ['my-site', '--no-images']],
  ['/v3/areas/units-of-a-long-name/{id}', []],
  ['npm create', []],
  ['-', []],
])('no line ends within the short words with hyphens of %s', (text, words) => {
  const broken = breakLongNames(inElement('p', code(text)))
  expect(textsOf('fyr-word', broken)).toEqual(words)
  expect(shown(broken).replaceAll('|', '')).toBe(text)
})

test('the line below a link goes on below its code', () => {
  expect(textsOf('fyr-word', breakLongNames(inElement('a', code('site-not-granted'))))).toEqual([])
})

test('blocks of code and texts beside code stay as they are', () => {
  const block = inElement('pre', code('https://portal.test.tidevann.example'))
  expect(breakLongNames(block)).toBe(block)
  const text = inElement('p', { type: 'text', value: 'https://portal.test.tidevann.example' })
  expect(breakLongNames(text)).toBe(text)
})
