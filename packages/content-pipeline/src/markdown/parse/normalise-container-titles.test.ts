import { expect, test } from 'vitest'
import { normaliseContainerTitles } from './normalise-container-titles.ts'

test.each([
  [':::note A title', ':::note[A title]'],
  ['> ::::warning Mind *this*  ', '> ::::warning[Mind *this*]'],
  [':::details More about it', ':::details[More about it]'],
  [':::note[A title]', ':::note[A title]'],
  [':::note {.class}', ':::note {.class}'],
  [':::note {{ product.name }} keys', ':::note[{{ product.name }} keys]'],
  [':::tip Sooner {#sooner}', ':::tip[Sooner]{#sooner}'],
  [':::details Sooner {open}', ':::details[Sooner]{open}'],
  [':::tip Mind the {braces}', ':::tip[Mind the {braces}]'],
  [':::notes A title', ':::notes A title'],
  ['```md\n:::note A title\n```', '```md\n:::note A title\n```'],
  ['````md\n```\n:::note A title\n````\n:::tip B', '````md\n```\n:::note A title\n````\n:::tip[B]'],
])('%j becomes %j', (written, expected) => {
  expect(normaliseContainerTitles(written)).toBe(expected)
})
