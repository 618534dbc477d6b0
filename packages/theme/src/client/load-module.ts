import { showLoadFailure } from './load-notice.ts'

/**
 * Loads a script of the site that only some readers need. `name` is the specifier with which other scripts import it:
 * `./search-1a2b3c4d.js`. The document lists what the script consists of, with the hash of each file
 * (`link[data-fyr-for]`). A browser compares the hash of a module preload, never that of an import; so each file is
 * preloaded first, and the import finds it among the modules that are there. Shows a notice to the reader, and
 * rejects, if a file cannot be loaded or has another hash.
 */
export async function loadModule<Module>(load: () => Promise<Module>, name: string): Promise<Module> {
  const links = document.head.querySelectorAll<HTMLLinkElement>(`link[data-fyr-for~="${name}"]`)
  await Promise.all([...links].map(preload))
  return load()
}

/** A loaded file no longer needs its link; another one can be requested again. */
async function preload(link: HTMLLinkElement): Promise<void> {
  // A browser without module preloads would never answer.
  if (!link.relList.supports('modulepreload')) return
  const copy = link.cloneNode() as HTMLLinkElement
  copy.rel = 'modulepreload'
  copy.removeAttribute('data-fyr-for')
  const isLoaded = new Promise((resolve) => {
    copy.addEventListener('load', () => resolve(true))
    copy.addEventListener('error', () => resolve(false))
  })
  link.after(copy)
  if (await isLoaded) return link.remove()
  copy.remove()
  showLoadFailure()
  throw new Error(`${link.href} cannot be loaded, or is another file.`)
}
