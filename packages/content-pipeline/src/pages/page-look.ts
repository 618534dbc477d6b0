import type { MarkdownPage } from '../manifest/index.ts'
import type { PageRecord } from '../routes/records.ts'

/** What a page that is neither doc nor post asks for beside its text. */
export function pageLook({
  frontMatter: { wrapperClassName },
}: PageRecord): Pick<MarkdownPage, 'wrapperClassName'> {
  return wrapperClassName === undefined ? {} : { wrapperClassName }
}
