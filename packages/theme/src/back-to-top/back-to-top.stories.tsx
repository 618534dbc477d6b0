import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { en } from '../messages/en.ts'
import { BackToTop } from './back-to-top.tsx'

const meta = {
  title: 'Around an article/BackToTop',
  component: BackToTop,
  args: { onGoToTop: fn() },
} satisfies Meta<typeof BackToTop>

export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: en.backToTop }))
    await expect(args.onGoToTop).toHaveBeenCalledOnce()
  },
}
export const Norwegian: Story = { globals: { locale: 'no' } }
