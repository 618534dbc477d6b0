import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShellIcon } from './shell-icon.tsx'

const meta = {
  title: 'Foundations/ShellIcon',
  component: ShellIcon,
  args: { name: 'globe' },
} satisfies Meta<typeof ShellIcon>

export default meta
type Story = StoryObj<typeof meta>

export const Globe: Story = {}
