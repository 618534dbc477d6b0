import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { setDirections } from './set-directions.ts'

function directed(html: string): string {
  const tree = fromHtml(html, { fragment: true })
  setDirections(tree)
  return toHtml(tree)
}

test.each([
  [
    '<p>Much English text around it, so that the page is.</p><blockquote><p>شغّل الأمر <code>npm run build -- --port=80</code> ثم أعد.</p></blockquote>',
    '<p>Much English text around it, so that the page is.</p><blockquote dir="rtl"><p>شغّل الأمر <code>npm run build -- --port=80</code> ثم أعد.</p></blockquote>',
  ],
  // Most letters count, not the first, and not those of code.
  [
    '<p>Much English text around it, so that the page is English.</p><p>Fyr הוא כלי לתיעוד</p>',
    '<p>Much English text around it, so that the page is English.</p><p dir="rtl">Fyr הוא כלי לתיעוד</p>',
  ],
  [
    '<ul><li>العربية: نعم!</li><li>English: yes!</li></ul>',
    '<ul><li dir="rtl">العربية: نعم!</li><li>English: yes!</li></ul>',
  ],
  ['<p>The word שלום is Hebrew.</p>', '<p>The word שלום is Hebrew.</p>'],
  [
    '<p dir="ltr">שלום</p><p>Some more English text.</p>',
    '<p dir="ltr">שלום</p><p>Some more English text.</p>',
  ],
  // A document of such a language needs none.
  ['<p>العربية لغة جميلة</p><p>نعم</p>', '<p>العربية لغة جميلة</p><p>نعم</p>'],
])('%s', (html, expected) => {
  expect(directed(html)).toBe(expected)
})
