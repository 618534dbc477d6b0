import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './icon.tsx'

const meta = { title: 'Foundations/Icon', component: Icon, args: { name: 'globe' } } satisfies Meta<
  typeof Icon
>

export default meta
type Story = StoryObj<typeof meta>

export const Globe: Story = {}
export const Warning: Story = { args: { name: 'warning' } }
