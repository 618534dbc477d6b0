import { readerStorage } from '../browser/storage.ts'

/**
 * Stores the docs version whose link the reader follows, in the version menu or in the banner of an older doc. Part of
 * the boot script, so that a choice counts before the shell runs.
 */
export function rememberDocsVersion(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLElement>('[data-fyr-docs-version]')
      const name = link && link.dataset['fyrDocsVersion']
      if (name) readerStorage.write('fyr.docs-version', name)
    },
    true,
  )
}
