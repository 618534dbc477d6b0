/**
 * Reports links that come into view, each once. Returns a function that registers the current links in `root`. Without
 * IntersectionObserver every link counts.
 */
export function watchVisibleLinks(
  root: ParentNode,
  onVisible: (link: HTMLAnchorElement) => void,
): () => void {
  const known = new WeakSet<Element>()
  const observer =
    typeof IntersectionObserver === 'function'
      ? new IntersectionObserver((entries, self) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
            self.unobserve(target)
            onVisible(target)
          }
        })
      : null
  return () => {
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (known.has(link)) continue
      known.add(link)
      if (observer) observer.observe(link)
      else onVisible(link)
    }
  }
}
