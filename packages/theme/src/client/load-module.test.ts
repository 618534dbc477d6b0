// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadModule } from './load-module.ts'

const NAME = './a.js'
const load = async (): Promise<{ value: number }> => {
  imports += 1
  return { value: 1 }
}

let observer: MutationObserver
let canPreload: boolean
let imports: number
/** What happened to each file that was preloaded: its address, and the hash that the browser was given. */
let preloads: string[]
let answer: (link: HTMLLinkElement) => 'load' | 'error' | null

beforeEach(() => {
  canPreload = true
  preloads = []
  imports = 0
  answer = () => 'load'
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', {
    configurable: true,
    get: () => ({ supports: () => canPreload }),
  })
  document.head.innerHTML = `
    <link data-fyr-failed="Not everything came." data-fyr-close="Put away">
    <link rel="x-fyr-module" href="/assets/a.js" integrity="sha256-a" data-fyr-for="./a.js ./b.js">
    <link rel="x-fyr-module" href="/assets/shared.js" integrity="sha256-s" data-fyr-for="./b.js ./a.js">
    <link rel="x-fyr-module" href="/assets/b.js" integrity="sha256-b" data-fyr-for="./b.js">`
  document.body.innerHTML = ''
  observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLLinkElement) || node.rel === 'x-fyr-module') continue
      preloads.push(`${node.getAttribute('href')} ${node.integrity || node.getAttribute('integrity')}`)
      const kind = answer(node)
      if (kind !== null) node.dispatchEvent(new Event(kind))
    }
  })
  observer.takeRecords()
  observer.observe(document.head, { childList: true })
})

afterEach(() => {
  observer.disconnect()
  Reflect.deleteProperty(HTMLLinkElement.prototype, 'relList')
})

test('a script is imported when the browser has compared it and what it needs with their hashes', async () => {
  expect(await loadModule(load, NAME)).toMatchObject({ value: 1 })
  expect(preloads).toEqual(['/assets/a.js sha256-a', '/assets/shared.js sha256-s'])
  await loadModule(load, NAME)
  expect(preloads).toHaveLength(2)
})

test('a script is not imported before the browser has answered', async () => {
  answer = () => null
  void loadModule(load, NAME)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([preloads.length, imports]).toEqual([2, 0])
})

test('a refused file is not imported, the reader sees a notice, and the next request tries again', async () => {
  answer = (link) => (link.getAttribute('href') === '/assets/shared.js' ? 'error' : 'load')
  await expect(loadModule(load, NAME)).rejects.toThrow('shared.js cannot be loaded, or is another file.')
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Not everything came.')
  expect(imports).toBe(0)
  answer = () => 'load'
  expect(await loadModule(load, NAME)).toMatchObject({ value: 1 })
  expect(preloads.at(-1)).toBe('/assets/shared.js sha256-s')
})

test('a browser without module preloads imports the script as it comes', async () => {
  canPreload = false
  expect(await loadModule(load, NAME)).toMatchObject({ value: 1 })
  expect(preloads).toEqual([])
})
