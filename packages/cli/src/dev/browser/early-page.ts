/**
 * Runs in a page that the development server has made before it had read the site: without what it tells of others. What is no page is answered when the site has been read; then the page is loaded as it is.
 */
export async function waitForSite(): Promise<void> {
  try {
    await fetch(location.pathname + location.search, { cache: 'no-store', headers: { accept: '*/*' } })
  } catch {
    // A server that has ended gives no better page.
    return
  }
  location.reload()
}

void waitForSite()
