import type { Meta, StoryObj } from '@storybook/react-vite'
import { withRouter } from '../fixtures/with-router.tsx'
import { SiteLink } from './site-link.tsx'

const meta = {
  title: 'Foundations/SiteLink',
  component: SiteLink,
  decorators: [withRouter],
  args: { href: '/docs/intro', children: 'Introduction' },
} satisfies Meta<typeof SiteLink>

export default meta
type Story = StoryObj<typeof meta>

export const OnThisSite: Story = {}
export const ToAFile: Story = {
  args: { href: '/openapi.json', isDocument: true, children: 'Description of the API' },
}
export const ToMail: Story = {
  args: { href: 'mailto:drift@status.example', isExternal: true, children: 'Mail' },
}
export const ToAnotherSite: Story = {
  args: { href: 'https://status.example', isExternal: true, children: 'Status' },
}
