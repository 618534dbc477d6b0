import type { Meta, StoryObj } from '@storybook/react-vite'
import { Admonition } from './admonition.tsx'

const meta = {
  component: Admonition,
  args: { type: 'note', title: 'Note', children: <p>Amounts are in kilograms.</p> },
} satisfies Meta<typeof Admonition>

export default meta
type Story = StoryObj<typeof meta>

export const Note: Story = {}
export const Tip: Story = { args: { type: 'tip', title: 'Tip' } }
export const Info: Story = { args: { type: 'info', title: 'Info' } }
export const Warning: Story = { args: { type: 'warning', title: 'Warning' } }
export const Danger: Story = { args: { type: 'danger', title: 'Danger' } }
export const OwnTitle: Story = {
  args: {
    type: 'warning',
    title: (
      <>
        Mind the <code>unit</code>
      </>
    ),
  },
}
