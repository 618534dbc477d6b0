import type { ElementContent, Root } from 'hast'
import { expect, test } from 'vitest'
import { keepEndings } from './keep-endings.ts'

const text = (value: string): ElementContent => ({ type: 'text', value })

function element(tagName: string, ...children: ElementContent[]): ElementContent {
  return { type: 'element', tagName, properties: {}, children }
}

function unbroken(value: string): ElementContent {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['fyr-unbroken'] },
    children: [text(value)],
  }
}

function root(...children: ElementContent[]): Root {
  return { type: 'root', children }
}

test('no line ends within an abbreviation with an ending, in whatever it is', () => {
  const tree = root(element('p', text('Kall API-et, og '), element('em', text('PDF-ene')), text(' følger.')))
  expect(keepEndings(tree)).toEqual(
    root(
      element(
        'p',
        text('Kall '),
        unbroken('API-et'),
        text(', og '),
        element('em', text(''), unbroken('PDF-ene'), text('')),
        text(' følger.'),
      ),
    ),
  )
})

test.each(['e-mail', 'e-post', 'x-axis', 'T-shirt', 'PDF-ene'])('no line ends within %s', (word) => {
  expect(keepEndings(root(element('p', text(`An ${word}.`))))).toEqual(
    root(element('p', text('An '), unbroken(word), text('.'))),
  )
})

test.each([
  'API-nøkler',
  'e-handelsplattform',
  'a-b',
  'vice-e-mail',
  'ISO-8601',
  'X-API-et',
  'API-et-kall',
  'Api-et',
])('a tree with %s is the same afterwards', (word) => {
  const tree = root(element('p', text(`Om ${word} her.`)))
  expect(keepEndings(tree)).toBe(tree)
})

test('code is as it is written', () => {
  const tree = root(element('p', element('code', text('API-et'))))
  expect(keepEndings(tree)).toBe(tree)
})
