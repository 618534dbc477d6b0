import { expect, test } from 'vitest'
import { parseXliff } from './xliff.ts'

/** To look for the start of each element among all that are open takes minutes. */
test('elements that are nested too deeply are refused', () => {
  const text = `<xliff>${'<a>'.repeat(200_000)}${'</b>'.repeat(200_000)}`
  expect(() => parseXliff(text)).toThrow(new RangeError('This XLIFF is nested too deeply.'))
})

const levels = (amount: number): string =>
  `<xliff>${'<a>'.repeat(amount - 1)}${'</a>'.repeat(amount - 1)}</xliff>`

test('a hundred levels are read, and no more', () => {
  expect(parseXliff(levels(100))).toEqual([])
  expect(() => parseXliff(levels(101))).toThrow('This XLIFF is nested too deeply.')
})

test('names may have a prefix, and texts may be marked as such', () => {
  const text = `<?xml version='1.0'?>
<ns0:xliff xmlns:ns0="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
<ns0:file target-language="no" original="a.md"><ns0:body><ns0:group>
<ns0:trans-unit approved="yes" id="x"><ns0:source><![CDATA[<b> & c]]></ns0:source><ns0:target>d &#38; <ns0:mrk mtype="seg">e</ns0:mrk></ns0:target></ns0:trans-unit>
</ns0:group></ns0:body></ns0:file></ns0:xliff>`
  expect(parseXliff(text)).toEqual([
    { file: 'a.md', id: 'x', source: '<b> & c', target: 'd & e', isDone: true },
  ])
})

test('a file that was cut off is refused wherever it ends', () => {
  const text =
    '<xliff><file original="a.md"><body><trans-unit id="x"><source>One</source><target state="translated">En</target></trans-unit></body></file></xliff>'
  expect(parseXliff(text)).toHaveLength(1)
  for (const end of Array.from(text, (_, index) => index)) {
    expect(() => parseXliff(text.slice(0, end))).toThrow(RangeError)
  }
})
