import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

/**
 * Takes the theme's style sheet off the page and returns what that changed outside the theme's elements: computed values
 * of any property of any element and of its pseudo-elements. Names of the theme's own, which nothing in the host
 * uses, are left out. Only the theme uses cascade layers.
 */
function changesWithoutTheme(page: Page): Promise<{ compared: number; removed: number; changes: string[] }> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('*')]
      .filter((element) => !element.closest('.fyr, [class^="fyr-"], head'))
      .flatMap((element) =>
        [null, '::before', '::marker', '::selection'].map((pseudo) => ({ element, pseudo })),
      )
    const styleOf = ({ element, pseudo }: (typeof parts)[number]): ReadonlyMap<string, string> => {
      const style = getComputedStyle(element, pseudo)
      const names = [...style].filter((name) => !name.startsWith('--fyr-'))
      return new Map(names.map((name) => [name, style.getPropertyValue(name)]))
    }
    const before = parts.map(styleOf)
    let removed = 0
    for (const sheet of document.styleSheets) {
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = sheet.cssRules[index]
        if (!(rule instanceof CSSLayerBlockRule || rule instanceof CSSLayerStatementRule)) continue
        sheet.deleteRule(index)
        removed += 1
      }
    }
    const changes = parts.flatMap((part, index) =>
      [...styleOf(part)].flatMap(([name, value]) =>
        before[index]?.get(name) === value
          ? []
          : [`${part.element.tagName}${part.pseudo ?? ''} ${name}: ${before[index]?.get(name)} -> ${value}`],
      ),
    )
    return { compared: before.reduce((sum, { size }) => sum + size, 0), removed, changes }
  })
}

for (const theme of ['light', 'dark']) {
  test(`in ${theme} mode the style sheet changes nothing outside its own element`, async ({ page }) => {
    await page.goto('/')
    await page.evaluate((mode) => {
      document.documentElement.dataset['theme'] = mode
      // What is around the manual follows its size, as it would with any content.
      document.querySelector('aside')?.style.setProperty('display', 'none')
    }, theme)
    const { compared, removed, changes } = await changesWithoutTheme(page)
    expect(compared).toBeGreaterThan(50_000)
    expect(removed).toBeGreaterThan(4)
    expect(changes).toEqual([])
  })
}

test('inside its own element the theme has its look', async ({ page }) => {
  await page.goto('/')
  const admonition = page.getByText('Renew yours before the season.')
  const before = await admonition.evaluate((element) => getComputedStyle(element).fontFamily)
  await changesWithoutTheme(page)
  const after = await admonition.evaluate((element) => getComputedStyle(element).fontFamily)
  expect([before.includes('system-ui'), after.includes('Georgia')]).toEqual([true, true])
})

test('components answer the reader without a Fyr site around them', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  await page.goto('/')
  const berths = page.locator('summary', { hasText: 'Berths' })
  await expect(page.getByRole('link', { name: 'Reserving a berth' })).toBeHidden()
  await berths.click()
  await page.getByRole('link', { name: 'Reserving a berth' }).click()
  await expect(page.getByRole('link', { name: 'Reserving a berth' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('tab', { name: 'Shell' }).press('ArrowRight')
  await expect(page.getByText('berths = harbour.berths()')).toBeVisible()
  await expect(page.getByText('curl https://harbour.example/berths')).toBeHidden()
  expect(messages).toEqual([])
})

test('host and theme together have no accessibility issue', async ({ page }) => {
  await page.goto('/')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
