import { expect } from '@playwright/test'
import { saveData } from './connection.ts'
import { holdAnswers } from './held-answers.ts'
import { startShell, test } from './observed-page.ts'

const DESKTOP = { width: 1280, height: 800 }
const SHELL = /assets\/.*shell.*\.js$/

test('the colour toggle switches, remembers and follows into other tabs', async ({ page, context }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/docs/intro')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await startShell(page)
  const other = await context.newPage()
  await other.goto('/no/docs/intro')
  await startShell(other)
  await page.getByRole('button', { name: /dark and light mode/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.waitForLoadState()
  await startShell(page)
  await other.evaluate(() => localStorage.removeItem('fyr.theme'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: /dark and light mode/ }).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.evaluate(() => localStorage.setItem('fyr.theme', 'light'))
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a tab that was opened in the background takes over colours chosen since then', async ({
  page,
  context,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/docs/intro')
  await startShell(page)
  const other = await context.newPage()
  await saveData(other)
  await other.goto('/docs/intro')
  await page.getByRole('button', { name: /dark and light mode/ }).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
  await startShell(other)
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a query sets the mode for one view, and only to a mode there is', async ({ page }) => {
  await page.goto('/?fyr-theme=dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/?fyr-theme=pink')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a click on a button before the shell runs takes effect once it does', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const shell = await holdAnswers(page, SHELL)
  await page.goto('/docs/intro')
  await page.getByRole('button', { name: /dark and light mode/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await shell.release()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('tabs move by arrow keys and every group of the same name stays in step', async ({ page }) => {
  await page.goto('/markdown-page')
  await startShell(page)
  const tabs = page.locator('main [role=tablist]').first().locator('[role=tab]')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  const panel = page.locator(`[id="${(await tabs.nth(1).getAttribute('aria-controls')) ?? ''}"]`)
  await expect(panel).toBeVisible()
  await page.reload()
  await startShell(page)
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
})

test('tabs that the reader chose before leave a link to a heading where it leads', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const heading = page.locator('#feedback')
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await page.goto('/docs/integration/quickstart#feedback')
  await startShell(page)
  const place = await top()
  await page.getByRole('tab', { name: 'C#' }).first().click()
  await page.goto('about:blank')
  await page.goto('/docs/integration/quickstart#feedback')
  await startShell(page)
  await expect(page.getByRole('tab', { name: 'C#' }).first()).toHaveAttribute('aria-selected', 'true')
  expect(await top()).toBe(place)

  await page.evaluate(() => window.scrollBy(0, -450))
  const middle = await page.evaluate(() => window.scrollY)
  await page.reload()
  await startShell(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(middle)
})

test('a link to a place in a panel that does not show leads there once the shell runs', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const shell = await holdAnswers(page, SHELL)
  await page.goto('/docs/integration/quickstart')
  await page.evaluate(() => {
    const panel = document.querySelector('main [role=tabpanel]:not([data-selected])')
    panel?.lastElementChild?.setAttribute('id', 'hidden-place')
    const link = Object.assign(document.createElement('a'), {
      href: '#hidden-place',
      textContent: 'Hidden place',
    })
    document.querySelector('main .fyr-text')?.append(link)
  })
  await page.getByRole('link', { name: 'Hidden place' }).click()
  await expect(page).toHaveURL(/#hidden-place$/)
  await expect(page.locator('#hidden-place')).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await shell.release()
  await expect(page.locator('#hidden-place')).toBeInViewport()
})

test('what the browser finds in a panel that does not show is shown, also for a link to the text', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/docs/integration/quickstart')
  await startShell(page)
  const code = page.getByText('import { readFile } from', { exact: false }).first()
  await expect(code).toBeHidden()
  await page.evaluate(() => {
    const href = `#:~:text=${encodeURIComponent('import { readFile } from')}`
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Found text' })
    document.querySelector('main .fyr-text')?.prepend(link)
  })
  await page.getByRole('link', { name: 'Found text' }).click()
  await expect(code).toBeInViewport()
  await expect(page.getByRole('tab', { name: 'TypeScript', selected: true })).toHaveCount(1)
})

test('panels that wait for find in page show when scripts fail after all', async ({ page }) => {
  await page.goto('/docs/integration/quickstart')
  await startShell(page)
  const waiting = page.locator('main [hidden="until-found"] pre')
  await expect(waiting.filter({ visible: true })).toHaveCount(0)
  await page.evaluate(() => document.documentElement.removeAttribute('data-js'))
  await expect(waiting.filter({ visible: true })).toHaveCount(await waiting.count())
})

test('code is copied as it was written', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/docs/integration/quickstart')
  await startShell(page)
  const block = page.locator('main pre').first()
  const code = (await block.locator('code').textContent()) ?? ''
  await block.hover()
  await page.locator('main button[data-fyr-copy]').first().click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code.replace(/\n$/, ''))
})

test('a page is copied as its Markdown, also after a navigation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(DESKTOP)
  await page.goto('/docs/intro')
  await startShell(page)
  await page.locator('aside a[href="/docs/resources/feeding"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Feeding' })).toBeVisible()
  const button = page.locator('.fyr-page-actions button[data-fyr-page-action=copy]')
  await button.click()
  await expect(button).toHaveText('Copied')
  const markdown = await (await page.request.get('/docs/resources/feeding.md')).text()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown)
  await expect(button).toHaveText('Copy page')
})

test('scripts of the site learn whether a page was helpful, and the reader is thanked', async ({ page }) => {
  await page.goto('/no/docs/resources/feeding')
  await startShell(page)
  await page.evaluate(() => {
    document.addEventListener('fyr:feedback', (event) => {
      document.documentElement.dataset['feedback'] = JSON.stringify((event as CustomEvent).detail)
    })
  })
  const feedback = page.getByRole('group', { name: 'Var denne siden nyttig?' })
  await feedback.getByRole('button', { name: 'Nei' }).click()
  await expect(feedback.getByRole('button', { name: 'Nei', pressed: true })).toBeVisible()
  await expect(feedback.getByText('Takk for svaret.')).toBeVisible()
  const sent = await page.evaluate(() => document.documentElement.dataset['feedback'])
  expect(JSON.parse(sent ?? '')).toEqual({ path: '/no/docs/resources/feeding', isHelpful: false })
})

test('the way to the top is offered when the reader turns back, and leads there', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/no/docs/integration/quickstart')
  await startShell(page)
  const button = page.getByRole('button', { name: 'Til toppen' })
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500)
  await expect(button).toHaveCount(0)
  await page.mouse.wheel(0, -200)
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
})

test('more contrast, when the system asks for it, makes faint text as strong as any', async ({ page }) => {
  await page.goto('/docs/intro')
  const inks = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return [style.getPropertyValue('--fyr-color-ink-faint'), style.getPropertyValue('--fyr-color-ink')]
    })
  const [faint, ink] = await inks()
  expect(faint).not.toBe(ink)
  await page.emulateMedia({ contrast: 'more' })
  expect(await inks()).toEqual([ink, ink])
})

test('everything works with blocked storage', async ({ page, observed }) => {
  await page.setViewportSize(DESKTOP)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/docs/intro')
  await startShell(page)
  await page.getByRole('button', { name: /dark and light mode/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.locator('aside a[href="/docs/sense/"]').click()
  await expect(page).toHaveURL(/\/docs\/sense\/$/)
  await expect(page.locator('aside a[href="/docs/sense/"]')).toHaveAttribute('aria-current', 'page')
  expect(observed.messages.filter((message) => !message.startsWith('warning:'))).toEqual([])
  expect(observed.messages.length).toBeLessThanOrEqual(1)
})
