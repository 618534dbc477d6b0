import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArticleHost } from './article-host.tsx'

const meta = {
  title: 'Whole pages/ArticleHost',
  component: ArticleHost,
  decorators: [
    (Story) => (
      <div className="fyr-layout-main">
        <Story />
      </div>
    ),
  ],
  args: { html: { __html: '<h1 class="fyr-title">Feeding</h1><p>Amounts are in kilograms.</p>' } },
} satisfies Meta<typeof ArticleHost>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { html: { __html: '' } } }
