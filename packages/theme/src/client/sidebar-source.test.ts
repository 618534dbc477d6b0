import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSidebarSource } from './sidebar-source.ts'

const TRUNK = { name: 'docs', kind: 'docs', title: '', items: [] }
const BRANCH = [{ type: 'link', label: 'Feeding', href: '/docs/feeding' }]
const FILES = { url: '/trunk.json', branches: ['/a.json', '/b.json'] }

let answers: Record<string, unknown>
let requested: string[]

beforeEach(() => {
  answers = { '/trunk.json': TRUNK, '/a.json': BRANCH, '/b.json': BRANCH }
  requested = []
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    const body = answers[address]
    const headers = { 'content-type': 'application/json' }
    return body === undefined
      ? new Response('', { status: 404 })
      : new Response(JSON.stringify(body), { headers })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a sidebar is there when all of its branches are, and nothing is fetched twice', async () => {
  const source = createSidebarSource(new Map([['/a.json', []]]))
  expect(await source.load(FILES)).toEqual(TRUNK)
  expect([...source.branches.get()]).toEqual([
    ['/a.json', []],
    ['/b.json', BRANCH],
  ])
  await Promise.all([source.load(FILES), source.loadBranch('/b.json')])
  expect(requested).toEqual(['/trunk.json', '/b.json'])
})

test('two requests for a branch share one fetch and its result', async () => {
  const source = createSidebarSource(new Map())
  const listener = vi.fn<() => void>()
  source.branches.subscribe(listener)
  await Promise.all([source.loadBranch('/a.json'), source.loadBranch('/a.json')])
  expect(requested).toEqual(['/a.json'])
  expect(listener).toHaveBeenCalledTimes(1)
})

test.each<[string, unknown, string]>([
  ['missing', undefined, 'answered 404'],
  ['of another kind', TRUNK, 'no part of a sidebar'],
])('a branch that is %s is refused, and requested again the next time', async (_, answer, reason) => {
  answers['/a.json'] = answer
  const source = createSidebarSource(new Map())
  await expect(source.load(FILES)).rejects.toThrow(reason)
  answers['/a.json'] = BRANCH
  await expect(source.load(FILES)).resolves.toEqual(TRUNK)
})
