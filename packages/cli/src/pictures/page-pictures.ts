import type { PictureUse } from '@fyr/content-pipeline'
import type {
  Author,
  HeroImage,
  Page,
  PostExcerpt,
  PostSummary,
  SizedImage,
} from '@fyr/content-pipeline/manifest'
import type { PictureFinder } from './picture-finder.ts'

/** The data of a page with the files of its pictures; those in its content are in its texts. */
export function withPagePictures(page: Page, files: PictureFinder): Page {
  return withPreview(withShown(page, files), files)
}

function withPreview(page: Page, files: PictureFinder): Page {
  const preview = page.preview ?? null
  const file = preview === null || preview.image === null ? null : files.preview(preview.image.url)
  if (preview === null || file === null) return page
  const { url, ...size } = file
  return { ...page, preview: { ...preview, image: { url, size } } }
}

function withShown(page: Page, files: PictureFinder): Page {
  const author = (one: Author): Author => {
    const imageSrcSet = one.imageUrl === null ? null : files.srcSet('author', one.imageUrl)
    return imageSrcSet === null ? one : { ...one, imageSrcSet }
  }
  const post = <Post extends PostSummary>(one: Post): Post =>
    one.authors.length === 0 ? one : { ...one, authors: one.authors.map(author) }
  const excerpt = (one: PostExcerpt): PostExcerpt => {
    const { picture, ...rest } = post(one)
    return picture === undefined ? rest : { ...rest, picture: withFiles(picture, 'post', files) }
  }
  switch (page.kind) {
    case 'home':
      return page.image === undefined ? page : { ...page, image: withHero(page.image, files) }
    case 'post':
      return { ...page, post: post(page.post) }
    case 'blog-author':
      return { ...page, author: author(page.author), posts: page.posts.map(excerpt) }
    case 'blog-list':
    case 'blog-tag':
      return { ...page, posts: page.posts.map(excerpt) }
    case 'blog-authors':
      return { ...page, authors: page.authors.map((one) => ({ ...one, author: author(one.author) })) }
    case 'blog-archive':
      return { ...page, years: page.years.map((year) => ({ ...year, posts: year.posts.map(post) })) }
    default:
      return page
  }
}

function withHero(image: HeroImage, files: PictureFinder): HeroImage {
  const { dark } = image
  return {
    ...withFiles(image, 'hero', files),
    ...(dark !== undefined && { dark: withFiles(dark, 'hero', files) }),
  }
}

function withFiles<Image extends SizedImage>(image: Image, use: PictureUse, files: PictureFinder): Image {
  const srcSet = files.srcSet(use, image.src)
  return srcSet === null ? image : { ...image, srcSet }
}
