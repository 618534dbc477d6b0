import type { SiteScript } from '@fyr/content-pipeline/manifest'
import { warnOnce } from '../browser/warn.ts'
import { readConsent } from '../consent/consent.ts'
import { followPageViews, type PageView } from './page-views.ts'
import { scriptAddresses } from './trusted-scripts.ts'

/** The exports of a site's `theme/client.ts`. */
export interface SiteClient {
  /** Called for the page that is shown, and again for each page that the reader goes to. */
  readonly onPageView?: (view: PageView) => void
}

/**
 * Runs what a site adds to its pages, once the document has loaded: first its own module, then the scripts of the
 * configuration, each when it is due. A script that does not arrive holds up nothing.
 */
export async function runSiteScripts(loadClient: (() => Promise<SiteClient>) | undefined): Promise<void> {
  const client = await loadClient?.().catch((error: unknown) => {
    warnOnce(`theme/client could not be loaded: ${String(error)}`)
  })
  if (client?.onPageView) followPageViews(client.onPageView)
  const scripts: SiteScript[] = JSON.parse(document.head.querySelector('#fyr-scripts')?.textContent ?? '[]')
  if (scripts.length === 0) return
  const addressOf = scriptAddresses(scripts.map(({ src }) => src))
  for (const script of scripts) whenDue(script, () => document.head.append(scriptElement(script, addressOf)))
}

function whenDue({ when, consent = '' }: SiteScript, add: () => void): void {
  if (when === 'load') add()
  else if (when === 'idle') whenIdle(add)
  else if (readConsent(consent) === true) add()
  else whenConsented(consent, add)
}

function whenIdle(add: () => void): void {
  // Where browsers lack it, this is the element with that id, if content has one.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(add, { timeout: 4000 })
  else setTimeout(add, 200)
}

function whenConsented(consent: string, add: () => void): void {
  const onConsent = (): void => {
    if (readConsent(consent) !== true) return
    document.removeEventListener('fyr:consent', onConsent)
    add()
  }
  document.addEventListener('fyr:consent', onConsent)
}

function scriptElement(
  { src, attributes, integrity }: SiteScript,
  addressOf: (src: string) => string,
): HTMLScriptElement {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes))
    script.setAttribute(name, value === true ? '' : value)
  if (integrity !== undefined) {
    script.integrity = integrity
    // Without it the browser may not look at the file of another host, and refuses it.
    script.crossOrigin ??= 'anonymous'
  }
  script.src = addressOf(src)
  return script
}
