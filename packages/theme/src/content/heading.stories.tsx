import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../messages/en.ts'
import { Heading } from './heading.tsx'

const meta = {
  component: Heading,
  args: { level: 2, id: 'fields', text: 'Fields', messages: en, children: 'Fields' },
  render: (args) => (
    <div className="fyr-text">
      <Heading {...args} />
    </div>
  ),
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Second: Story = {}
export const Long: Story = {
  args: {
    children: 'What happens to a record that arrives after the day has been closed by the production planner',
  },
}
