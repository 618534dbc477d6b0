import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { withArticleScripts } from '../fixtures/with-article-scripts.tsx'
import { en } from '../messages/en.ts'
import { PageActions } from './page-actions.tsx'

const meta = {
  title: 'On an article/PageActions',
  component: PageActions,
  decorators: [withArticleScripts],
  args: {
    markdown: '/img/logo.svg',
    openIn: [
      { label: 'Example AI', href: 'https://ai.example/new?q=https%3A%2F%2Fsample.example%2Fdocs.md' },
    ],
  },
} satisfies Meta<typeof PageActions>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}
export const MarkdownAlone: Story = { args: { openIn: [] } }
export const ServicesAlone: Story = { args: { markdown: null } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const NothingToOffer: Story = {
  args: { markdown: null, openIn: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.fyr-page-actions')).toBeNull()
  },
}

export const Copied: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'write').mockResolvedValue()
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: en.copyPage }))
    await expect(await canvas.findByText(en.copied)).toBeVisible()
    await expect(await canvas.findByText(en.copyPage, {}, { timeout: 3000 })).toBeVisible()
  },
}
