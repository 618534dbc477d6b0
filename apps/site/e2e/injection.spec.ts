import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test'
import {
  HOSTILE_TEXT,
  keptWords,
  makeHostileSite,
  SIDEBAR_WORDS,
  vectorFile,
  vectorPath,
} from './hostile-site.ts'
import { serveBare } from './bare-server.ts'
import { saveData } from './connection.ts'
import { startShell } from './observed-page.ts'
import { EVERY_PAGE } from './sweep.ts'
import { type Vector, VECTORS } from './injection-vectors.ts'
import { FYR } from './temporary-site.ts'

const all = new Map(VECTORS.map((vector, index) => [index + 1, vector]))
const harmful = new Map([...all].filter(([, { fate }]) => fate === 'refused'))
const published = new Map([...all].filter(([, { fate }]) => fate !== 'refused'))

/**
 * Those of a kind that are opened by themselves: every run reads the documents of all without loading them, and sees that payloads bring
 * the same. It loads one in six of those that are published, goes to one in four of them from page to page, and loads one in twelve of
 * those that are refused; `pnpm maintain journeys:every-page` opens all.
 */
function opened(vectors: ReadonlyMap<number, Vector>, oneIn: number): readonly number[] {
  return [...vectors.keys()].filter((_, index) => EVERY_PAGE || index % oneIn === 0)
}

test.describe.configure({ mode: 'serial', timeout: 300_000 })

/** What a page did that nothing in content may do. */
interface Misdeeds {
  readonly list: string[]
}

/** Notes what the pages of a context do that nothing in content may do. */
async function watch(context: BrowserContext): Promise<Misdeeds> {
  const list: string[] = []
  await context.exposeFunction('noteMisdeed', (what: string) => list.push(what))
  await context.addInitScript(() => {
    Object.assign(window, { xss: () => Reflect.get(window, 'noteMisdeed')(`ran on ${location.pathname}`) })
  })
  context.on('dialog', (dialog) => void dialog.dismiss().then(() => list.push('opened a dialog')))
  context.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.example') list.push(`asked for ${request.url()}`)
  })
  return { list }
}

/** Moves over everything and gives it the focus, as a reader might; returns what could run on a click. */
async function stir(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEADING = /^(?:href|src|action|formaction|data|xlink:href)$/
    const places = [...document.querySelectorAll('*')]
    for (const place of places) {
      for (const name of ['mouseover', 'pointerenter', 'animationstart', 'focus', 'scroll', 'toggle']) {
        place.dispatchEvent(new Event(name))
      }
    }
    return places.flatMap((place) =>
      [...place.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') || (LEADING.test(name) && /^\s*(?:javascript|data|vbscript):/i.test(value)),
        )
        .map(({ name, value }) => `${location.pathname}: ${place.localName} ${name}="${value}"`),
    )
  })
}

/** The text and the elements of an article that a browser makes of a document, without running or loading anything of it. */
async function readArticle(
  blank: Page,
  html: string,
): Promise<{ readonly text: string; readonly harmful: readonly string[] }> {
  return blank.evaluate((source) => {
    const LEADING = /^(?:href|src|action|formaction|data|xlink:href)$/
    // A link may lead anywhere; nothing is asked for before the reader follows it.
    const LOADING = /^(?:src|srcset|action|formaction|data|poster|background|ping)$/
    const article = new DOMParser().parseFromString(source, 'text/html').querySelector('main')
    const elements = [...(article?.querySelectorAll('*') ?? [])]
    const alternatives = elements.map((element) => element.getAttribute('alt') ?? '')
    return {
      text: [article?.textContent ?? '', ...alternatives].join('\n'),
      harmful: elements.flatMap((element) => [
        ...(element.matches('script, iframe, frame, object, embed, base, meta, link, style, form, template')
          ? [element.outerHTML]
          : []),
        ...[...element.attributes]
          .filter(
            ({ name, value }) =>
              name.startsWith('on') ||
              name === 'srcdoc' ||
              (LEADING.test(name) && /^\s*(?:javascript|data|vbscript):/i.test(value)) ||
              (LOADING.test(name) && value.includes('evil.example')),
          )
          .map(({ name, value }) => `${element.localName} ${name}="${value}"`),
      ]),
    }
  }, html)
}

