/**
 * How a site spells its addresses and names its documents: `true`, `/docs/intro/` and `docs/intro/index.html`; `false`,
 * `/docs/intro` and `docs/intro.html`; `'folders'`, the same, but folder pages keep their slash and are `docs/guides/index.html`;
 * null, addresses as with `'folders'` and documents as with `true`.
 */
export type TrailingSlash = boolean | 'folders' | null

/** Whether a page whose address has no last slash is a file of its own, `docs/intro.html`. Hosts answer to that address, too. */
export function areDocumentsNamed(trailingSlash: TrailingSlash): boolean {
  return trailingSlash === false || trailingSlash === 'folders'
}
