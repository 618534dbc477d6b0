import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleSiteData, sampleNorwegianSiteData } from '../fixtures/sample-site-data.ts'
import { el, tree } from '../fixtures/tree.ts'
import { sampleBlogList } from '../fixtures/sample-pages.ts'
import { PostList } from './post-list.tsx'

const meta = {
  title: 'Blog/PostList',
  component: PostList,
  args: {
    posts: sampleBlogList.posts,
    pagination: sampleBlogList.pagination,
    siteData: sampleSiteData,
  },
} satisfies Meta<typeof PostList>

export default meta
type Story = StoryObj<typeof meta>

export const FirstOfTwoPages: Story = {}
export const Empty: Story = {
  args: { posts: [], pagination: { page: 1, pageCount: 1, newerHref: null, olderHref: null } },
}
export const WholePosts: Story = {
  args: { posts: sampleBlogList.posts.map((post) => ({ ...post, isTruncated: false })) },
}
/** In the proportions of what networks show; the text beside it says what it is about. */
export const WithPictures: Story = {
  args: {
    posts: sampleBlogList.posts.map((post, index) => ({
      ...post,
      picture: {
        src: '/img/logo.svg',
        width: 600,
        height: 600,
        // A small picture has no other files.
        ...(index === 0 && { srcSet: '/img/logo.svg 688w, /img/logo.svg?2 1376w' }),
      },
    })),
  },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('presentation').map((image) => image.getBoundingClientRect())
    const proportions = boxes.map(({ width, height }) => (width / height).toFixed(1))
    await expect(proportions).toEqual(sampleBlogList.posts.map(() => (1200 / 630).toFixed(1)))
  },
}
/** The link to the rest is at the end of its line, with or without tags before it. */
export const SomeWithoutTags: Story = {
  args: {
    posts: sampleBlogList.posts.map((post, index) => ({
      ...post,
      isTruncated: true,
      tags: index === 0 ? [] : post.tags,
    })),
  },
  play: async ({ canvas }) => {
    const ends = canvas
      .getAllByRole('link', { name: /^Read more/ })
      .map((link) => link.getBoundingClientRect().right)
    await expect(ends.length).toBeGreaterThan(1)
    await expect(new Set(ends).size).toBe(1)
  },
}
/** Bullets of an excerpt are those of a text, although the posts are a list themselves. */
export const ListInExcerpt: Story = {
  args: {
    posts: sampleBlogList.posts.map((post) => ({
      ...post,
      excerpt: tree(
        el('ul', {}, el('li', {}, 'Faster'), el('li', {}, 'Smaller', el('ul', {}, el('li', {}, 'By half')))),
      ),
    })),
  },
  play: async ({ canvas }) => {
    const marks = ['Faster', 'Smaller', 'By half'].map((text) => {
      const [item] = canvas.getAllByText(text)
      return item === undefined ? null : getComputedStyle(item).listStyleType
    })
    await expect(marks).toEqual(['disc', 'disc', 'circle'])
  },
}
export const Untranslated: Story = {
  globals: { locale: 'no' },
  args: {
    posts: sampleBlogList.posts.map((post) => ({ ...post, isFallback: true })),
    siteData: sampleNorwegianSiteData,
  },
}
export const LongTitles: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    posts: sampleBlogList.posts.map((post) => ({
      ...post,
      title:
        'Integration: everything that has changed between the versions 3.0 and 3.6, and what to do about it',
    })),
  },
}
