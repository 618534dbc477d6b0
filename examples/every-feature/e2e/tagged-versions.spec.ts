import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { AXE_FILE, violationsOn } from './axe-violations.ts'
import { serve, type Served } from './serve.ts'
import { FYR, makeSiteFolder } from './temporary-site.ts'

test.describe.configure({ mode: 'serial', timeout: 300_000 })

const GUIDE = `---
title: Guide
---

## Set up

Install the program with \`npm i fjord\` and then read the rest.

- Open the valve slowly
- Close the valve at once
- Lock the cabinet

| Name | Meaning |
| --- | --- |
| \`id\` | The number |
| \`name\` | The label |

## Feed

Fish eat twice a day in summer.

They sleep at night and eat nothing.

\`\`\`sh
fjord feed --now
fjord stop
\`\`\`

## Stop

Press **stop** and wait.

Replace \`old()\` by \`new()\`.

:::note[Remember]
Wait until the pump is silent.
:::

## Moor

Tie two ropes to the buoy.
`

/** The section is the last one, and comes first. */
const MOVED = '## Moor\n\nTie two ropes to the buoy.\n'

/** The edits of the guide, and what the list says about each. */
const EDITS: readonly (readonly [from: string, to: string, listed: string])[] = [
  [`\n${MOVED}`, '', 'Moved: Moor'],
  ['## Set up', `${MOVED}\n## Set it up`, 'Changed: Set it up'],
  ['npm i fjord', 'pnpm add fjord', 'Changed: Install the program with npm i fjord pnpm add fjord and then'],
  ['- Open the valve slowly', '- Call the office\n- Open the valve quickly', 'Added: Call the office'],
  ['valve quickly', 'valve fast', 'Changed: Open the valve slowly fast'],
  ['- Lock the cabinet\n', '', 'Removed: Lock the cabinet'],
  ['| Name | Meaning', '| Field | Meaning', 'Changed: Name Field | Meaning'],
  ['| The number', '| The key', 'Changed: id | The number key'],
  ['| The label |\n', '| The label |\n| `size` | In metres |\n', 'Added: size | In metres'],
  ['twice a day', 'three times a day', 'Changed: Fish eat twice three times a day in summer.'],
  ['They sleep', 'They rest', 'Changed: They sleep rest at night and eat nothing.'],
  ['feed --now', 'feed --later', 'Changed: fjord feed --now'],
  ['and wait.', 'and count to ten.', 'Changed: Press stop and wait. count to ten.'],
  ['Replace `old()` by `new()`', 'Replace `new()` by `old()`', 'Changed: Replace old() new() by'],
  ['note[Remember]', 'note[Never forget]', 'Changed: Remember Never forget'],
  ['pump is silent', 'pump is cold', 'Changed: Wait until the pump is silent. cold.'],
]

const EDITED = EDITS.reduce((text, [from, to]) => {
  if (!text.includes(from)) throw new RangeError(`The guide does not say "${from}".`)
  return text.replace(from, to)
}, GUIDE)

const RENAMED = '# Nets\n\nA net has a mesh.\n\nWash it every week.\n\nRepair it before winter.\n'

const ROPES = '# Ropes\n\nA rope has strands.\n'
const ANCHORS = '# Anchors\n\nAn anchor has flukes.\n'
/** It stands on one page, and then on the other. */
const TARRING = '\n## Tar\n\nTar each rope before the first frost, and hang it up to dry.\n'

/** What the first tag has; null for no such file in the second one. With the edits of the guide, twenty. */
const DOCS: Readonly<Record<string, readonly [string | null, string | null]>> = {
  'guide.md': [GUIDE, EDITED],
  'same.md': ['# Same\n\nNothing to see.\n', '# Same\n\nNothing to\nsee.\n'],
  'feeding.md': ['# Feeding\n\nFeed is dry.\n', '# Feeding fish\n\nFeed is dry.\n'],
  'fax.md': ['# Fax\n\nSend a fax.\n', null],
  'webhooks.md': [null, '# Webhooks\n\nWe call you.\n'],
  'nets.md': [RENAMED, null],
  'seines.md': [null, RENAMED],
  'ropes.md': [ROPES + TARRING, ROPES],
  'anchors.md': [ANCHORS, ANCHORS + TARRING],
}

let site: string
let served: Served

