import type { SiteCheck } from '@fyr/content-pipeline'

export interface SamplesOptions {
  /** OpenAPI descriptions that samples are compared with, besides those of `openApiSource`, relative to the root. */
  readonly apis?: readonly string[]
  /**
   * Files in which each JSON, HTTP and cURL sample must be marked: with what it is compared with, or with `unchecked`. Patterns such
   * as `content/docs/**`.
   */
  readonly required?: readonly string[]
  /**
   * Configuration of TypeScript for samples marked with `ts check`, relative to the root. Default: strict settings for current browsers
   * and Node.
   */
  readonly tsconfig?: string | null
}

/** A check of a site: compares marked samples with the descriptions of their APIs. */
export function samples({ apis = [], required = [], tsconfig = null }: SamplesOptions = {}): SiteCheck {
  return {
    name: 'samples',
    check: async (request) => {
      const { checkSamples } = await import('./samples/check-samples.ts')
      return checkSamples(request, { apis, required, tsconfig })
    },
  }
}
