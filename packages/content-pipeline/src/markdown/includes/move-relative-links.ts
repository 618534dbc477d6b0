import { posix } from 'node:path'
import type { Root } from 'mdast'
import { walkMarkdown } from '../document/walk-tree.ts'

/**
 * Rewrites the relative links and images of an included file for its includer: `folder` is the file's folder as seen
 * from there. Raw HTML stays as written.
 */
export function moveRelativeLinks(tree: Root, folder: string): void {
  if (folder === '.' || folder === '') return
  walkMarkdown(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
    if (isRelative(node.url)) node.url = move(node.url, folder)
  })
}

function isRelative(url: string): boolean {
  return url !== '' && !/^(?:[a-z][a-z0-9+.-]*:|[/?#])/i.test(url)
}

function move(url: string, folder: string): string {
  const moved = posix.join(folder, url)
  return moved.startsWith('../') ? moved : `./${moved}`
}
