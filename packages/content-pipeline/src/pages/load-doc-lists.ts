import type { DocCategoryPage, DocTagPage, DocTagsPage, Route } from '../manifest/index.ts'
import { type VersionContent, versionOf } from '../routes/locale-content.ts'
import { descriptionOf } from '../records/make-record.ts'
import { docTagsAddress } from '../records/spell-address.ts'
import { docTags } from '../routes/used-tags.ts'
import { categoryOf, flattenPages, isDoc, type SidebarPage, docLabel } from '../sidebar/sidebar-tree.ts'
import { compareInAlphabet } from '../compare-in-alphabet.ts'
import { describeVersion } from './describe-version.ts'
import { docCards } from './doc-cards.ts'
import { docSurroundings, shownSidebar } from './doc-surroundings.ts'
import { groupTags, tagLink } from './group-tags.ts'
import { docTagHref } from './list-hrefs.ts'
import { indexPreview } from './page-preview.ts'
import type { PageContext } from '../site-data/page-context.ts'

/** A generated category page. Throws a RangeError for a route that is not in this version. */
export function loadDocCategory(route: Route, context: PageContext): DocCategoryPage {
  const { content } = context
  const own = versionOfRoute(route, context)
  const { nodes, page, category } = categoryOfRoute(route, context)
  const name = route.id.slice(`doc-category/${own.version.name}`.length)
  return {
    kind: 'doc-category',
    route,
    preview: isDoc(page) ? null : indexPreview(page, context),
    ...docSurroundings(page, nodes, own, context),
    cards: docCards(category.items, context),
    version: describeVersion(own, content, ({ version, sidebars }) => {
      const pages = [...sidebars.values()].flatMap((sidebar) => flattenPages(sidebar))
      return (
        pages.find((placed) => hasId(placed.page, `doc-category/${version.name}${name}`))?.page.address ??
        null
      )
    }),
  }
}

/** The category of a route, and where it is. Throws a RangeError for a route that is not of its version. */
export function categoryOfRoute(route: Route, context: PageContext) {
  const nodes = shownSidebar(route, versionOfRoute(route, context))
  const page = flattenPages(nodes).find((placed) => hasId(placed.page, route.id))?.page
  const category = page === undefined ? null : categoryOf(page, nodes)
  if (page === undefined || category === null)
    throw new RangeError(`No category has the address ${route.path}.`)
  return { nodes, page, category }
}

function hasId(page: SidebarPage, id: string): boolean {
  return !isDoc(page) && page.id === id
}

/** All tags of a version's docs. */
export function loadDocTags(route: Route, context: PageContext): DocTagsPage {
  const { content } = context
  const own = versionOfRoute(route, context)
  const groups = groupTags(docTags(own), { lang: content.locale.lang, hrefOf: docTagHref(own, context) })
  return {
    kind: 'doc-tags',
    route,
    groups: groups.map(({ letter, tags }) => ({
      letter,
      tags: tags.map(({ tag, count }) => ({ tag, docCount: count })),
    })),
    version: describeVersion(own, content, (other) =>
      docTags(other).size === 0 ? null : docTagsAddress(other.version, context.config),
    ),
  }
}

/** The docs of a version with a tag. Throws a RangeError for a tag without docs. */
export function loadDocTag(route: Route, context: PageContext): DocTagPage {
  const { content } = context
  const own = versionOfRoute(route, context)
  const { basePath, lang } = content.locale
  const { permalink, used } = tagOfRoute(route, context)
  const hrefOf = docTagHref(own, context)
  const compare = compareInAlphabet(lang)
  return {
    kind: 'doc-tag',
    route,
    tag: tagLink(used.tag, hrefOf),
    allTagsHref: hrefOf(),
    docs: used.items
      .map((doc) => ({
        label: docLabel(doc),
        href: basePath + doc.address,
        description: descriptionOf(doc),
      }))
      .toSorted((left, right) => compare(left.label, right.label)),
    version: describeVersion(own, content, (other) =>
      docTags(other).has(permalink) ? docTagsAddress(other.version, context.config, permalink) : null,
    ),
  }
}

/** The tag of a route and the docs that carry it. Throws a RangeError for a tag that no doc carries. */
export function tagOfRoute(route: Route, context: PageContext) {
  const own = versionOfRoute(route, context)
  const permalink = route.id.slice(`doc-tags/${own.version.name}/`.length)
  const used = docTags(own).get(permalink)
  if (used === undefined) throw new RangeError(`No doc has the tag "${permalink}".`)
  return { permalink, used }
}

/** The ids of these pages have their version in the second part. */
function versionOfRoute({ id }: Route, { content }: PageContext): VersionContent {
  return versionOf(content, id.split('/')[1] ?? '')
}
