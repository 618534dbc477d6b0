// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { scriptAddresses } from './trusted-scripts.ts'

interface Rules {
  createScriptURL(address: string): string
}

test('the policy of script addresses accepts only those of the configuration', () => {
  const names: string[] = []
  const createPolicy = (name: string, rules: Rules): Rules => {
    names.push(name)
    return rules
  }
  vi.stubGlobal('trustedTypes', { createPolicy })
  const addressOf = scriptAddresses(['https://stats.example.com/count.js'])
  expect(addressOf('https://stats.example.com/count.js')).toBe('https://stats.example.com/count.js')
  expect(() => addressOf('https://stats.example.com/other.js')).toThrow(TypeError)
  expect(names).toEqual(['fyr-scripts'])
})
