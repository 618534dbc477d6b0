/** Whether a click is one on a link, or on something inside of it. */
export function followsLink(click: Event): boolean {
  return click.composedPath().some((target) => target instanceof HTMLAnchorElement)
}
