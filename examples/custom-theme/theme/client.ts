import type { PageView } from '@fyr/theme'

declare global {
  interface Window {
    /** Commands for Matomo, which reads them when its script arrives. */
    _paq?: unknown[][]
  }
}

/** The statistics of the handbook. Nothing is sent before the reader agrees: only then is the script loaded. */
const STATS = 'https://stats.orchard.example'

const commands = (window['_paq'] ??= [])
commands.push(['setTrackerUrl', `${STATS}/matomo.php`], ['setSiteId', '1'], ['disableCookies'])

/** Called for the page that is shown, and for each page that the reader goes to. */
export function onPageView({ path, title, referrer }: PageView): void {
  commands.push(['setReferrerUrl', referrer], ['setCustomUrl', new URL(path, location.origin).href])
  commands.push(['setDocumentTitle', title], ['trackPageView'])
}
