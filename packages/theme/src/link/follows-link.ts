/** Whether a click is on a link, or on something inside it. */
export function followsLink(click: Event): boolean {
  return click.composedPath().some((target) => target instanceof HTMLAnchorElement)
}
