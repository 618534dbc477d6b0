import type { Page } from '@fyr/content-pipeline/manifest'
import { useContext, type ReactElement } from 'react'
import { InterfaceLanguageContext, type InterfaceLanguage } from '../content/interface-language.ts'
import { CustomisationContext } from '../customising/customisation.ts'
import { ArticleSlot } from '../customising/slot.tsx'
import type { ArticleProps } from './article-props.ts'
import {
  BlogArchiveArticle,
  BlogAuthorArticle,
  BlogAuthorsArticle,
  BlogListArticle,
  BlogTagArticle,
  BlogTagsArticle,
} from './blog-articles.tsx'
import { DocArticle } from './doc-article.tsx'
import { DocChangesArticle } from './doc-changes-article.tsx'
import { DocCategoryArticle, DocTagArticle, DocTagsArticle } from './doc-list-articles.tsx'
import { OverridableHomeArticle } from './home-article.tsx'
import { LayoutArticle } from './layout-article.tsx'
import { MarkdownArticle } from './markdown-article.tsx'
import { OverridableNotFoundArticle } from './not-found-article.tsx'
import { SearchListArticle } from './search-list-article.tsx'
import { NotFoundPlace } from '../search/not-found-place.tsx'
import { PostArticle } from './post-article.tsx'

/** The content of `<main>`: the article of a page of any kind, between the site's slots. */
export function Article({ page, siteData }: ArticleProps<Page>): ReactElement {
  return (
    <>
      <ArticleSlot name="ArticleStart" page={page} siteData={siteData} />
      <InterfaceLanguageContext value={interfaceLanguage(page, siteData)}>
        <ArticleInLayout page={page} siteData={siteData} />
      </InterfaceLanguageContext>
      <ArticleSlot name="ArticleEnd" page={page} siteData={siteData} />
    </>
  )
}

/** What marks texts of the interface in the content of a page: nothing, unless the content is not translated. */
function interfaceLanguage(
  { route }: Page,
  { locale: { lang, dir } }: ArticleProps<Page>['siteData'],
): InterfaceLanguage {
  return route.isFallback ? { lang, dir } : {}
}

/** The site's layout, where front matter names one that the site has. */
function ArticleInLayout({ page, siteData }: ArticleProps<Page>): ReactElement {
  const { layouts } = useContext(CustomisationContext)
  const name = 'layout' in page ? page.layout : undefined
  const Layout = name !== undefined && layouts && Object.hasOwn(layouts, name) ? layouts[name] : undefined
  if (Layout === undefined || !('layout' in page)) return <ArticleOfKind page={page} siteData={siteData} />
  return <LayoutArticle page={page} siteData={siteData} Layout={Layout} />
}

function ArticleOfKind({ page, ...rest }: ArticleProps<Page>): ReactElement {
  switch (page.kind) {
    case 'home':
      return <OverridableHomeArticle page={page} {...rest} />
    case 'page':
      return <MarkdownArticle page={page} {...rest} />
    case 'doc':
      return <DocArticle page={page} {...rest} />
    case 'doc-category':
      return <DocCategoryArticle page={page} {...rest} />
    case 'doc-tags':
      return <DocTagsArticle page={page} {...rest} />
    case 'doc-tag':
      return <DocTagArticle page={page} {...rest} />
    case 'doc-changes':
      return <DocChangesArticle page={page} {...rest} />
    case 'post':
      return <PostArticle page={page} {...rest} />
    case 'blog-list':
      return <BlogListArticle page={page} {...rest} />
    case 'blog-archive':
      return <BlogArchiveArticle page={page} {...rest} />
    case 'blog-authors':
      return <BlogAuthorsArticle page={page} {...rest} />
    case 'blog-author':
      return <BlogAuthorArticle page={page} {...rest} />
    case 'blog-tags':
      return <BlogTagsArticle page={page} {...rest} />
    case 'blog-tag':
      return <BlogTagArticle page={page} {...rest} />
    case 'search':
      return <SearchListArticle page={page} {...rest} />
    case 'not-found':
      return (
        <>
          {'body' in page ? (
            <MarkdownArticle page={page} {...rest} />
          ) : (
            <OverridableNotFoundArticle page={page} {...rest} />
          )}
          <NotFoundPlace {...rest} />
        </>
      )
  }
}
