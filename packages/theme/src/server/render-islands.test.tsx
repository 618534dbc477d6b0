import { expect, test, vi } from 'vitest'
import type { ReactNode } from 'react'
import { sampleSiteData } from '../fixtures/sample-site-data.ts'
import { createIslandRenderer } from './render-islands.tsx'

const Box = ({ children }: { readonly children?: ReactNode }) => <b>{children}</b>

function renderer(count: number) {
  const islands = createIslandRenderer({ islands: { box: Box }, staticIslands: ['box'] }, sampleSiteData)
  for (let number = 0; number < count; number++)
    islands.note({ name: 'box', attributes: '{}', isInline: true })
  return islands
}

test('islands are filled where they are, those inside others too', () => {
  const { fill } = renderer(4)
  const html =
    'a<fyr-island-0>b<fyr-island-1>c</fyr-island-1>d<fyr-island-2></fyr-island-2></fyr-island-0>e<fyr-island-3>f</fyr-island-3>g'
  expect(fill(html)).toBe('a<b>b<b>c</b>d<b></b></b>e<b>f</b>g')
})

test('a page without the element of an island stays as it is', () => {
  expect(renderer(1).fill('a')).toBe('a')
})

const place = (number: number): string => `<fyr-island-${number}>x</fyr-island-${number}>`

function lettersCopied(count: number): number {
  const { fill } = renderer(count)
  const html = Array.from({ length: count }, (_, number) => place(number)).join('')
  const slice = vi.spyOn(String.prototype, 'slice')
  fill(html)
  const pieces = slice.mock.results.map(({ value }) => String(value))
  slice.mockRestore()
  return pieces.join('').length
}

test('a page is read once, however many islands it has', () => {
  const [ten = 0, hundred = 0, thousand = 0] = [10, 100, 1000].map(lettersCopied)
  expect(ten).toBeGreaterThan(0)
  expect([hundred / ten, thousand / hundred]).toEqual([10, 10])
})
