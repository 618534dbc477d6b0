import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { readFolder } from '../testing/read-folder.ts'
import { build } from './build.ts'

/** One that turns the direction of text, one that commands a terminal, and half of a character, as an escape writes it. */
const [TURN, CONTROL, HALF] = ['\u202E', '\u009B', String.raw`\uD800`]
const BOTH = TURN + CONTROL

const DOC = `---
title: "Planted\\u202E${HALF}"
description: "A\\u202Eb"
sidebar_label: La${BOTH}bel
---

# Planted${BOTH}

Te${BOTH}xt &#x202E; \`co${BOTH}de\` [li${BOTH}nk](https://example.com "ti${BOTH}tle")

## He${BOTH}ading

\`\`\`js title="fi${BOTH}le"
if (a ${BOTH}) b()
\`\`\`

::data{file=./rows.csv}
`

const POST = `---
title: Po${BOTH}st
date: 2026-03-01
---

Te${BOTH}xt of a post.
`

/** Characters that nobody sees, as they are in a file in UTF-8, as JSON escapes them, and as HTML refers to them. */
const UNSEEN =
  /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]|\\u(?:202[a-e]|206[6-9]|00[01][0-8b-f]|009b|d[89a-f])|&#(?:x202e|8238);/iu

test('no file that is published holds a character that readers cannot see, Markdown and lists for agents too', async () => {
  const root = copyTinySite()
  const files = {
    'docs/planted.md': DOC,
    'docs/rows.csv': `na${BOTH}me\nCo${BOTH}d\n`,
    'blog/planted.md': POST,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'content', file)), { recursive: true })
    writeFileSync(join(root, 'content', file), text)
  }
  expect(await build({ root })).toMatchObject({ isPublished: true })
  const texts = [...readFolder(join(root, 'dist')).keys()].filter((place) =>
    /\.(?:html|json|md|txt|xml)$|\/_|^_/.test(place),
  )
  expect(texts).toEqual(
    expect.arrayContaining([
      'docs/planted.md',
      'docs/planted/index.html',
      'llms.txt',
      'blog/rss.xml',
      'agents.json',
    ]),
  )
  const found = texts.flatMap((place) => {
    const text = readFileSync(join(root, 'dist', place), 'utf8')
    const at = text.search(UNSEEN)
    return at === -1 ? [] : [`${place}: ${JSON.stringify(text.slice(Math.max(at - 30, 0), at + 10))}`]
  })
  expect(found).toEqual([])
  expect(readFileSync(join(root, 'dist/docs/planted.md'), 'utf8')).toContain('Text `code`')
})
