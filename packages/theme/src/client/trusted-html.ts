/** The part of the Trusted Types interface that we use; older browsers have none of it. */
interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML(html: string): string },
    ): { createHTML(html: string): TrustedHTML }
  }
}

let policy: { createHTML(html: string): string | TrustedHTML } | null = null

/**
 * Marks the article HTML of this site as safe to put into the page, through the one Trusted Types policy that the
 * content security policy names. Only for HTML that the build wrote: what stands in the document, or a page payload.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  policy ??= (window as TrustedTypesWindow).trustedTypes?.createPolicy('fyr', {
    createHTML: (text) => text,
  }) ?? {
    createHTML: (text) => text,
  }
  return policy.createHTML(html)
}
