/** A page that a reader looks at. */
export interface PageView {
  /** Path and query, with base path. */
  readonly path: string
  readonly title: string
  /** URL of the page before: on this site, or the one that led here; empty without any. */
  readonly referrer: string
}

/** Calls back for the shown page, and for each page that is shown after a navigation; not for places on one page. */
export function followPageViews(onPageView: (view: PageView) => void): void {
  let { path, referrer } = { path: pathOf(location), referrer: document.referrer }
  const report = (): void => onPageView({ path, title: document.title, referrer })
  report()
  document.addEventListener('fyr:navigated', () => {
    const next = pathOf(location)
    if (next === path) return
    referrer = new URL(path, location.origin).href
    path = next
    report()
  })
}

function pathOf({ pathname, search }: Location): string {
  return pathname + search
}
