/**
 * The part of the Trusted Types interface that is used here. Browsers without it may have an element there, which content has
 * given this id.
 */
interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy?(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): string }
  }
}

/**
 * Returns a function that makes addresses of scripts usable, through a Trusted Types policy that accepts these addresses
 * and no other. The function throws a TypeError for another address. Call it once: the policy has one name.
 */
export function scriptAddresses(allowed: readonly string[]): (address: string) => string {
  const rules = {
    createScriptURL(address: string): string {
      if (allowed.includes(address)) return address
      throw new TypeError(`"${address}" is not among the scripts of this site.`)
    },
  }
  const policy = (window as TrustedTypesWindow).trustedTypes?.createPolicy?.('fyr-scripts', rules) ?? rules
  return (address) => policy.createScriptURL(address)
}
