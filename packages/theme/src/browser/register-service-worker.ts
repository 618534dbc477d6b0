import { trustedScriptUrl } from './trusted-html.ts'

/**
 * Registers a service worker of the site, which the content security policy lets no other code do. Resolves to null where
 * the browser has none, such as at an address without HTTPS. For `theme/client.ts`.
 *
 * @param address - A file of the static folder, with the base path: `/sw.js`. It controls the pages beside it and below.
 * @param options - As of `navigator.serviceWorker.register`.
 * @throws A TypeError for a file of another host, and what the browser throws where the file is missing or has a mistake.
 */
export async function registerServiceWorker(
  address: string,
  options?: RegistrationOptions,
): Promise<ServiceWorkerRegistration | null> {
  const workers = (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker
  return workers?.register(trustedScriptUrl(address), options) ?? null
}
