import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { parse } from 'yaml'
import { axeFindings, openAxePage } from './axe-findings.ts'
import { startShell } from './observed-page.ts'

const SITE = join(import.meta.dirname, '..')
const MARKED = '/docs/resources/mortality'

interface Words {
  readonly term: string
  readonly definition: string
  readonly also?: readonly string[]
}

interface Term extends Words {
  readonly translations: { readonly no: Words }
}

/** `fyr check` holds the pages to it: its codes are errors here. */
const terms: readonly Term[] = parse(readFileSync(join(SITE, 'terms.yml'), 'utf8'))

function textOf(folder: string): string {
  return readdirSync(join(SITE, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => readFileSync(join(SITE, folder, path), 'utf8').toLowerCase())
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

for (const [language, folder, base] of [
  ['en', 'content', '/'],
  ['no', 'i18n/no', '/no/'],
] as const) {
  const words = terms.map((term) => (language === 'en' ? term : term.translations.no))

  test(`the glossary in ${language} has every term, and pages use each`, async ({ request }) => {
    expect(words.length).toBeGreaterThanOrEqual(25)
    const html = await (await request.get(`${base}docs/glossary`)).text()
    const glossary = html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')
    const text = textOf(folder)
    for (const { term, definition, also = [] } of words) {
      expect(glossary).toContain(definition)
      const forms = [term, ...also].filter((form) => text.includes(form.toLowerCase()))
      expect(forms, term).not.toEqual([])
    }
  })

  test(`a marked term in ${language} leads to the glossary without a script`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(base + MARKED.slice(1))
    await termOn(page, language === 'en' ? 'ISA' : 'ILA').click()
    await expect(page).toHaveURL(new RegExp(`${base}docs/glossary#isa$`))
    await expect(page.locator('#isa')).toBeInViewport()
    await context.close()
  })
}

function termOn(page: Page, name: string) {
  return page.locator('main [data-fyr-term]').getByRole('link', { name, exact: true })
}

const DEFINITION = 'Pancreas disease, a notifiable viral disease of salmon and trout.'

test('by keyboard the definition shows with the focus, and Escape closes it', async ({ browser }) => {
  const page = await openAxePage(browser)
  await page.goto(MARKED)
  await startShell(page)
  const definition = page.getByRole('tooltip')
  await termOn(page, 'PD').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(definition).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(definition).toHaveText(DEFINITION)
  await expect(termOn(page, 'PD')).toBeFocused()
  await expect(termOn(page, 'PD')).toHaveAccessibleDescription(DEFINITION)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(definition).toHaveCount(0)
  await expect(termOn(page, 'PD')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/glossary#pd$/)
  await page.context().close()
})

test('a pointer shows the definition and can move onto it', async ({ page }) => {
  await page.goto(MARKED)
  await startShell(page)
  await termOn(page, 'PD').hover()
  const definition = page.getByRole('tooltip')
  await expect(definition).toHaveText(DEFINITION)
  await definition.hover()
  await page.waitForTimeout(500)
  await expect(definition).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(definition).toHaveCount(0)
})

test('the first tap shows the definition, and the second follows the link', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(MARKED)
  await startShell(page)
  await termOn(page, 'PD').tap()
  const definition = page.getByRole('tooltip')
  await expect(definition).toHaveText(DEFINITION)
  const box = await definition.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  await expect(page).toHaveURL(new RegExp(`${MARKED}$`))
  await termOn(page, 'PD').tap()
  await expect(page).toHaveURL(/\/docs\/glossary#pd$/)
  await context.close()
})

test('quantities are written as the language writes them, and do not break', async ({ request }) => {
  for (const [base, written] of [
    ['/', '412,491.6\u{A0}kg'],
    ['/no/', '412\u{A0}491,6\u{A0}kg'],
  ] as const)
    expect(await (await request.get(`${base}docs/resources/`)).text()).toContain(written)
})
