import { resolveConfigLink } from '../links/resolve-target.ts'
import { adviceForRemote } from '../read/remote-images.ts'
import { noteShown, resolveImage } from '../links/resolve-image.ts'
import type { Author } from '../manifest/index.ts'
import type { AuthorRecord } from '../read/read-authors.ts'
import { socialLinks } from '../schemas/socials.ts'
import { blogHref } from './list-hrefs.ts'
import type { PageContext } from '../site-data/page-context.ts'

/** An author as pages show one. A broken link or image is reported where it was written. */
export function describeAuthor(author: AuthorRecord, context: PageContext): Author {
  const { key, written, permalink, locationOf } = author
  const { name, title, url, email, description, socials } = written
  const page = permalink === null ? null : blogHref(context, 'authors', permalink)
  const website = url === undefined ? null : resolveConfigLink({ href: url }, context, locationOf('url')).href
  return {
    key,
    name,
    title: title ?? null,
    description: description ?? null,
    href: page ?? website ?? (email === undefined ? null : `mailto:${email}`),
    url: website,
    email: email ?? null,
    imageUrl: picture(author, context),
    socials: socialLinks(socials ?? {}),
  }
}

function picture({ written, locationOf }: AuthorRecord, context: PageContext): string | null {
  const url = written.image_url
  if (url === undefined) return null
  const { basePath } = context.content.locale
  const image = resolveImage(url, null, { ...context, basePath })
  const location = locationOf('image_url')
  if (image.type === 'resolved') {
    noteShown(image, { use: 'author', at: location }, { ...context, basePath })
    return image.src
  }
  const { source, at } = location
  context.log.add(source, {
    ...(image.type === 'broken'
      ? image
      : {
          code: 'external-image',
          problem: `The picture "${url}" is on another host.`,
          hint: adviceForRemote(url),
        }),
    at,
  })
  return image.type === 'external' ? url : null
}
