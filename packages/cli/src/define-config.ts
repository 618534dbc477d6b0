import type { SiteConfigInput } from '@fyr/content-pipeline'

/** Returns a site's configuration unchanged; it exists for its type. Values are validated when a command runs. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config
}
