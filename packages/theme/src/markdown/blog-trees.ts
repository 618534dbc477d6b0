import type {
  Author,
  BlogArchivePage,
  BlogAuthorPage,
  BlogAuthorsPage,
  BlogListPage,
  BlogTagPage,
  BlogTagsPage,
  PostExcerpt,
  PostSummary,
} from '@fyr/content-pipeline/manifest'
import type { Element, RootContent } from 'hast'
import { formatDate } from '../messages/format-date.ts'
import { tagSections } from '../content/tag-sections.ts'
import { formatPlural } from '../messages/format-message.ts'
import type { Messages } from '../messages/messages.ts'
import { type Child, element, joined, lead, link, paragraph, tagSection } from './html-tree.ts'

/** When and by whom a post was written. */
export function postParts(post: PostSummary, messages: Messages): Element[] {
  return [postFacts(post, messages), ...authorLine(post.authors)]
}

/** The text of a list of posts, of all or of those with a tag. */
export function postListTree(page: BlogListPage | BlogTagPage, messages: Messages): RootContent[] {
  const head =
    page.kind === 'blog-list'
      ? lead(page.route.description)
      : [...lead(page.tag.description), paragraph(link(messages.allTags, page.allTagsHref))]
  return [...head, ...excerpts(page.posts, messages)]
}

/** The text of the page of an author. */
export function authorTree(
  { author, allAuthorsHref, posts }: BlogAuthorPage,
  messages: Messages,
): RootContent[] {
  return [
    ...lead(author.title),
    ...lead(author.description),
    ...profileList(author, messages),
    paragraph(link(messages.allAuthors, allAuthorsHref)),
    ...excerpts(posts, messages),
  ]
}

/** The text of the page with every post by year. */
export function archiveTree(page: BlogArchivePage, messages: Messages): Element[] {
  return [
    ...lead(messages.archiveText),
    ...page.years.flatMap(({ year, posts }) => [
      element('h2', {}, year),
      element(
        'ul',
        {},
        posts.map(({ title, href, date }) =>
          element('li', {}, `${formatDate(messages, date, 'without-year')}: `, link(title, href)),
        ),
      ),
    ]),
  ]
}

/** The text of the page with all authors. */
export function authorsTree(page: BlogAuthorsPage, messages: Messages): Element[] {
  const items = page.authors.map(({ author, postCount }) =>
    element(
      'li',
      {},
      authorName(author),
      ` (${formatPlural(messages.postCount, postCount)})`,
      author.description === null ? null : `: ${author.description}`,
    ),
  )
  return [element('ul', {}, items)]
}

/** The text of the page with every tag of the blog. */
export function blogTagsTree({ groups }: BlogTagsPage, messages: Messages): Element[] {
  return tagSections(groups).flatMap(({ letter, tags }) =>
    tagSection(
      letter,
      tags.map(({ tag, postCount }) => ({ tag, count: formatPlural(messages.postCount, postCount) })),
    ),
  )
}

function excerpts(posts: readonly PostExcerpt[], messages: Messages): RootContent[] {
  if (posts.length === 0) return lead(messages.noPosts)
  return posts.flatMap((post) => [
    element('h2', {}, link(post.title, post.href)),
    postFacts(post, messages),
    ...post.excerpt.children,
    ...(post.isTruncated ? [paragraph(link(messages.readMore, post.href))] : []),
  ])
}

function postFacts({ date, readingMinutes }: PostSummary, messages: Messages): Element {
  const facts = [formatDate(messages, date)]
  if (readingMinutes > 0) facts.push(formatPlural(messages.readingTime, readingMinutes))
  return paragraph(facts.join(' · '))
}

function authorLine(authors: readonly Author[]): Element[] {
  return authors.length === 0 ? [] : [paragraph(joined(authors.map(authorName), ', '))]
}

function authorName({ name, title, href }: Author): Child[] {
  return [link(name, href), ...(title === null ? [] : [` (${title})`])]
}

function profileList({ url, email, socials }: Author, messages: Messages): Element[] {
  const links = [
    ...(url === null ? [] : [{ label: messages.authorWebsite, href: url }]),
    ...(email === null ? [] : [{ label: messages.authorEmail, href: `mailto:${email}` }]),
    ...socials,
  ]
  const items = links.map(({ label, href }) => element('li', {}, link(label, href)))
  return items.length === 0 ? [] : [element('ul', {}, items)]
}
