import type {
  DocCard,
  DocCategoryPage,
  DocChangesPage,
  DocTagPage,
  DocTagsPage,
} from '@fyr/content-pipeline/manifest'
import type { Element, RootContent } from 'hast'
import { changeLabel } from '../content/change-type.ts'
import { groupDocChanges } from '../content/group-doc-changes.ts'
import { tagSections } from '../content/tag-sections.ts'
import { formatPlural } from '../messages/format-message.ts'
import type { Messages } from '../messages/messages.ts'
import { element, lead, link, paragraph, tagSection } from './html-tree.ts'

/** The text of a generated category page: what is in the category. */
export function categoryTree({ route, cards }: DocCategoryPage, messages: Messages): Element[] {
  return [...lead(route.description), ...cardList(cards, messages)]
}

/** The text of the page with every tag of the docs. */
export function docTagsTree({ groups }: DocTagsPage, messages: Messages): Element[] {
  return tagSections(groups).flatMap(({ letter, tags }) =>
    tagSection(
      letter,
      tags.map(({ tag, docCount }) => ({ tag, count: formatPlural(messages.docCount, docCount) })),
    ),
  )
}

/** The text of the page with the docs of a tag. */
export function docTagTree({ tag, allTagsHref, docs }: DocTagPage, messages: Messages): Element[] {
  return [
    ...lead(tag.description),
    paragraph(link(messages.allTags, allTagsHref)),
    ...docs.flatMap(({ label, href, description }) => [
      element('h2', {}, link(label, href)),
      ...lead(description),
    ]),
  ]
}

/** The text of the page with what differs between two versions. */
export function docChangesTree({ docs }: DocChangesPage, messages: Messages): RootContent[] {
  if (docs.length === 0) return [paragraph(messages.noChanges)]
  const { changed, whole } = groupDocChanges(docs)
  return [
    ...changed.flatMap(({ type, label, href, changes }) => [
      element('h2', {}, link(label, href)),
      ...(type === 'changed' ? [] : [paragraph(changeLabel(type, messages))]),
      { ...element('ul', {}), children: changes.children as Element[] },
    ]),
    ...whole.flatMap((group) => [
      element('h2', {}, changeLabel(group.type, messages)),
      element(
        'ul',
        {},
        group.docs.map(({ label, href }) => element('li', {}, link(label, href))),
      ),
    ]),
  ]
}

/** Entries of a sidebar as a list; none without entries. */
export function cardList(
  cards: readonly Pick<DocCard, 'label' | 'href' | 'description' | 'itemCount'>[],
  messages: Messages,
): Element[] {
  const items = cards.map(({ label, href, description, itemCount }) => {
    const count = itemCount === 0 ? null : formatPlural(messages.itemCount, itemCount)
    const text = description ?? count
    return element('li', {}, link(label, href), text === null ? null : `: ${text}`)
  })
  return items.length === 0 ? [] : [element('ul', {}, items)]
}
