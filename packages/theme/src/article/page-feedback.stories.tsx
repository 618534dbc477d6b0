import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withArticleScripts } from '../fixtures/with-article-scripts.tsx'
import { en } from '../messages/en.ts'
import { PageFeedback } from './page-feedback.tsx'

const meta = {
  title: 'On an article/PageFeedback',
  component: PageFeedback,
  decorators: [withArticleScripts],
} satisfies Meta<typeof PageFeedback>

export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Answered: Story = {
  play: async ({ canvas }) => {
    const onFeedback = fn()
    document.addEventListener('fyr:feedback', onFeedback, { once: true })
    const yes = canvas.getByRole('button', { name: en.feedbackYes })
    await userEvent.click(yes)
    await waitFor(() => expect(onFeedback).toHaveBeenCalledOnce())
    await expect(yes).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText(en.feedbackThanks)).toBeVisible()
  },
}
