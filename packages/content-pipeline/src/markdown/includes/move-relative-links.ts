import { posix } from 'node:path'
import { walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Root } from 'mdast'

/**
 * Rewrites the relative links, images and films of an included file for its includer: `folder` is the file's folder as seen
 * from there.
 */
export function moveRelativeLinks(tree: Root, folder: string): void {
  if (folder === '.' || folder === '') return
  walkMarkdown(tree, (node) => {
    if (node.type === 'html') node.value = moveInTags(node.value, folder)
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
    if (isRelative(node.url)) node.url = move(node.url, folder)
  })
}

const TAGS = /<(?:a|audio|img|source|track|video)\b[^<>]*>/gi
const ADDRESSES = /(\s(?:href|poster|src(set)?)\s*=\s*)(?:(["'])([^"']*)\3|([^"'\s>]+))/gi

/** The same for tags of raw HTML; a set of several pictures stays as written. */
function moveInTags(html: string, folder: string): string {
  return html.replaceAll(TAGS, (tag) =>
    tag.replaceAll(
      ADDRESSES,
      (whole, name: string, set?: string, quote = '"', quoted?: string, bare?: string) => {
        const url = (quoted ?? bare ?? '').trim()
        const isMoved = isRelative(url) && !(set !== undefined && /\s/.test(url))
        return isMoved ? `${name}${quote}${move(url, folder)}${quote}` : whole
      },
    ),
  )
}

function isRelative(url: string): boolean {
  return url !== '' && !/^(?:[a-z][a-z0-9+.-]*:|[/?#])/i.test(url)
}

function move(url: string, folder: string): string {
  const moved = posix.join(folder, url)
  return moved.startsWith('../') ? moved : `./${moved}`
}
