import { expect, test } from '@playwright/test'
import { LOCALES, LOOSE_DOC_PATHS, PRODUCT, SIDEBAR_PATHS, SITE_TITLE } from './site-routes.ts'

type Code = (typeof LOCALES)[number]['code']

/** Every route of the specification with its title in both languages. The table of routes beside this file lists what is built. */
const SPECIFIED: Readonly<Record<string, Readonly<Record<Code, string>>>> = {
  '': { en: '', no: '' },
  'markdown-page': { en: 'Writing for this documentation', no: 'Slik skriver du i denne dokumentasjonen' },
  blog: { en: 'Updates', no: 'Oppdateringer' },
  'blog/archive': { en: 'Archive', no: 'Arkiv' },
  'blog/authors': { en: 'Authors', no: 'Forfattere' },
  'blog/tags': { en: 'Tags', no: 'Tagger' },
  'blog/tags/announcement': {
    en: '2 posts tagged with “Announcement”',
    no: '2 innlegg merket med «Kunngjøring»',
  },
  [`blog/tags/${PRODUCT.slug}`]: {
    en: `3 posts tagged with “${PRODUCT.name}”`,
    no: `3 innlegg merket med «${PRODUCT.name}»`,
  },
  'blog/tags/documentation': {
    en: '2 posts tagged with “Documentation”',
    no: '2 innlegg merket med «Dokumentasjon»',
  },
  'blog/tags/insights': { en: '1 post tagged with “Insights”', no: '1 innlegg merket med «Insights»' },
  'blog/tags/integration': {
    en: '1 post tagged with “Integration”',
    no: '1 innlegg merket med «Integrasjon»',
  },
  [`blog/welcome-to-${PRODUCT.slug}`]: {
    en: `Welcome to ${PRODUCT.name} Docs`,
    no: `Velkommen til ${PRODUCT.name} Docs`,
  },
  [`blog/${PRODUCT.slug}-insights-recent-updates`]: {
    en: `${PRODUCT.name} Insights: recent updates`,
    no: `${PRODUCT.name} Insights: siste oppdateringer`,
  },
  [`blog/${PRODUCT.slug}-integration-3.0-to-3.6`]: {
    en: `${PRODUCT.name} Integration: from 3.0 to 3.6`,
    no: `${PRODUCT.name} Integration: fra 3.0 til 3.6`,
  },
  'docs/intro': { en: 'Introduction', no: 'Introduksjon' },
  'docs/data-on-demand/': { en: 'Data on demand', no: 'Datauttrekk' },
  'docs/integration/': { en: 'Integration', no: 'Integrasjon' },
  'docs/integration/access-levels': { en: 'Access levels', no: 'Tilgangsnivåer' },
  'docs/integration/areas': { en: 'Areas', no: 'Områder' },
  'docs/integration/authentication': { en: 'Authentication', no: 'Autentisering' },
  'docs/integration/feedback': { en: 'Feedback', no: 'Tilbakemelding' },
  'docs/integration/quickstart': { en: 'Quickstart', no: 'Hurtigstart' },
  'docs/integration/setup': { en: 'Setup', no: 'Oppsett' },
  'docs/resources/': { en: 'Resources', no: 'Ressurser' },
  'docs/resources/common': { en: 'Common to all resources', no: 'Felles for alle ressurser' },
  'docs/resources/environment': { en: 'Environment', no: 'Miljø' },
  'docs/resources/feeding': { en: 'Feeding', no: 'Fôring' },
  'docs/resources/inventory': { en: 'Inventory', no: 'Beholdning' },
  'docs/resources/mortality': { en: 'Mortality', no: 'Dødelighet' },
  'docs/resources/treatment': { en: 'Treatment', no: 'Behandling' },
  'docs/sense/': { en: 'Sense', no: 'Sense' },
  'docs/v2/': { en: 'Version 2', no: 'Versjon 2' },
  'docs/v2/environment': { en: 'Environment in version 2', no: 'Miljø i versjon 2' },
  'docs/v2/feeding': { en: 'Feeding in version 2', no: 'Fôring i versjon 2' },
  'docs/v2/mortality': { en: 'Mortality in version 2', no: 'Dødelighet i versjon 2' },
  'docs/v2/production-area': { en: 'Production area in version 2', no: 'Produksjonsområde i versjon 2' },
  'docs/glossary': { en: 'Glossary', no: 'Ordliste' },
}

/** The docs that belong to no sidebar. */
const LOOSE = ['docs/data-on-demand/', 'docs/integration/setup']

