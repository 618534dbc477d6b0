import { ADMONITION_TYPES } from '@fyr/content-pipeline/manifest'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'

const meta = {
  title: 'In text/Badge',
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const InText: Story = {
  render: (args) => (
    <div className="fyr-text">
      <h2>
        Feeding <Badge {...args} />
      </h2>
      <p>
        Amounts by the hour <Badge variant="danger">Deprecated</Badge>
      </p>
    </div>
  ),
}
export const EveryVariant: Story = {
  render: () => (
    <p>
      {ADMONITION_TYPES.map((variant) => (
        <span key={variant}>
          <Badge variant={variant}>{variant}</Badge>{' '}
        </span>
      ))}
    </p>
  ),
}
export const Dark: Story = { ...EveryVariant, globals: { theme: 'dark' } }
