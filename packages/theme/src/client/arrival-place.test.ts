import { expect, test } from 'vitest'
import { arrivalPlace, type Place } from './arrival-place.ts'
import type { ArrivalReason } from './navigator.ts'

function locationOf(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://site.invalid')
  return { pathname, search, hash, key: address }
}

test.each<[ArrivalReason, string, string, Place]>([
  ['push', '/a', '/b', 'top'],
  ['push', '/a', '/b#x', 'target'],
  ['push', '/a#x', '/b#x', 'target'],
  ['push', '/a?q=1', '/b?q=2', 'top'],
  ['push', '/a', '/a?q=1', 'unmoved'],
  ['push', '/a#x', '/a?q=1#x', 'unmoved'],
  ['push', '/a', '/a#x', 'target'],
  ['push', '/a#x', '/a', 'top'],
  ['push', '/a#x', '/a?q=1#y', 'target'],
  ['again', '/a', '/a', 'top'],
  ['again', '/a#x', '/a#x', 'target'],
  ['pop', '/a', '/b', 'restored'],
  ['pop', '/a', '/b#x', 'restored'],
  ['pop', '/a#x', '/a', 'unmoved'],
])('%s from %s to %s leaves the reader %s', (reason, from, to, place) => {
  const arrival = { reason, from: locationOf(from), to: locationOf(to) }
  const isNewPage = arrival.from.pathname !== arrival.to.pathname
  expect(arrivalPlace({ ...arrival, isNewPage })).toBe(place)
})
