import { expect, test, vi } from 'vitest'

const loadPipeline = vi.hoisted(() => vi.fn<() => void>())
vi.mock('@fyr/content-pipeline', (importOriginal) => {
  loadPipeline()
  return importOriginal()
})
vi.mock('@fyr/content-pipeline/internal', (importOriginal) => {
  loadPipeline()
  return importOriginal()
})

test('a configuration loads none of what the commands need: it runs before a build knows whether there is anything to do', async () => {
  // Tests share a process, where the modules may be loaded already.
  vi.resetModules()
  const { changelogSource, dataSource, defineConfig } = await import('./index.ts')
  const sources = [
    changelogSource({ file: 'CHANGELOG.md', path: 'docs/{{ version }}.md' }),
    dataSource({ file: 'fish.csv', path: 'docs/{{ row.id }}.md', template: 'fish.md' }),
  ]
  const config = {
    product: { name: 'Holme', slug: 'holme' },
    title: 'Holme',
    url: 'https://holme.example',
    locales: [{ code: 'en', label: 'English' }],
    defaultLocale: 'en',
    sources,
  }
  expect(defineConfig(config)).toBe(config)
  expect(loadPipeline).not.toHaveBeenCalled()
  const { check } = await import('./check/check.ts')
  expect(check).toBeTypeOf('function')
  expect(loadPipeline).toHaveBeenCalled()
})
