import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { fitsTheWindow, LONG_WORD } from '../fixtures/fits-the-window.ts'
import { sampleDoc } from '../fixtures/sample-pages.ts'
import { en } from '../messages/en.ts'
import { MobileToc } from './mobile-toc.tsx'

const meta = {
  title: 'On an article/MobileToc',
  component: MobileToc,
  globals: { viewport: { value: 'phone' } },
  args: { toc: sampleDoc.toc },
} satisfies Meta<typeof MobileToc>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const WithoutHeadings: Story = { args: { toc: [] } }
export const Norwegian: Story = { globals: { locale: 'no' } }
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(en.onThisPage))
    await expect(canvas.getByRole('link', { name: 'Limits' })).toBeVisible()
  },
}
export const LongWord: Story = {
  args: { toc: [{ id: 'long', level: 2, label: ['About ', { type: 'code', text: LONG_WORD }] }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(en.onThisPage))
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await fitsTheWindow()
  },
}
