import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './heading.tsx'

const meta = {
  title: 'In text/Heading',
  component: Heading,
  args: { level: 2, id: 'fields', text: 'Fields', children: 'Fields' },
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
export const WithoutALink: Story = {
  args: { className: 'host' },
  render: ({ className }) => (
    <div className="fyr-text">
      <Heading level={2} className={className}>
        Fields
      </Heading>
    </div>
  ),
}
export const NamedByItsWords: Story = {
  args: { id: 'fields' },
  render: ({ id }) => (
    <div className="fyr-text">
      <Heading level={2} id={id}>
        Fields
      </Heading>
      <Heading level={3} id="amounts">
        <code>amounts</code>
      </Heading>
    </div>
  ),
}
