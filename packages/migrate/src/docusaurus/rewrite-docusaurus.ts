import { posix } from 'node:path'
import { createHeadingIds, headingId } from '@fyr/content-pipeline/internal'
import { changeLines } from '../old-site/change-lines.ts'
import { keepHeadingIds } from '../old-site/keep-heading-ids.ts'
import { changeFrontMatter } from '@fyr/cli/internal'
import { plainKeys } from './plain-keys.ts'
import { takeHead } from './take-head.ts'

/** `@site/docs/a.md` in an import, a link or a call, except static files, which Fyr knows. */
const FROM_SITE = /(["'(!])@site\/(?!static\/)([^"'\s)?#]+)/g

/** `pathname:///app/` in a link or an attribute: an address that is not a page. */
const PATHNAME = /(\]\(|["'])pathname:\/\/(?=\/)/g

/** A heading with the words of the title gets a number there. Fyr makes ids of words in the same way. */
const OLD_IDS = { idOf: (text: string) => headingId(text, createHeadingIds()), countsTitle: true }

interface RewriteContext {
  /** Folder of the old site, relative to the root; empty for the root itself. */
  readonly folder: string
  readonly isThere: (file: string) => boolean
}

/**
 * Rewrites syntax that Fyr spells differently: keys of front matter, a head, ids of headings, and paths from the old site, which may be in
 * a folder here.
 */
export function rewritePage(file: string, written: string, { folder, isThere }: RewriteContext): string {
  const text = keepHeadingIds(takeHead(changeFrontMatter(written, plainKeys)), OLD_IDS)
  if (!text.includes('@site/') && !text.includes('pathname:')) return text
  const relativePath = (whole: string, before: string, path: string): string => {
    const target = posix.join(folder, path)
    if (!isThere(target)) return whole
    const relative = posix.relative(posix.dirname(file), target)
    return before + (relative.startsWith('../') ? relative : `./${relative}`)
  }
  return changeLines(text, {
    text: (line) => line.replaceAll(PATHNAME, '$1').replaceAll(FROM_SITE, relativePath),
  })
}