interface Words {
  readonly docs: string
  readonly updates: string
  readonly documentation: string
  readonly resources: string
}

const WORDS: Readonly<Record<Code, Words>> = {
  en: { docs: 'Docs', updates: 'Updates', documentation: 'Documentation', resources: 'Resources' },
  no: {
    docs: 'Dokumentasjon',
    updates: 'Oppdateringer',
    documentation: 'Dokumentasjon',
    resources: 'Ressurser',
  },
}

interface SidebarData {
  readonly sidebar: { readonly name: string } | null
}

for (const { base, code } of LOCALES) {
  const words = WORDS[code]

  test(`every specified route under ${base} answers with its title`, async ({ request }) => {
    for (const [path, titles] of Object.entries(SPECIFIED)) {
      const response = await request.get(base + path, { maxRedirects: 0 })
      expect(response.status(), path).toBe(200)
      const title = titles[code]
      const [, written = ''] = /<title>(.*?)<\/title>/.exec(await response.text()) ?? []
      expect(written, path).toBe(title === '' ? SITE_TITLE : `${title} | ${SITE_TITLE}`)
    }
  })

  test(`all specified docs under ${base} but two belong to tutorialSidebar`, async ({ request }) => {
    const docs = Object.keys(SPECIFIED).filter((path) => path.startsWith('docs/'))
    for (const path of docs) {
      const html = await (await request.get(base + path)).text()
      const [, data = '{}'] =
        /<script id="fyr-page" type="application\/json">(.*?)<\/script>/.exec(html) ?? []
      const { sidebar } = JSON.parse(data) as SidebarData
      expect(sidebar?.name, path).toBe(LOOSE.includes(path) ? undefined : 'tutorialSidebar')
    }
  })

  test(`what is around the docs under ${base} follows the sidebar`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const docsItem = page.locator('.fyr-navbar-items').getByRole('link', { name: words.docs, exact: true })
    const pagination = page.locator('main a[rel="prev"], main a[rel="next"]')

    await page.goto(`${base}docs/intro`)
    await expect(docsItem).toHaveAttribute('aria-current', 'page')
    const listed = await page
      .locator('aside.fyr-layout-sidebar a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(listed).toEqual(SIDEBAR_PATHS.map((path) => base + path))
    for (const path of LOOSE) await expect(page.locator(`main a[href="${base}${path}"]`)).not.toHaveCount(0)

    for (const path of LOOSE) {
      await page.goto(base + path)
      await expect(page.locator('aside.fyr-layout-sidebar')).toHaveCount(0)
      await expect(page.locator('.fyr-breadcrumbs')).toHaveCount(0)
      await expect(pagination).toHaveCount(0)
      await expect(docsItem).not.toHaveAttribute('aria-current')
    }

    await page.goto(`${base}docs/sense/`)
    await expect(docsItem).toHaveAttribute('aria-current', 'true')
    const around = await pagination.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(around).toEqual([`${base}docs/resources/treatment`, `${base}docs/v2/`])
  })

  test(`the navbar and the footer under ${base} have the specified links`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(base)
    const navbar = page.locator('.fyr-navbar')
    const link = (name: string) => navbar.getByRole('link', { name, exact: true })
    await expect(link(words.docs)).toHaveAttribute('href', `${base}docs/intro`)
    await expect(link(words.updates)).toHaveAttribute('href', `${base}blog`)
    await expect(navbar.locator('a[data-fyr-locale]')).toHaveText(['English', 'Norsk'])
    await expect(navbar.locator(`a[href="https://github.com/${PRODUCT.slug}"]`)).toHaveCount(1)
    await expect(navbar.locator('[data-fyr-shell="color-mode"]')).toBeVisible()

    const column = (title: string) =>
      page
        .locator('footer.fyr-footer section')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await expect(column(words.documentation).locator(`a[href="${base}docs/integration/"]`)).toHaveCount(1)
    for (const href of [
      `https://github.com/${PRODUCT.slug}`,
      `https://api.${PRODUCT.slug}.example/docs`,
      `${base}blog`,
    ])
      await expect(column(words.resources).locator(`a[href="${href}"]`)).toHaveCount(1)
  })
}

test('the site has the specified title and tagline', async ({ request }) => {
  const home = await (await request.get('/')).text()
  expect(SITE_TITLE).toBe(`${PRODUCT.name} Docs`)
  expect(home).toContain('API and Frontend Documentation')
})

test('the table of routes has the docs without a sidebar', () => {
  expect(LOOSE_DOC_PATHS.toSorted()).toEqual(LOOSE)
})
