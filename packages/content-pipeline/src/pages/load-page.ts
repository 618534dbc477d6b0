import { findImage } from '../links/create-reference-resolver.ts'
import { noteShown } from '../links/resolve-image.ts'
import { resolveFrontMatterLink } from '../links/resolve-target.ts'
import type { HeroImage, HomePage, MarkdownPage, NotFoundPage, Route, SizedImage } from '../manifest/index.ts'
import { isReactPage } from '../read/read-collection.ts'
import { locationOfKey, type PageRecord } from '../records/records.ts'
import { planText, loadWritten, type PlanContext, siteFrontMatterOf } from './load-written.ts'
import { recordPreview } from './page-preview.ts'
import type { PageContext } from '../site-data/page-context.ts'

/** The home page of a locale: its front matter and content. */
export function loadHome(route: Route, page: PageRecord, context: PlanContext): HomePage {
  const body = context.placeText(planText(page, route.path, context))
  return {
    kind: 'home',
    route,
    body,
    ...pageLook(page),
    ...siteFrontMatterOf(page),
    ...homeParts(page, route.path, context),
    ...(isReactPage(page.file.path) && { isReactPage: true }),
  }
}

/** Hero, actions and features of the home page, links resolved and checked. */
export function homeParts(page: PageRecord, path: string, context: PageContext) {
  const { frontMatter, file } = page
  const { translate } = context.content.messages
  const link = (target: { to?: string | undefined; href?: string | undefined }, key: string, index: number) =>
    resolveFrontMatterLink(target, { file, path, location: locationOfKey(page, [key, index]) }, context)
  return {
    preview: recordPreview(page, context),
    heading: frontMatter.hero?.heading ?? translate('site.title', context.config.title),
    tagline: frontMatter.hero?.tagline ?? translate('site.tagline', context.config.tagline),
    ...(frontMatter.hero?.text !== undefined && { text: frontMatter.hero.text }),
    ...heroImage(page, context),
    actions: (frontMatter.actions ?? []).map(({ label, to, href, isPrimary }, index) => ({
      label,
      ...link({ to, href }, 'actions', index),
      isPrimary: isPrimary ?? index === 0,
    })),
    ...(frontMatter.featuresTitle !== undefined && { featuresTitle: frontMatter.featuresTitle }),
    features: (frontMatter.features ?? []).map(({ title, text, to, icon }, index) => {
      const found = icon === undefined ? null : homeImage(icon, ['features', index, 'icon'], page, context)
      return {
        title,
        text,
        ...(to === undefined ? { href: null } : link({ to }, 'features', index)),
        ...(found !== null && { icon: { src: found.src, ...found.size } }),
      }
    }),
  }
}

/** The picture of the hero; none if its file is missing, which is reported. */
function heroImage(page: PageRecord, context: PageContext): { readonly image?: HeroImage } {
  const written = page.frontMatter.hero?.image
  if (written === undefined) return {}
  const { basePath } = context.content.locale
  const find = (key: 'src' | 'dark', url: string): SizedImage | null => {
    const place = ['hero', 'image', key]
    const found = homeImage(url, place, page, context)
    if (found === null) return null
    noteShown(found, { use: 'hero', at: locationOfKey(page, place) }, { ...context, basePath })
    return { src: found.src, ...found.size }
  }
  const image = find('src', written.src)
  const dark = written.dark === undefined ? null : find('dark', written.dark)
  if (image === null) return {}
  return { image: { ...image, alt: written.alt, ...(dark !== null && { dark }) } }
}

/** A picture that the front matter of the home page names; null if its file is missing, which is reported. */
function homeImage(url: string, place: readonly (string | number)[], page: PageRecord, context: PageContext) {
  const { file } = page
  const { basePath } = context.content.locale
  return findImage(url, file, { ...context, basePath }, (issue) => {
    if (!file.isFallback) context.log.add(file.source, { ...issue, at: locationOfKey(page, place).at })
  })
}

/** Settings besides its content of a page that is neither a doc nor a post. */
function pageLook({ frontMatter: { wrapperClassName } }: PageRecord): Pick<MarkdownPage, 'wrapperClassName'> {
  return wrapperClassName === undefined ? {} : { wrapperClassName }
}

/** The page at every unknown address. */
export function loadNotFound(route: Route, context: PlanContext): NotFoundPage {
  const { notFound } = context.content
  if (notFound === null) return { kind: 'not-found', route }
  const { layout: _, ...page } = loadMarkdownPage(route, notFound, context)
  return { ...page, kind: 'not-found' }
}

/** A page written in Markdown. */
export function loadMarkdownPage(route: Route, page: PageRecord, context: PlanContext): MarkdownPage {
  return { ...loadWritten(route, page, context), ...pageLook(page), kind: 'page' }
}
