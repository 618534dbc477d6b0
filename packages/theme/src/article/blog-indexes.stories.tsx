import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleBlogList } from '../fixtures/sample-pages.ts'
import { BlogIndexes } from './blog-indexes.tsx'

const meta = {
  title: 'Blog/BlogIndexes',
  component: BlogIndexes,
  args: { indexes: sampleBlogList.indexes, currentPath: '/blog' },
} satisfies Meta<typeof BlogIndexes>

export default meta
type Story = StoryObj<typeof meta>

export const OnTheList: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Find posts' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Tags' })).toHaveAttribute('href', '/blog/tags')
    await expect(canvas.queryByRole('link', { current: 'page' })).toBe(null)
  },
}
export const OnAnIndex: Story = {
  args: { currentPath: '/blog/authors' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Authors')
  },
}
export const Norwegian: Story = { globals: { locale: 'no' } }
export const OnThePhone: Story = { globals: { viewport: { value: 'phone' } } }
export const NothingElseToGoTo: Story = {
  args: { indexes: sampleBlogList.indexes.slice(0, 1), currentPath: '/blog/archive' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBe(null)
  },
}
