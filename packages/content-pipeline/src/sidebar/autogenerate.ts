import { compareCodePoints } from '../manifest/compare-code-points.ts'
import { splitNumberPrefix } from '../records/split-number-prefix.ts'
import type { DataFile } from '../read/read-data-file.ts'
import type { DocRecord } from '../records/records.ts'
import type { WrittenCategory } from '../schemas/category.ts'
import { categoryIndex, type IndexContext } from './category-index.ts'
import { pickLook } from '../schemas/sidebar-look.ts'
import { docFolders } from './doc-folders.ts'
import { adviceForDocId } from './suggest-doc-id.ts'
import { docNode, type SidebarNode, docLabel } from './sidebar-tree.ts'
import { withoutOuterSlashes } from '../without-outer-slashes.ts'

/** `_category_` files by folder inside the docs. */
export type CategoryFiles = ReadonlyMap<string, DataFile<WrittenCategory>>

interface AutogenerateContext extends IndexContext {
  readonly docs: readonly DocRecord[]
  /** Drafts that a production build leaves out, and docs of one language alone: referring to one is not an error. */
  readonly absent: readonly DocRecord[]
  readonly categories: CategoryFiles
  readonly translate: (key: string, text: string) => string
  readonly onUnknownFolder: () => void
}

/** A node, and what orders it among its siblings. */
interface OrderedNode {
  readonly node: SidebarNode
  readonly position: number | null
  readonly name: string
}

/**
 * Sidebar entries of a folder (`.` for all docs): a folder becomes a category, its index page the category's page.
 * Ordered by position, then name; entries without a position come last. Unless the site orders them by the whole names of
 * files, a folder's index page is first.
 */
export function autogenerate(dirName: string, context: AutogenerateContext): SidebarNode[] {
  const folder = withoutOuterSlashes(dirName.replace(/^\.(?=\/|$)/, ''))
  const isKnown = docFolders(context.docs).has(folder)
  if (!isKnown) context.onUnknownFolder()
  return isKnown ? listFolder(folder, context).map(({ node }) => node) : []
}

function listFolder(
  folder: string,
  context: AutogenerateContext,
  claimed: DocRecord | null = null,
): OrderedNode[] {
  const folders = docFolders(context.docs)
  const { docs } = context.config
  const isByFileName = docs !== false && docs.sidebarOrder === 'file-name'
  const pages = folders
    .docsIn(folder)
    .filter((doc) => doc !== claimed)
    .map((doc): OrderedNode => {
      const label = context.translate(docLabel(doc), docLabel(doc))
      return { node: docNode(doc, label), position: doc.position, name: sortName(doc, isByFileName) }
    })
  const categories = folders.below(folder).flatMap((inner) => toCategory(inner, context))
  return [...pages, ...categories].toSorted(compareOrder)
}

function sortName({ isIndex, file }: DocRecord, isByFileName: boolean): string {
  const name = file.path.split('/').at(-1) ?? ''
  if (isByFileName) return name
  return isIndex ? '' : name.replace(/\.mdx?$/, '')
}

function toCategory(folder: string, context: AutogenerateContext): OrderedNode[] {
  const { categories, translate } = context
  const file = categories.get(folder)
  const written = file?.value ?? {}
  const base = splitNumberPrefix(folder.split('/').at(-1) ?? folder)
  const index = chooseIndex(folder, file, context)
  const items = listFolder(folder, context, index).map(({ node }) => node)
  // The texts of an unlisted page are only for its readers.
  const listed = index?.isUnlisted === true ? null : index
  const ownLabel = written.label ?? (listed === null ? base.name : docLabel(listed))
  const label = translate(ownLabel, ownLabel)
  const position = written.position ?? listed?.position ?? base.position
  const look = pickLook(written)
  if (items.length === 0)
    return index === null ? [] : [{ node: docNode(index, label, look), position, name: base.name }]
  const isCollapsible = written.collapsible ?? true
  const isCollapsed = isCollapsible && (written.collapsed ?? null)
  const { link, description: ownDescription } = written
  const ofFolder = (part: string, text: string) => translate(`${ownLabel}.${part}`, text)
  const description = ownDescription === undefined ? null : ofFolder('description', ownDescription)
  const page =
    file !== undefined && link?.type === 'generated-index'
      ? categoryIndex(
          {
            label: ownLabel,
            title: label,
            link,
            location: { source: file.source, at: file.locate(['link', 'slug']) },
            translate: ofFolder,
          },
          context,
        )
      : index
  return [
    {
      node: { type: 'category', look, label, description, page, isCollapsible, isCollapsed, items },
      position,
      name: base.name,
    },
  ]
}

function chooseIndex(
  folder: string,
  file: DataFile<WrittenCategory> | undefined,
  { docs, absent, version, log }: AutogenerateContext,
): DocRecord | null {
  const link = file?.value.link
  if (file === undefined || link === undefined)
    return (
      docFolders(docs)
        .docsIn(folder)
        .find((doc) => doc.isIndex) ?? null
    )
  if (link === null || link.type === 'generated-index') return null
  // As in Docusaurus, an id of the folder itself does without the folder.
  const inFolder = docs.find(({ docId, folder: place }) => place === folder && docId.endsWith(`/${link.id}`))
  const index = inFolder ?? docs.find(({ docId }) => docId === link.id) ?? null
  if (index === null && !absent.some(({ docId }) => docId === link.id)) {
    log.add(file.source, {
      code: 'unknown-doc-id',
      problem: `The category links to the doc "${link.id}", which does not exist.`,
      ...adviceForDocId(link.id, docs, version),
      at: file.locate(['link', 'id']),
    })
  }
  return index
}

function compareOrder(left: OrderedNode, right: OrderedNode): number {
  const first = left.position ?? Number.POSITIVE_INFINITY
  const second = right.position ?? Number.POSITIVE_INFINITY
  if (first !== second) return first < second ? -1 : 1
  return compareCodePoints(left.name, right.name)
}
