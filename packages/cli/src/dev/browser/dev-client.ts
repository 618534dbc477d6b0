/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Runs beside the theme in every page of the development server. When the content has changed it puts the new article
 * in place of the old one, so that scroll and shell stay as they are. Where the shell shows the change too, it loads
 * the document again.
 */

interface Payload {
  readonly meta: { readonly shell: string; readonly documentTitle: string }
  readonly html: string
}

/** The shell behind the open document; the theme never navigates to a page of another one. */
const shell: unknown = JSON.parse(document.querySelector('#fyr-page')?.textContent ?? '{}').shell

async function refresh(): Promise<void> {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
  // Cached copies of other pages are stale too.
  document.dispatchEvent(new CustomEvent('fyr:changed'))
  const main = document.querySelector('main#main')
  const response = await fetch(`${location.pathname.replace(/\/$/, '')}/page.json`, { cache: 'no-store' })
  if (!main || !response.ok) {
    location.reload()
    return
  }
  const payload = (await response.json()) as Payload
  const next = document.createElement('main')
  next.innerHTML = payload.html
  const isShellSame = payload.meta.shell === shell && payload.meta.documentTitle === document.title
  if (!isShellSame || outline(next) !== outline(main)) {
    location.reload()
    return
  }
  main.innerHTML = payload.html
  document.dispatchEvent(
    new CustomEvent('fyr:navigated', { detail: { from: location.href, to: location.href } }),
  )
}

/** What the table of contents is made of. */
function outline(main: Element): string {
  return [...main.querySelectorAll('h2, h3, h4, h5, h6')]
    .map((heading) => `${heading.id} ${heading.textContent}`)
    .join('\n')
}

import.meta.hot?.on('fyr:content', () => void refresh())
