import type { PageContext } from './page-context.ts'

/** Address of the blog, with base path. */
export function blogBase({ config, content }: Pick<PageContext, 'config' | 'content'>): string {
  return content.locale.basePath + (config.blog === false ? '' : config.blog.path)
}
