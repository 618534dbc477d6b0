// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function registering(register: unknown) {
  vi.stubGlobal('navigator', { serviceWorker: register === undefined ? undefined : { register } })
  return (await import('./register-service-worker.ts')).registerServiceWorker
}

test('a file of the site is registered as a script that the policy trusts', async () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => ({
      createScriptURL: (address: string) => ({ [name]: rules.createScriptURL(address) }),
    }),
  })
  const register = vi.fn<() => Promise<string>>(() => Promise.resolve('registered'))
  const registerServiceWorker = await registering(register)
  expect(await registerServiceWorker('/sw.js', { scope: '/docs/' })).toBe('registered')
  expect(register.mock.calls).toEqual([[{ fyr: new URL('/sw.js', location.href).href }, { scope: '/docs/' }]])
})

test('a file of another host is refused', async () => {
  const register = vi.fn<() => void>()
  const registerServiceWorker = await registering(register)
  await expect(registerServiceWorker('https://elsewhere.example/sw.js')).rejects.toThrow(
    'https://elsewhere.example is not this site.',
  )
  expect(register).not.toHaveBeenCalled()
})

test('a browser without service workers is left alone', async () => {
  const registerServiceWorker = await registering(undefined)
  expect(await registerServiceWorker('/sw.js')).toBeNull()
})
