import type { HomePage, Page, TocSpan } from '@fyr/content-pipeline/manifest'
import type { Element, RootContent, Root } from 'hast'
import { pageTitle } from '../article/page-title.ts'
import type { Messages } from '../messages/messages.ts'
import { archiveTree, authorsTree, authorTree, blogTagsTree, postListTree, postParts } from './blog-trees.ts'
import { categoryTree, docChangesTree, docTagsTree, docTagTree } from './doc-trees.ts'
import { type Child, element, lead, link, paragraph } from './html-tree.ts'

/**
 * The article of a page as a tree of plain HTML and the special elements of its content: title, text, lists.
 * Navigation (breadcrumbs, neighbours, the edit link) is left out.
 */
export function pageTree(page: Page, messages: Messages): Root {
  return { type: 'root', children: [...titleOf(page, messages), ...bodyOf(page, messages)] }
}

function titleOf(page: Page, messages: Messages): Element[] {
  if ('toc' in page) return page.heading.length === 0 ? [] : [element('h1', {}, page.heading.map(span))]
  if (page.kind === 'home' && page.isReactPage) return []
  const title = page.kind === 'home' ? page.heading : pageTitle(page, messages)
  return [element('h1', {}, title)]
}

function span(one: TocSpan): Child {
  return typeof one === 'string' ? one : element(one.type, {}, one.text)
}

function bodyOf(page: Page, messages: Messages): RootContent[] {
  switch (page.kind) {
    case 'home':
      return [...(page.isReactPage ? [] : homeParts(page)), ...page.body.children]
    case 'doc':
    case 'page':
      return page.body.children
    case 'post':
      return [...postParts(page.post, messages), ...page.body.children]
    case 'doc-category':
      return categoryTree(page, messages)
    case 'doc-tags':
      return docTagsTree(page, messages)
    case 'doc-tag':
      return docTagTree(page, messages)
    case 'doc-changes':
      return docChangesTree(page, messages)
    case 'blog-list':
    case 'blog-tag':
      return postListTree(page, messages)
    case 'blog-author':
      return authorTree(page, messages)
    case 'blog-archive':
      return archiveTree(page, messages)
    case 'blog-authors':
      return authorsTree(page, messages)
    case 'blog-tags':
      return blogTagsTree(page, messages)
    case 'search':
      return []
    case 'not-found':
      return 'body' in page ? page.body.children : lead(messages.notFoundText)
  }
}

function homeParts({ tagline, text, actions, featuresTitle, features }: HomePage): Element[] {
  const links = actions.map(({ label, href }) => element('li', {}, link(label, href)))
  return [
    ...lead(tagline),
    ...(text === undefined ? [] : [paragraph(text)]),
    ...(links.length === 0 ? [] : [element('ul', {}, links)]),
    ...(featuresTitle === undefined ? [] : [element('h2', {}, featuresTitle)]),
    ...features.flatMap(({ title, text: words, href }) => [
      element(featuresTitle === undefined ? 'h2' : 'h3', {}, link(title, href)),
      paragraph(words),
    ]),
  ]
}
