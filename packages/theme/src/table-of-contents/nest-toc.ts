import type { TocEntry } from '@fyr/content-pipeline/manifest'

/** A heading with the headings below it. */
export interface TocNode {
  readonly entry: TocEntry
  readonly children: readonly TocNode[]
}

interface OpenNode extends TocNode {
  readonly children: OpenNode[]
}

/** Turns headings in reading order into a tree. A skipped level leaves no gap: the deeper heading moves up. */
export function nestToc(toc: readonly TocEntry[]): readonly TocNode[] {
  const top: OpenNode[] = []
  const open: OpenNode[] = []
  for (const entry of toc) {
    while ((open.at(-1)?.entry.level ?? 0) >= entry.level) open.pop()
    const node: OpenNode = { entry, children: [] }
    const siblings = open.at(-1)?.children ?? top
    siblings.push(node)
    open.push(node)
  }
  return top
}
