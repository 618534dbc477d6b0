/** Whether a link says in one way alone where it leads. */
export function hasOneTarget(link: { to?: string | undefined; href?: string | undefined }): boolean {
  return (link.to === undefined) !== (link.href === undefined)
}

/** What is told of a link that does not. */
export const ONE_TARGET = { error: 'needs exactly one of "to" (an address on the site) and "href" (any URL)' }
