import { addressInLocale } from '../link/address-in-locale.ts'

/**
 * Makes the links to the other languages lead to the same address in each: on the not-found page, which is one for all
 * addresses, they lead to the homes.
 */
export function keepAddress(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-fyr-locale]')]
  const basePaths = links.map((link) => link.pathname)
  links.forEach((link, index) => {
    link.setAttribute('href', addressInLocale(location.pathname, basePaths[index] ?? '/', basePaths))
  })
}

/**
 * Makes the links in `root` to this page in other languages and versions carry the query and hash of the address, which
 * the server could not know, and follows their changes. Gives back the function that ends this, for when React does it.
 * The links keep what they carry: somebody may press one while React takes the document over.
 */
export function carryLocation(root: ParentNode = document): () => void {
  const links = [...root.querySelectorAll('a:is([data-fyr-locale],[data-fyr-carry])')].map((link) => ({
    link,
    // An article may have been taken from the document when its links carried something already.
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
