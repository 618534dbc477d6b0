import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { isPublicAddress, lookupPublic } from './public-address.ts'

test.each([
  ['93.184.215.14', true],
  ['172.32.0.1', true],
  ['2606:2800:21f:cb07::1', true],
  ['127.0.0.1', false],
  ['127.8.8.8', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:93.184.215.14', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:7f00:1::', false],
  ['64:ff9b::7f00:1', false],
  ['2001:db8::1', false],
  ['localhost', false],
  ['', false],
])('whether %s is an address of the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

/** Looks up a name that leads to these addresses. */
function look(addresses: readonly string[], options: { all?: boolean } = { all: true }) {
  const found: LookupAddress[] = addresses.map((address) => ({
    address,
    family: address.includes(':') ? 6 : 4,
  }))
  return new Promise((answer) => {
    const done = (error: Error | null, ...rest: readonly unknown[]) => answer(error?.message ?? rest)
    lookupPublic('img.example.com', options, done, (_name, _options, all) => all(null, found))
  })
}

const REFUSED = '"img.example.com" is an address of this machine or of a network nearby.'

test('a name is refused if one of its addresses is nearby', async () => {
  expect(await look(['93.184.215.14', '127.0.0.1'])).toBe(REFUSED)
  expect(await look(['::1'])).toBe(REFUSED)
  expect(await look([])).toBe(REFUSED)
})

test('connections get the addresses that were looked at', async () => {
  expect(await look(['93.184.215.14'])).toEqual([[{ address: '93.184.215.14', family: 4 }]])
  expect(await look(['93.184.215.14'], {})).toEqual(['93.184.215.14', 4])
})
