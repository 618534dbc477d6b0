import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from './link-button.tsx'

const meta = {
  title: 'In text/LinkButton',
  component: LinkButton,
  args: { children: <a href="#start">Get started</a> },
  decorators: [
    (Story) => (
      <div className="fyr-text">
        <p>
          <Story />
        </p>
      </div>
    ),
  ],
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Dark: Story = { globals: { theme: 'dark' } }
