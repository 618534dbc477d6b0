import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sampleDoc } from '../fixtures/sample-pages.ts'
import { en } from '../messages/en.ts'
import { no } from '../messages/no.ts'
import { MobileToc } from './mobile-toc.tsx'

const meta = {
  component: MobileToc,
  globals: { viewport: { value: 'phone' } },
  args: { toc: sampleDoc.toc, messages: en },
} satisfies Meta<typeof MobileToc>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const WithoutHeadings: Story = { args: { toc: [] } }
export const Norwegian: Story = { args: { messages: no } }
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(en.onThisPage))
    await expect(canvas.getByRole('link', { name: 'Limits' })).toBeVisible()
  },
}
