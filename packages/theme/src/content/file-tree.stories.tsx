import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FileTree } from './file-tree.tsx'

const meta = {
  title: 'In text/FileTree',
  component: FileTree,
  args: {
    children: (
      <ul>
        <li>
          content/
          <ul>
            <li>
              docs/
              <ul>
                <li>
                  <strong>intro.md</strong> the first page
                </li>
              </ul>
            </li>
          </ul>
        </li>
        <li>site.config.ts</li>
      </ul>
    ),
  },
  decorators: [
    (Story) => (
      <div className="fyr-text">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileTree>

export default meta
type Story = StoryObj<typeof meta>

export const Nested: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(3)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
