import { lookup as lookupAll, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIP } from 'node:net'

/** Networks that are not the internet: this machine, those nearby, and what is reserved (RFC 6890). */
const NEARBY: readonly (readonly [network: string, prefix: number, type: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
]
/** What an address of IPv6 may be: the addresses of the internet are in one network. */
const INTERNET: readonly [network: string, prefix: number] = ['2000::', 3]
/** Within it: addresses that stand for others (Teredo, 6to4), for tests and for documentation. */
const RESERVED: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const nearby = new BlockList()
for (const entry of NEARBY) nearby.addSubnet(...entry)
for (const [network, prefix] of RESERVED) nearby.addSubnet(network, prefix, 'ipv6')
const internet = new BlockList()
internet.addSubnet(...INTERNET, 'ipv6')

/** Whether an address is one of the internet, and not of this machine or a network nearby. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !nearby.check(address, 'ipv4')
  return version === 6 && internet.check(address, 'ipv6') && !nearby.check(address, 'ipv6')
}

type Found = (error: Error | null, addresses: LookupAddress[]) => void
type Lookup = (name: string, options: LookupOptions & { all: true }, found: Found) => void
/** Gets all addresses if the options ask for them, and else one with its version. */
type Done = (error: Error | null, found: string | LookupAddress[], family?: number) => void

/**
 * Looks up a name as `dns.lookup` does with all addresses, and refuses it if one of them is not of the internet. The connection is made to
 * what was found here, so that the name cannot lead elsewhere afterwards.
 */
export function lookupPublic(
  hostname: string,
  options: LookupOptions,
  done: Done,
  lookup: Lookup = lookupAll,
): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, [])
    const [first] = addresses
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error(`"${hostname}" is an address of this machine or of a network nearby.`), [])
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family)
  })
}
