/**
 * Makes the links to this page in other languages and versions carry the query and hash of the address, which the server
 * could not know, and follows their changes. Gives back the function that ends this, for when React does it. The links keep
 * what they carry: somebody may press one while React takes the document over.
 */
export function carryLocation(): () => void {
  const links = [...document.querySelectorAll('a:is([data-fyr-locale],[data-fyr-carry])')].map((link) => ({
    link,
    href: link.getAttribute('href') ?? '',
  }))
  const update = (): void => {
    for (const { link, href } of links) link.setAttribute('href', href + location.search + location.hash)
  }
  update()
  window.addEventListener('hashchange', update)
  return () => window.removeEventListener('hashchange', update)
}
