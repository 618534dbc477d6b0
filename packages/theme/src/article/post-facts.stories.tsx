import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { samplePost } from '../fixtures/sample-pages.ts'
import { PostFacts } from './post-facts.tsx'

const meta = {
  title: 'Blog/PostFacts',
  component: PostFacts,
  args: { post: samplePost.post },
} satisfies Meta<typeof PostFacts>

export default meta
type Story = StoryObj<typeof meta>

export const OneMinute: Story = {}
export const WithoutWords: Story = { args: { post: { ...samplePost.post, readingMinutes: 0 } } }
export const WithAuthors: Story = {
  args: { authors: samplePost.post.authors },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent(args.authors?.map(({ name }) => name).join(', ') ?? '')
  },
}
export const Norwegian: Story = { globals: { locale: 'no' } }