async function expectKept(page: Page, vectors: ReadonlyMap<number, Vector>, number: number): Promise<void> {
  const { text } = vectors.get(number) ?? { text: '' }
  const article = page.locator('main')
  await article
    .locator('details')
    .evaluateAll((found) => found.forEach((one) => one.setAttribute('open', '')))
  const words = keptWords(number)
  const kept = article.getByText(words).filter({ visible: true }).or(article.getByAltText(words)).first()
  await expect(kept, text).toBeAttached()
}

test('every vector is reported, or nothing of it is lost', () => {
  const folder = makeHostileSite(all)
  try {
    const { stdout } = spawnSync(FYR, ['check', '--json', '--root', folder], { encoding: 'utf8' })
    const { diagnostics }: { diagnostics: { file: string; severity: string }[] } = JSON.parse(stdout)
    const fates = [...all.keys()].map((number) => {
      const own = diagnostics.filter(({ file }) => file === vectorFile(number))
      const isRefused = own.some(({ severity }) => severity === 'error')
      return isRefused ? 'refused' : own.length > 0 ? 'dropped' : 'text'
    })
    const wrong = [...all].filter(([, { fate }], index) => fates[index] !== fate)
    expect(wrong.map(([number, { text, fate }]) => ({ text, wanted: fate, is: fates[number - 1] }))).toEqual(
      [],
    )
    expect(all.size).toBeGreaterThan(120)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test.describe('a built site full of vectors', () => {
  let folder = ''
  let site = { origin: '', close: () => {} }

  test.beforeAll(async () => {
    folder = makeHostileSite(published)
    execFileSync(FYR, ['build', '--root', folder], { stdio: 'pipe' })
    site = await serveBare(join(folder, 'dist'))
  })
  test.afterAll(() => {
    site.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('runs nothing and loses no text when its pages are loaded', async ({ context, page }) => {
    const misdeeds = await watch(context)
    // The shell has a walk of its own, below.
    await saveData(context)
    const planted = await readArticle(
      page,
      '<main><b onclick="xss(1)">x</b><img src="//evil.example/x"><a href="javascript:xss(1)">x</a><iframe srcdoc="x"></iframe></main>',
    )
    expect(planted.harmful).toHaveLength(5)
    for (const [number, { text }] of published) {
      const html = readFileSync(join(folder, 'dist', vectorPath(number), 'index.html'), 'utf8')
      const article = await readArticle(page, html)
      expect(article.harmful, text).toEqual([])
      expect(article.text, text).toContain(keptWords(number))
    }
    for (const number of opened(published, 6)) {
      await page.goto(`${site.origin}${vectorPath(number)}`)
      await expectKept(page, published, number)
      expect(await stir(page)).toEqual([])
    }
    expect(misdeeds.list).toEqual([])
  })

  test('runs nothing and loses no text when a reader goes from page to page', async ({ context, page }) => {
    const misdeeds = await watch(context)
    for (const [number, { text }] of published) {
      const [document = '', payload = '{}'] = ['index.html', 'page.json'].map((name) =>
        readFileSync(join(folder, 'dist', vectorPath(number), name), 'utf8'),
      )
      // What the test above reads of every document is all that a navigation brings.
      expect(document.includes(`>${JSON.parse(payload).html}</main>`), text).toBe(true)
    }
    const [first = 0, ...rest] = opened(published, 4)
    await page.goto(`${site.origin}${vectorPath(first)}`)
    await page.mouse.move(10, 10)
    await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
    // Goes with the document: it is there in the end if no other was loaded.
    await page.evaluate(() => void Object.assign(window, { isFirstDocument: true }))
    for (const number of rest) {
      await page.locator(`aside a[href="${vectorPath(number)}"]`).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Vector ${number}`)
      await expectKept(page, published, number)
    }
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
    expect(misdeeds.list).toEqual([])
  })

  test('shows the hostile words of titles, tags, authors and its configuration as words', async ({
    context,
    page,
  }) => {
    const misdeeds = await watch(context)
    for (const path of [
      '/',
      '/docs/hostile',
      '/blog',
      '/blog/hostile',
      '/blog/archive',
      '/blog/authors',
      '/blog/authors/evil',
      '/blog/tags',
      '/blog/tags/evil',
    ]) {
      await page.goto(site.origin + path)
      expect(await stir(page)).toEqual([])
      expect(await page.title()).toContain(HOSTILE_TEXT)
      expect(await page.locator('body').innerText()).toContain(HOSTILE_TEXT)
    }
    expect(misdeeds.list).toEqual([])
  })

  test('keeps the words alone of HTML in its sidebar, in documents and after a navigation', async ({
    context,
    page,
  }) => {
    const misdeeds = await watch(context)
    await page.goto(`${site.origin}/docs/hostile`)
    const html = page.locator('.fyr-sidebar-html')
    await expect(html).toContainText(SIDEBAR_WORDS)
    expect(await stir(page)).toEqual([])
    await page.goto(`${site.origin}/blog/hostile`)
    await page.locator('header a[href="/docs/hostile"]').first().click()
    await expect(html).toContainText(SIDEBAR_WORDS)
    await expect(html.locator('script, svg, iframe, [onclick], [onerror], [onfocus], [style]')).toHaveCount(0)
    expect(await stir(page)).toEqual([])
    expect(misdeeds.list).toEqual([])
  })

  test('shows hostile words of queries, titles, headings and texts as words in its search', async ({
    context,
    page,
  }) => {
    const misdeeds = await watch(context)
    await page.goto(`${site.origin}/search?q=${encodeURIComponent(HOSTILE_TEXT)}`)
    await startShell(page)
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('combobox')
    await expect(field).toHaveValue(HOSTILE_TEXT)
    const option = dialog.getByRole('option').filter({ has: page.locator('.fyr-search-excerpt') })
    for (const place of [
      dialog.locator('.fyr-search-title'),
      dialog.locator('.fyr-search-heading'),
      option.locator('.fyr-search-excerpt'),
    ]) {
      await expect(place.filter({ hasText: HOSTILE_TEXT }).first()).toBeAttached()
    }
    await expect(dialog.locator('img, script, [onload], [onerror]')).toHaveCount(0)
    expect(await stir(page)).toEqual([])
    await field.press('Enter')
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('button', { name: HOSTILE_TEXT })).toBeVisible()
    await page.getByRole('combobox').fill('<wwwwwwwwwwww xxxxxxxxxxxx=RUN>')
    await expect(dialog.getByRole('status')).toContainText('<wwwwwwwwwwww xxxxxxxxxxxx=RUN>')
    expect(await stir(page)).toEqual([])
    expect(misdeeds.list).toEqual([])
  })

  test('has feeds that run nothing in a reader that shows them as they are', async ({ context, page }) => {
    const misdeeds = await watch(context)
    await page.goto(`${site.origin}/docs/hostile`)
    const [rss, atom, json] = ['rss.xml', 'atom.xml', 'feed.json'].map((name) =>
      readFileSync(join(folder, 'dist/blog', name), 'utf8'),
    )
    const shown = await page.evaluate(
      ([first = '', second = '', third = '']) => {
        const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')
        const contents = [
          ...[...parse(first).getElementsByTagName('content:encoded')].map((node) => node.textContent ?? ''),
          ...[...parse(second).getElementsByTagName('content')].map((node) => node.textContent ?? ''),
          ...JSON.parse(third).items.map((item: { content_html: string }) => item.content_html),
        ]
        for (const content of contents) document.body.insertAdjacentHTML('beforeend', content)
        return contents.length
      },
      [rss, atom, json],
    )
    expect(shown).toBe(3)
    expect(await stir(page)).toEqual([])
    expect(misdeeds.list).toEqual([])
  })
})

/** Answers a request for a script with an error, and others as the server does. */
async function skipScripts(route: Route): Promise<void> {
  await (route.request().resourceType() === 'script' ? route.abort() : route.fallback())
}

test('what is refused runs nothing while it is being written either', async ({ context, page }) => {
  const folder = makeHostileSite(harmful)
  const server = spawn(FYR, ['dev', '--root', folder, '--port', '0'])
  try {
    const origin = await new Promise<string>((resolve) => {
      let printed = ''
      server.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
        const address = /http:\/\/localhost:\d+/.exec(printed)?.[0]
        if (address !== undefined) resolve(address)
      })
    })
    for (const [number, { text }] of harmful) {
      const article = await readArticle(page, await (await fetch(origin + vectorPath(number))).text())
      expect(article.harmful, text).toEqual([])
      expect(article.text, text).toContain(keptWords(number))
    }
    const misdeeds = await watch(context)
    const [first] = harmful.keys()
    for (const number of opened(harmful, 12)) {
      await page.goto(origin + vectorPath(number))
      await expectKept(page, harmful, number)
      // The modules of the shell are the same on every page, and hundreds. What a vector asks for is noted all the same.
      if (number === first) await context.route(`${origin}/**/*`, skipScripts)
      expect(await stir(page)).toEqual([])
    }
    expect(misdeeds.list).toEqual([])
  } finally {
    server.kill()
    // It writes what the next start can use before it ends.
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
})
