import type { Meta, StoryObj } from '@storybook/react-vite'
import { VersionBadge } from './version-badge.tsx'

const meta = {
  title: 'On an article/VersionBadge',
  component: VersionBadge,
  args: { version: { label: '2.0', isBadged: true } },
} satisfies Meta<typeof VersionBadge>

export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const Norwegian: Story = { globals: { locale: 'no' } }
export const OneVersionAlone: Story = { args: { version: { label: '2.0', isBadged: false } } }
export const LongLabel: Story = {
  args: { version: { label: '2026 spring, long-term support (until 2031)', isBadged: true } },
}
