import { kebabCase } from '@fyr/content-pipeline/internal'

/** The `product` of a site, by its title. */
export function productOf(title: string): { readonly name: string; readonly slug: string } {
  return { name: title, slug: kebabCase(title) || 'site' }
}
