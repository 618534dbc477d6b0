import type { Meta, StoryObj } from '@storybook/react-vite'
import { Admonition } from './admonition.tsx'

const meta = {
  title: 'In text/Admonition',
  component: Admonition,
  args: { children: <p>Amounts are in kilograms.</p> },
} satisfies Meta<typeof Admonition>

export default meta
type Story = StoryObj<typeof meta>

export const Note: Story = {}
export const Tip: Story = { args: { type: 'tip' } }
export const Info: Story = { args: { type: 'info' } }
export const Warning: Story = { args: { type: 'warning' } }
export const Danger: Story = { args: { type: 'danger' } }
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
/** The title is another word for the type. */
export const OwnName: Story = { args: { name: 'caution' } }
export const NameAndType: Story = { args: { name: 'caution', type: 'danger' } }
export const WithAClassOfItsOwn: Story = { args: { className: 'host', id: 'units' } }
