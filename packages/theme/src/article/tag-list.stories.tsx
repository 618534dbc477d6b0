import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fitsTheWindow, LONG_WORD } from '../fixtures/fits-the-window.ts'
import { sampleDoc, sampleTag } from '../fixtures/sample-pages.ts'
import { TagList } from './tag-list.tsx'

const meta = {
  title: 'On an article/TagList',
  component: TagList,
  args: { tags: sampleDoc.tags },
} satisfies Meta<typeof TagList>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Described: Story = {
  args: { tags: [sampleTag.tag] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('title', 'News of the web application.')
  },
}
export const LongWord: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { tags: [{ label: LONG_WORD, href: '/blog/tags/long', description: null }] },
  play: fitsTheWindow,
}
export const None: Story = { args: { tags: [] } }
export const Many: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    tags: Array.from({ length: 20 }, (_, index) => ({
      label: `Production area ${index + 1}`,
      href: `/blog/tags/production-area-${index + 1}`,
      description: null,
    })),
  },
}
