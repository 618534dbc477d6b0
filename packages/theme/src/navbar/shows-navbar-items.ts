/**
 * Whether the bar shows its items, so that they are not in the drawer. The style sheets alone know in which windows: that depends on
 * how many items there are, and on the size of the reader's text. A bar of the site's own without this element never does.
 */
export function showsNavbarItems(): boolean {
  return Boolean(document.querySelector<HTMLElement>('.fyr-navbar-items')?.offsetWidth)
}
