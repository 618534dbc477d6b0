import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CustomisationContext } from '../customising/customisation.ts'
import { sampleSiteData, sampleNorwegianSiteData } from '../fixtures/sample-site-data.ts'
import {
  sampleArchive,
  sampleAuthor,
  sampleAuthors,
  sampleBlogList,
  sampleCategory,
  sampleDoc,
  sampleDocChanges,
  sampleDocTag,
  sampleDocTags,
  sampleHome,
  sampleLoneDoc,
  sampleMarkdown,
  sampleNotFound,
  samplePost,
  sampleSearchList,
  sampleTag,
  sampleTags,
} from '../fixtures/sample-pages.ts'
import { fitsTheWindow } from '../fixtures/fits-the-window.ts'
import { el, tree } from '../fixtures/tree.ts'
import { en } from '../messages/en.ts'
import { Article } from './article.tsx'

const meta = {
  title: 'Whole pages/Article',
  component: Article,
  tags: ['both-widths'],
  args: { page: sampleDoc, siteData: sampleSiteData },
  render: (args) => (
    <>
      {/* On a phone the bar that names the current heading is below the one of the page. */}
      <header className="fyr-header">
        <div className="fyr-navbar" />
      </header>
      <div className="fyr-layout">
        <main className="fyr-layout-main">
          <Article {...args} />
        </main>
      </div>
    </>
  ),
} satisfies Meta<typeof Article>

const LONG_TAG = 'experimentalDecoratorMetadata'

export default meta
type Story = StoryObj<typeof meta>

