import { expect, test } from 'vitest'
import { takeHead } from './take-head.ts'

test('what a head says about a page becomes front matter', () => {
  const text = `---
id: feed
---

<head>
  <title>Feed by wire</title>
  <meta name="description" content="How much &amp; when" />
  <meta name='keywords' content='feed, wire'>
  <meta property="og:image" content="/img/a.png" />
  <meta property="og:title" content="Feed by wire" />
  {/* more */}
</head>

# Feed
`
  expect(takeHead(text)).toBe(`---
id: feed
title: Feed by wire
description: How much & when
keywords:
  - feed
  - wire
image: /img/a.png
---


# Feed
`)
})

test('a page without front matter gets some', () => {
  expect(takeHead('<Head>\n<meta name="description" content="Short" />\n</Head>\n\nText.\n')).toBe(
    '---\ndescription: Short\n---\n\n\nText.\n',
  )
})

test.each([
  ['a link', '<head>\n<link rel="canonical" href="https://a.example/" />\n</head>\n'],
  ['code', '<Head>\n<meta name="description" content={text} />\n</Head>\n'],
  [
    'another description',
    '---\ndescription: Long\n---\n<head>\n<meta name="description" content="Short" />\n</head>\n',
  ],
  ['no end', '<head>\n<title>A</title>\n'],
  ['another head', '<head>\n<title>A</title>\n</head>\n<head>\n<title>A</title>\n</head>\n'],
  ['code around it', '```html\n<head>\n<title>A</title>\n</head>\n```\n'],
])('a head with %s stays', (_name, text) => {
  expect(takeHead(text)).toBe(text)
})
