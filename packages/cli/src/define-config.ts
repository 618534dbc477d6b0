import type { FrontMatterSchemas, SiteConfigInput } from '@fyr/content-pipeline'

/** A configuration with the types of its schemas. */
type ConfigWith<Schemas> = Omit<SiteConfigInput, 'frontMatter'> & { readonly frontMatter?: Schemas }

/**
 * Returns a site's configuration unchanged; it exists for its type, which keeps that of the schemas in `frontMatter`. Values
 * are validated when a command runs.
 */
export function defineConfig<Schemas extends FrontMatterSchemas = FrontMatterSchemas>(
  config: ConfigWith<Schemas>,
): ConfigWith<Schemas> {
  return config
}
