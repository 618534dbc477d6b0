import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { deepSidebar, largeSidebar, sampleBlogSidebar, sampleSidebar } from '../fixtures/sample-sidebars.ts'
import { withRouter } from '../fixtures/with-router.tsx'
import { en } from '../messages/en.ts'
import { SidebarNav } from './sidebar-nav.tsx'

const meta = {
  component: SidebarNav,
  decorators: [withRouter],
  args: { sidebar: sampleSidebar, currentPath: '/docs/resources/feeding', messages: en },
} satisfies Meta<typeof SidebarNav>

export default meta
type Story = StoryObj<typeof meta>

export const Docs: Story = {}
export const AtACategory: Story = { args: { currentPath: '/docs/resources/' } }
export const Elsewhere: Story = { args: { currentPath: '/docs/alone' } }
export const DeepTree: Story = { args: { sidebar: deepSidebar(8), currentPath: '/docs/deep' } }
export const LargeTree: Story = {
  args: { sidebar: largeSidebar(40), currentPath: '/docs/section-3/page-4' },
}
export const Blog: Story = { args: { sidebar: sampleBlogSidebar, currentPath: '/blog/welcome' } }
export const Empty: Story = { args: { sidebar: { ...sampleSidebar, items: [] } } }
export const CategoryOpenedAndClosed: Story = {
  args: { currentPath: '/docs/intro' },
  play: async ({ canvas, canvasElement }) => {
    const category = canvasElement.querySelector('details')
    const caret = category?.querySelector('summary')
    if (!category || !caret) throw new Error('There is no category.')
    await expect(category.open).toBe(false)
    await userEvent.click(caret)
    await expect(canvas.getByRole('link', { name: 'Feeding' })).toBeVisible()
    await userEvent.click(caret)
    await waitFor(() => expect(category.open).toBe(false))
  },
}
