import { defineConfig, type TestUserConfig } from 'vitest/config'
import { testSettings } from '../../scripts/test-settings.ts'

/** They compare times, so they are no part of the tests. */
export const GROWTH_TESTS = ['src/**/*.growth.test.ts']

/** A process whose memory ends, for the tests of hostile diagrams: what they may fill, everything else that it holds counted in. */
const OF_LIMITS: Pick<TestUserConfig, 'execArgv' | 'pool'> = {
  pool: 'forks',
  execArgv: ['--max-old-space-size=300'],
}

export default defineConfig({
  test: { ...testSettings, ...OF_LIMITS, include: ['src/**/*.test.ts'], exclude: GROWTH_TESTS },
})
