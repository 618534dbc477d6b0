/** Whether a link has exactly one target. */
export function hasOneTarget(link: { to?: string | undefined; href?: string | undefined }): boolean {
  return (link.to === undefined) !== (link.href === undefined)
}

/** The message for a link with none or two. */
export const ONE_TARGET = { error: 'needs exactly one of "to" (an address on the site) and "href" (any URL)' }
