import { changeFrontMatter } from './change-front-matter.ts'

/** The text of a page with one more alias in its front matter. The aliases that it has are kept. */
export function addAlias(text: string, alias: string): string {
  return changeFrontMatter(text, ({ aliases }) => {
    const known = [aliases ?? []].flat()
    return known.includes(alias) ? {} : { aliases: [...known, alias] }
  })
}
