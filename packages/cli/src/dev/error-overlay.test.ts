import { expect, test } from 'vitest'
import type { LoadedSite } from '../content/loaded-site.ts'
import { siteDiagnostic, type SiteDiagnostic } from '../site-error.ts'
import { errorOverlay } from './error-overlay.ts'

function siteWith(diagnostics: readonly SiteDiagnostic[]): LoadedSite {
  const loadedConfig = {
    file: 'site.config.ts',
    config: null,
    diagnostics,
    dependencies: [],
    missing: [],
    watched: [],
  }
  return {
    root: '/site',
    config: null,
    content: null,
    customising: null,
    setUpDiagnostics: [],
    diagnostics,
    loadedConfig,
  }
}

const error = siteDiagnostic({
  code: 'config-syntax',
  file: 'site.config.ts',
  line: 3,
  column: 2,
  problem: 'No comma.',
})

test('errors are shown at the place of the first', () => {
  const { err } = errorOverlay(siteWith([error])) ?? {}
  expect(err).toMatchObject({ id: '/site/site.config.ts', loc: { line: 3, column: 2 } })
  expect(err?.message).toContain('No comma.')
})

test('warnings alone cover no page', () => {
  expect(errorOverlay(siteWith([{ ...error, severity: 'warning' }]))).toBeNull()
})
