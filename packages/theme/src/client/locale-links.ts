/**
 * Makes the links to this page in other languages and versions carry the query and hash of the address, which the server could not know, and
 * follows their changes. Gives back the function that puts the links as the server wrote them, for React to find.
 */
export function carryLocation(): () => void {
  const links = [...document.querySelectorAll('a:is([data-fyr-locale],[data-fyr-carry])')].map((link) => ({
    link,
    href: link.getAttribute('href') ?? '',
  }))
  const write = (suffix: string): void => {
    for (const { link, href } of links) link.setAttribute('href', href + suffix)
  }
  const update = (): void => write(location.search + location.hash)
  update()
  window.addEventListener('hashchange', update)
  return () => {
    window.removeEventListener('hashchange', update)
    write('')
  }
}
