import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './pagination.tsx'

const before = { relation: 'Previous', link: { label: 'Resources', href: '/docs/resources/' } }
const after = { relation: 'Next', link: { label: 'Mortality', href: '/docs/resources/mortality' } }

const meta = {
  component: Pagination,
  args: { label: 'Previous and next page', before, after },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {}
export const First: Story = { args: { before: { ...before, link: null } } }
export const Last: Story = { args: { after: { ...after, link: null } } }
export const Neither: Story = {
  args: { before: { ...before, link: null }, after: { ...after, link: null } },
}
export const WithoutTitles: Story = {
  args: {
    before: { relation: 'Newer posts', link: { label: '', href: '/blog' } },
    after: { relation: 'Older posts', link: { label: '', href: '/blog/page/3' } },
  },
}
