import { expect, test } from '@playwright/test'

test('a home page under a wrong base path says which one is right', async ({ page }) => {
  // The English home, its files missing, as a host shows it that serves the site below another folder.
  await page.route('**/*', (route) => {
    const isDocument = route.request().resourceType() === 'document'
    return isDocument
      ? route.continue({ url: route.request().url().replace('/elsewhere/', '/') })
      : route.fulfill({ status: 404 })
  })
  await page.goto('/elsewhere/')
  await expect(page.locator('#fyr-base-url')).toContainText('/elsewhere/')
  await expect(page.locator('body > :first-child')).toHaveAttribute('id', 'fyr-base-url')
})