export const Doc: Story = {}
export const NorwegianDoc: Story = { args: { siteData: sampleNorwegianSiteData }, globals: { locale: 'no' } }
/** Ways to copy the page beside its title, and the question whether it was helpful below its text. */
export const DocWithActions: Story = {
  args: {
    siteData: { ...sampleSiteData, pageActions: { hasFeedback: true, hasCopy: true, openIn: [] } },
  },
  play: async ({ canvas }) => {
    const copy = canvas.getByRole('button', { name: en.copyPage })
    const question = canvas.getByRole('group', { name: en.feedbackQuestion })
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(title.parentElement).toContainElement(copy)
    await expect(title.parentElement).not.toContainElement(question)
  },
}
export const LoneDoc: Story = { args: { page: sampleLoneDoc } }
export const UnlistedDoc: Story = {
  args: { page: { ...sampleDoc, route: { ...sampleDoc.route, isUnlisted: true } } },
}
export const DraftOfADoc: Story = {
  args: { page: { ...sampleDoc, route: { ...sampleDoc.route, isDraft: true } } },
}
export const UntranslatedDoc: Story = {
  args: {
    page: { ...sampleDoc, route: { ...sampleDoc.route, isFallback: true } },
    siteData: sampleNorwegianSiteData,
  },
  globals: { locale: 'no' },
}
export const HiddenTitle: Story = { args: { page: { ...sampleDoc, heading: [] } } }
export const LongTitle: Story = {
  args: {
    page: { ...sampleDoc, heading: ['Biomass', ' per production area and ', { type: 'code', text: 'unit' }] },
  },
}
export const Category: Story = { args: { page: sampleCategory } }
export const CategoryWithoutADescription: Story = {
  args: { page: { ...sampleCategory, route: { ...sampleCategory.route, description: '' } } },
}
export const DocTags: Story = { args: { page: sampleDocTags } }
export const OneDocTag: Story = { args: { page: sampleDocTag } }
export const DocChanges: Story = { args: { page: sampleDocChanges } }
/** Docs that nobody has translated keep the language of their words. */
export const UntranslatedDocChanges: Story = {
  args: {
    page: {
      ...sampleDocChanges,
      docs: sampleDocChanges.docs.map((doc) => ({ ...doc, isFallback: true })),
    },
    siteData: sampleNorwegianSiteData,
  },
  globals: { locale: 'no' },
}
export const NoDocChanges: Story = { args: { page: { ...sampleDocChanges, docs: [] } } }
export const Page: Story = { args: { page: sampleMarkdown } }
export const Post: Story = { args: { page: samplePost } }
export const Home: Story = { args: { page: sampleHome } }
export const BlogList: Story = { args: { page: sampleBlogList } }
export const SecondBlogList: Story = {
  args: {
    page: {
      ...sampleBlogList,
      pagination: { page: 2, pageCount: 2, newerHref: '/blog', olderHref: null },
    },
  },
}
export const BlogListWithoutADescription: Story = {
  args: { page: { ...sampleBlogList, route: { ...sampleBlogList.route, description: '' } } },
}
export const EmptyBlogList: Story = {
  args: {
    page: {
      ...sampleBlogList,
      posts: [],
      pagination: { page: 1, pageCount: 1, newerHref: null, olderHref: null },
    },
  },
}
export const Archive: Story = { args: { page: sampleArchive } }
export const AnArchiveWithoutDescriptions: Story = {
  args: {
    page: {
      ...sampleArchive,
      years: sampleArchive.years.map(({ year, posts }) => ({
        year,
        posts: posts.map((post) => ({ ...post, description: '' })),
      })),
    },
  },
}
export const Authors: Story = { args: { page: sampleAuthors } }
export const OneAuthor: Story = { args: { page: sampleAuthor } }
export const AnAuthorWithANameAlone: Story = {
  args: { page: { ...sampleAuthor, author: { ...sampleAuthor.author, title: null, description: null } } },
}
export const AnAuthorWithoutPosts: Story = {
  args: {
    page: { ...sampleAuthor, postCount: 0, posts: [], author: { ...sampleAuthor.author, socials: [] } },
  },
}
export const Tags: Story = { args: { page: sampleTags } }
/** So many tags are under their first letters. */
export const ManyTags: Story = {
  args: {
    page: {
      ...sampleTags,
      groups: ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => ({
        letter,
        tags: ['day', 'week'].map((unit) => ({
          tag: { label: `${letter} a ${unit}`, href: `/blog/tags/${letter}-${unit}`, description: null },
          postCount: 1,
        })),
      })),
    },
  },
}
/** A long tag is on one line where there is room, as every other. */
export const LongTag: Story = {
  args: {
    page: {
      ...sampleTags,
      groups: sampleTags.groups.map(({ letter, tags: [first, ...others] }) => ({
        letter,
        tags: first === undefined ? [] : [{ ...first, tag: { ...first.tag, label: LONG_TAG } }, ...others],
      })),
    },
  },
  play: async ({ canvas }) => {
    const [long] = canvas.getAllByRole('link', { name: LONG_TAG })
    await expect(long?.getBoundingClientRect().height).toBeLessThan(36)
  },
}
export const OneTag: Story = { args: { page: sampleTag } }
export const NotFound: Story = { args: { page: sampleNotFound } }
/** The page that a site has of its own for unknown addresses. */
export const OwnNotFound: Story = {
  args: { page: { ...sampleMarkdown, kind: 'not-found', route: sampleNotFound.route } },
}
/** A translation that is older than its original says so above its text. */
export const OutdatedTranslation: Story = { args: { page: { ...sampleDoc, outdatedBlocks: 3 } } }
/** A film is as wide as its author says, and never wider than the window. */
export const Film: Story = {
  args: {
    page: {
      ...sampleDoc,
      body: tree(
        el('video', { controls: true, width: 640 }, el('track', { kind: 'captions', srcLang: 'en' })),
      ),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const film = canvasElement.querySelector('video')
    await expect(film?.getBoundingClientRect().width).toBeGreaterThan(200)
    await fitsTheWindow()
  },
}
export const WithSlots: Story = {
  decorators: [
    (Story) => (
      <CustomisationContext
        value={{
          slots: {
            ArticleStart: ({ page }) => <p>Before {page.route.title}</p>,
            ArticleEnd: ({ page }) => <p>After {page.route.title}</p>,
          },
        }}
      >
        <Story />
      </CustomisationContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Before/)).toBeVisible()
    await expect(canvas.getByText(/^After/)).toBeVisible()
  },
}
export const SearchList: Story = { args: { page: sampleSearchList } }
/** The site lays out a page by a component of its own. */
export const InALayout: Story = {
  args: { page: { ...sampleDoc, layout: 'poster' } },
  decorators: [
    (Story) => (
      <CustomisationContext value={{ layouts: { poster: ({ title, article }) => [title, article] } }}>
        <Story />
      </CustomisationContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
/** A layout of the theme's own: the article stays what it is. */
export const Wide: Story = { args: { page: { ...sampleDoc, layout: 'wide' } } }
/** Nothing has this layout in development, while its file is being written. */
export const InALayoutToCome: Story = {
  args: { page: { ...sampleDoc, layout: 'poster' } },
  decorators: [
    (Story) => (
      <CustomisationContext value={{ layouts: {} }}>
        <Story />
      </CustomisationContext>
    ),
  ],
}
