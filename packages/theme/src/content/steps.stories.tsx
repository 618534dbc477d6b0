import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Steps } from './steps.tsx'

const meta = {
  title: 'In text/Steps',
  component: Steps,
  args: {
    children: (
      <ol>
        <li>
          <p>Connect the gateway.</p>
          <p>It needs power and a cable to the switch of the barge.</p>
        </li>
        <li>
          <p>Wait for the green light.</p>
        </li>
        <li>
          <p>Open the stream.</p>
        </li>
      </ol>
    ),
  },
  decorators: [
    (Story) => (
      <div className="fyr-text">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