function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** A repository with the tags `v1` and `v2`, built and served. */
test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = makeSiteFolder()
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: site })
  const config = {
    product: { name: 'Fjord', slug: 'fjord' },
    title: 'Fjord',
    url: 'https://fjord.example',
    locales: [{ code: 'en', label: 'English' }],
    defaultLocale: 'en',
    docs: { changes: true, versions: { '2.0': { from: 'v2' }, '1.0': { from: 'v1' } } },
  }
  write(site, '.gitignore', 'node_modules\ndist\n')
  write(site, 'package.json', '{ "type": "module" }\n')
  write(site, 'site.config.ts', `export default ${JSON.stringify(config, null, 2)}\n`)
  write(site, 'content/pages/index.md', '# Home\n\nText.\n')
  git('init', '--quiet')
  for (const version of [0, 1] as const) {
    for (const [name, texts] of Object.entries(DOCS)) {
      const text = texts[version]
      if (text === null) rmSync(join(site, 'content/docs', name), { force: true })
      else write(site, `content/docs/${name}`, text)
    }
    git('add', '--all')
    git('commit', '--quiet', '--message', 'A release')
    git('tag', `v${version + 1}`)
  }
  execFileSync(FYR, ['build', '--root', site], { stdio: 'inherit' })
  served = await serve('preview', site)
})

test.afterAll(async () => {
  await served.stop()
  rmSync(site, { recursive: true, force: true })
})

const GUIDE_OF_2 = '/docs/guide'
const LIST_OF_2 = '/docs/changes/1.0...2.0'

/** Each difference in a list, on a line. */
async function listed(page: Page, within: string): Promise<string[]> {
  const texts = await page.locator(`${within} .fyr-change`).allTextContents()
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim())
}

function expectEdits(texts: readonly string[]): void {
  const missing = EDITS.filter(([, , words]) => !texts.some((text) => text.startsWith(words)))
  expect(missing, texts.join('\n')).toEqual([])
  expect(texts).toHaveLength(EDITS.length)
}

test('the page of a tag has exactly the known edits, and marks them on request, by keyboard', async ({
  page,
}) => {
  await page.goto(served.origin + GUIDE_OF_2)
  expectEdits(await listed(page, '.fyr-changes'))
  const marks = page.locator('.fyr-change-mark')
  await expect(marks.first()).toBeHidden()
  await page.getByText('Changed since 1.0').focus()
  await page.keyboard.press('Enter')
  await expect(marks).toHaveCount(EDITS.length)
  for (const mark of await marks.all()) await expect(mark).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('.fyr-change a').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#fyr-change-1$/)
  await expect(page.locator('#fyr-change-1')).toBeInViewport()
})

test('the page of all changes has the same ones, and those of the other pages', async ({ page }) => {
  await page.goto(served.origin + LIST_OF_2)
  const section = (title: string) =>
    page.locator('.fyr-text section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  const guide = section('Guide').locator('.fyr-change')
  expectEdits((await guide.allTextContents()).map((text) => text.replaceAll(/\s+/g, ' ').trim()))
  await expect(section('Feeding fish').locator('.fyr-change')).toHaveText([/Changed: Feeding fish/])
  await expect(section('Seines')).toHaveCount(0)
  for (const [title, name] of [
    ['Added', 'Webhooks'],
    ['Removed', 'Fax'],
    ['Moved', 'Nets'],
  ] as const)
    await expect(section(title).getByRole('link')).toHaveText([name])
  await expect(page.locator('.fyr-text')).not.toContainText('Same')
})

test('a section that is on another page now has moved there, on both pages', async ({ page }) => {
  for (const [address, words, other, href] of [
    ['/docs/ropes', 'Moved to another page: Tar (Anchors)', 'Anchors', '/docs/anchors#tar'],
    ['/docs/anchors', 'Moved from another page: Tar (Ropes)', 'Ropes', '/docs/ropes'],
  ] as const) {
    await page.goto(served.origin + address)
    expect(await listed(page, '.fyr-changes')).toEqual([words])
    await page.getByText('Changed since 1.0').click()
    const links = page.locator('.fyr-text, .fyr-changes').getByRole('link', { name: other })
    await expect(links.first()).toHaveAttribute('href', href)
    await expect(page.locator('.fyr-change-mark').getByRole('link')).toHaveAttribute('href', href)
  }
})

for (const address of [GUIDE_OF_2, LIST_OF_2, '/docs/ropes']) {
  test(`${address} breaks no rule of axe with its changes open`, async ({ page }) => {
    await page.addInitScript({ path: AXE_FILE })
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: mode })
      await page.goto(served.origin + address)
      for (const summary of await page.locator('.fyr-changes > summary').all()) await summary.click()
      expect(await violationsOn(page), mode).toEqual([])
    }
  })
}

test('an open list is printed with its marks, and a closed one is not', async ({ page }) => {
  await page.goto(served.origin + GUIDE_OF_2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.fyr-changes')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.locator('.fyr-changes > summary').click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.fyr-change').last()).toBeVisible()
  await expect(page.locator('.fyr-change-mark').last()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list and its marks open all the same', async ({ page }) => {
    await page.goto(served.origin + GUIDE_OF_2)
    await page.locator('.fyr-changes > summary').click()
    expectEdits(await listed(page, '.fyr-changes'))
    await expect(page.locator('.fyr-change-mark').last()).toBeVisible()
    await page.goto(served.origin + LIST_OF_2)
    await expect(page.locator('.fyr-change').last()).toBeVisible()
  })
})
