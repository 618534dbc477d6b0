import { addressInLocale } from './address-in-locale.ts'

/**
 * Points the links to other languages to the same address in each: on the not-found page, which is one for all
 * addresses, they lead to the home pages.
 */
export function keepAddress(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-fyr-locale]')]
  const basePaths = links.map((link) => link.pathname)
  links.forEach((link, index) => {
    link.setAttribute('href', addressInLocale(location.pathname, basePaths[index] ?? '/', basePaths))
  })
}

/**
 * Adds the query and hash of the address, which the server does not know, to the links in `root` to this page in other
 * languages and versions, and follows their changes. Returns a function that stops it, for when React takes over. The
 * links keep what they have: the reader may press one during hydration.
 */
export function carryLocation(root: ParentNode = document): () => void {
  const links = [...root.querySelectorAll('a:is([data-fyr-locale],[data-fyr-carry])')].map((link) => ({
    link,
    // The article may come from a document whose links already had a query or hash.
    href: (link.getAttribute('href') ?? '').replace(/[?#].*/s, ''),
  }))
  const update = (): void => {
    for (const { link, href } of links) link.setAttribute('href', href + location.search + location.hash)
  }
  update()
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('hashchange', update, { signal })
  // The shell's own navigations change the address without that event.
  document.addEventListener('fyr:navigated', update, { signal })
  return () => listening.abort()
}
