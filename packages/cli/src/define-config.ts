import type { SiteConfigInput } from '@fyr/content-pipeline'

/** Gives a site's configuration back as it came; it is there for the type. Values are checked when a command runs. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config
}
