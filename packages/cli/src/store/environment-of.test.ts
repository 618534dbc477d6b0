import { afterEach, expect, test, vi } from 'vitest'
import { environmentOf } from './environment-of.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  'const harbour = process.env.FYR_TEST_HARBOUR',
  "const harbour = process.env['FYR_TEST_HARBOUR'] ?? ''",
  'const harbour = process.env?.["FYR_TEST_HARBOUR"]',
  'const { FYR_TEST_HARBOUR: harbour } = process.env',
  'const {\n  HOME,\n  FYR_TEST_HARBOUR = 1,\n} = process.env',
])('another value is another text for: %s', (code) => {
  const withValue = (value: string | undefined): string => {
    vi.stubEnv('FYR_TEST_HARBOUR', value)
    return environmentOf(code)
  }
  const north = withValue('north')
  expect(withValue('south')).not.toBe(north)
  expect(withValue(undefined)).not.toBe(north)
  expect(withValue('north')).toBe(north)
})

test('variables that no code names do not count', () => {
  const code = "const { env } = process\nconst own = { FYR_TEST_HARBOUR: 'process.env' }"
  const before = environmentOf(code)
  vi.stubEnv('FYR_TEST_HARBOUR', 'north')
  expect(environmentOf(code)).toBe(before)
})
