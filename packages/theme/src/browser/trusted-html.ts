/** A Trusted Types policy. */
interface Policy {
  createHTML(html: string): string | TrustedHTML
  /**
   * A `TrustedScriptURL` if the browser has it: TypeScript has no type for it, and types of workers expect a string.
   */
  createScriptURL(address: string): string
}

/**
 * The part of the Trusted Types interface that we use. Older browsers have none of it, and may have an element there, which
 * content has given this id.
 */
interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy?(
      name: string,
      rules: { createHTML(html: string): string; createScriptURL(address: string): string },
    ): Policy
  }
}

const RULES = { createHTML: (html: string): string => html, createScriptURL: ownAddress }

let policy: Policy | null = null

/** The one Trusted Types policy in the content security policy. */
function ownPolicy(): Policy {
  policy ??= (window as TrustedTypesWindow).trustedTypes?.createPolicy?.('fyr', RULES) ?? RULES
  return policy
}

/**
 * Marks the article HTML of this site as safe. Only for HTML that the build wrote: in the document, or in a page payload.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  return ownPolicy().createHTML(html)
}

/** Marks the address of a script of this site as safe. Throws a TypeError for one of another origin. */
export function trustedScriptUrl(address: string): string {
  return ownPolicy().createScriptURL(address)
}

function ownAddress(address: string): string {
  const url = new URL(address, document.baseURI)
  if (url.origin !== window.location.origin) throw new TypeError(`${url.origin} is not this site.`)
  return url.href
}
