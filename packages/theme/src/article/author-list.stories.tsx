import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { samplePost } from '../fixtures/sample-pages.ts'
import { AuthorList } from './author-list.tsx'

const [author] = samplePost.post.authors
const plain = {
  key: 'team',
  name: 'Documentation',
  title: null,
  description: null,
  href: null,
  url: null,
  email: null,
  imageUrl: null,
  socials: [],
}

const pictured = { ...plain, imageUrl: '/img/logo.svg' }

const meta = {
  title: 'Blog/AuthorList',
  component: AuthorList,
  args: { authors: samplePost.post.authors },
} satisfies Meta<typeof AuthorList>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const WithPicture: Story = {
  args: { authors: author ? [{ ...author, imageUrl: '/img/logo.svg' }] : [] },
}
/** In several widths, the browser chooses by the width in lists. */
export const PictureInSeveralWidths: Story = {
  args: { authors: [{ ...pictured, imageSrcSet: '/img/logo.svg 40w, /img/logo.svg?2 80w' }] },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector<HTMLImageElement>('.fyr-author-picture')
    await expect(picture?.sizes).toBe('2.5rem')
  },
}
export const NameAlone: Story = { args: { authors: [plain] } }
/** A name that is a link is taller, for touch, than one that is not. */
export const LinkedBesideAnother: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    authors: [{ ...pictured, key: 'kari', name: 'Kari', href: '/blog/authors/kari' }, pictured],
  },
  play: async ({ canvasElement }) => {
    const middles = [...canvasElement.querySelectorAll('.fyr-author-picture')].map((picture) => {
      const { top, bottom } = picture.getBoundingClientRect()
      return (top + bottom) / 2
    })
    await expect(middles).toHaveLength(2)
    await expect(new Set(middles).size).toBe(1)
  },
}
export const None: Story = { args: { authors: [] } }
export const Many: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    authors: Array.from({ length: 8 }, (_, index) => ({
      ...plain,
      key: `${index}`,
      name: `Kari Elisabeth Nordmann-Fiskerstrand ${index + 1}`,
      title: 'Responsible for everything that is written about biomass',
    })),
  },
}
