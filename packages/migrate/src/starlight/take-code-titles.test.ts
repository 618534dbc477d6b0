import { expect, test } from 'vitest'
import { takeCodeTitles } from './take-code-titles.ts'

test.each([
  ['```js\n// src/boat.js\n\nrow()\n```', '```js title="src/boat.js"\nrow()\n```'],
  ['```js mark={1} {2}\n// boat.js\nrow()\n```', '```js title="boat.js"  {1}\nrow()\n```'],
  [
    '```js {3, 5-6} ins={1-4} "row"\n// boat.js\n\nrow()\nrow()\nrow()\nrow()\n```',
    '```js title="boat.js" {1,3-4} ins={1-2} "row"\nrow()\nrow()\nrow()\nrow()\n```',
  ],
  ['```html\n<!-- boat.html -->\n<p>\n```', '```html title="boat.html"\n<p>\n```'],
  ['~~~css\n/* theme/boat.css */\na {}\n~~~', '~~~css title="theme/boat.css"\na {}\n~~~'],
  ['```yaml\n# boat.yml\na: 1\n```', '```yaml title="boat.yml"\na: 1\n```'],
  [
    '- ```\n  x\n  ```\n\n  ```ts\n  // boat.ts\n  row()\n  ```',
    '- ```\n  x\n  ```\n\n  ```ts title="boat.ts"\n  row()\n  ```',
  ],
  ['```python\n# main.py\nrow()\n```', '```python title="main.py"\nrow()\n```'],
  ['```\n# /etc/boat\nrow()\n```', '```text title="/etc/boat"\nrow()\n```'],
  ['```sh\n#!/bin/sh\n# ~/.boatrc\nrow\n```', '```sh title="~/.boatrc"\n#!/bin/sh\nrow\n```'],
  ['```sh\n# Run it: ./row\nrow\n```', '```sh title="./row"\nrow\n```'],
  ['```md\n---\n# src/boat.md\n---\n\n# Boat\n```', '```md title="src/boat.md"\n# Boat\n```'],
  [
    '```md\n---\n# src/boat.md\ntitle: Boat\n---\n```',
    '```md title="src/boat.md"\n---\ntitle: Boat\n---\n```',
  ],
  ['```js\r\n// boat.js\r\nrow()\r\n```\r\n', '```js title="boat.js"\r\nrow()\r\n```\r\n'],
  ['```js\n// File: src/boat.js\nrow()\n```', '```js title="src/boat.js"\nrow()\n```'],
  ['```js\n// boat.js\nrow()', '```js title="boat.js"\nrow()'],
])('%j becomes %j', (text, expected) => {
  expect(takeCodeTitles(text)).toBe(expected)
  expect(takeCodeTitles(expected)).toBe(expected)
})

test.each([
  ['a title of its own', '```js title="a"\n// boat.js\n```'],
  ['no frame', '```js frame="none"\n// boat.js\n```'],
  ['a sentence', '```js\n// Row the boat.\n```'],
  ['a file of another kind', '```js\n// boat.css\n```'],
  ['an address', '```js\n// https://a.example/boat.js\n```'],
  ['a mark of TypeScript', '```ts\n// @filename: boat.ts\n```'],
  ['dots', '```js\n// ...\n```'],
  ['a number', '```yaml\n# 1.2\n```'],
  ['a line that says more', '```js\nrow() // boat.js\n```'],
  ['the fifth line', '```js\n1\n2\n3\n4\n// boat.js\n```'],
  ['no code around it', '// boat.js\n\n```js\nrow()\n```\n\n// boat.js'],
])('code with %s stays', (_what, text) => {
  expect(takeCodeTitles(text)).toBe(text)
})
