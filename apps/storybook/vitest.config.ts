import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from '../../scripts/chromium.mjs'
import { countWays } from './completeness/count-ways.ts'
import { GapReporter } from './completeness/gap-reporter.ts'
import { realContent } from './real-content/read-site.ts'

export default defineConfig({
  // Stories and their decorators must read texts from the same context, so both load the packages from source.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  plugins: [countWays(), realContent(), storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    // Longer than what a play waits for on a busy machine.
    testTimeout: 60_000,
    // As in the catalogue itself, all stories share a window; a new one for each file takes as long as half of the tests.
    isolate: false,
    // After a story the last of them comes first: what was done is written down before other widths are tried.
    setupFiles: ['.storybook/after-each-story.ts', 'completeness/record-story.ts'],
    reporters: ['default', new GapReporter()],
    browser: {
      enabled: true,
      headless: true,
      // Colours are looked at right after the mode has changed; nothing fades.
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
