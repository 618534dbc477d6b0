import type { FrontMatterSchemas, SiteCheck, SiteConfigInput } from '@fyr/content-pipeline'

/** A configuration with the types of its schemas and of what its checks get. */
type ConfigWith<Schemas> = Omit<SiteConfigInput, 'frontMatter' | 'checks'> & {
  readonly frontMatter?: Schemas
  readonly checks?: readonly SiteCheck[]
}

/**
 * Returns a site's configuration unchanged; it exists for its type, which keeps that of the schemas in `frontMatter`. Values
 * are validated when a command runs.
 */
export function defineConfig<Schemas extends FrontMatterSchemas = FrontMatterSchemas>(
  config: ConfigWith<Schemas>,
): ConfigWith<Schemas> {
  return config
}
