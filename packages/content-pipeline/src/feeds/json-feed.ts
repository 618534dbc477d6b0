import type { Author, Feed, Item } from 'feed'

/**
 * A feed as JSON Feed 1.1 (jsonfeed.org). The library writes 1.0, in which a post has one author and a feed has no
 * language.
 */
export function jsonFeed({ options, items }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: options.title,
    home_page_url: options.link,
    feed_url: options.feedLinks?.['json'],
    description: options.description,
    language: options.language,
    items: items.map(jsonItem),
  }
  return JSON.stringify(feed, null, 4)
}

function jsonItem({
  id,
  link,
  title,
  description,
  content,
  image,
  date,
  published,
  author,
  category,
}: Item): object {
  return {
    id,
    url: link,
    title,
    content_html: content,
    summary: description,
    image,
    date_published: (published ?? date).toISOString(),
    date_modified: date.toISOString(),
    authors: author?.map(jsonAuthor),
    tags: category?.map(({ name }) => name),
  }
}

function jsonAuthor({ name, link }: Author): object {
  return { name, url: link }
}
