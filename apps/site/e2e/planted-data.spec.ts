import { dirname } from 'node:path'
import { rmSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { serveBare } from './bare-server.ts'
import {
  buildPlantedSite,
  diagnosticsOfInputs,
  FOREIGN_HOST,
  listInHead,
  REFUSED_AT,
} from './planted-site.ts'

test.describe.configure({ timeout: 300_000 })

/** The addresses that a page asks the foreign host for, from now on. */
function watchForeign(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === FOREIGN_HOST) asked.push(request.url())
  })
  return asked
}

/** Opens a page, and waits for its shell and for the scripts that come after it. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.keyboard.press('Shift')
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
}

for (const command of ['check', 'build'] as const) {
  test(`fyr ${command} refuses a list of scripts in HTML, a heading and an API description, at its place`, () => {
    const { status, diagnostics } = diagnosticsOfInputs(command)
    expect(status).toBe(1)
    const found = diagnostics.filter(({ code }) => code === 'duplicate-heading-id')
    expect(found.map(({ file, line }) => ({ file, line }))).toEqual(REFUSED_AT)
    for (const { hint } of found) expect(hint).toContain('does not begin with "fyr-"')
  })
}

test('a list of scripts in an article that nobody has refused loads nothing, with and without Trusted Types', async ({
  page,
}) => {
  const { folder, paths } = buildPlantedSite()
  const typed = {
    'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types fyr fyr-scripts",
  }
  const servers = [await serveBare(folder), await serveBare(folder, typed)]
  try {
    const asked = watchForeign(page)
    for (const { origin } of servers) {
      for (const path of paths) await visit(page, origin + path)
      // From page to page, by payloads.
      await page.locator('aside a').first().click()
      await page.waitForURL(`${origin}${paths[0]}`)
      await page.waitForTimeout(500)
    }
    expect(asked).toEqual([])
    listInHead(folder, paths[0] ?? '')
    await visit(page, `${servers[0]?.origin}${paths[0]}`)
    expect(asked).toHaveLength(1)
  } finally {
    for (const server of servers) server.close()
    rmSync(dirname(folder), { recursive: true, force: true })
  }
})
