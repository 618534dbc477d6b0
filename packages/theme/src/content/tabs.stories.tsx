import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { withArticleScripts } from '../fixtures/with-article-scripts.tsx'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'In text/Tabs',
  component: Tabs,
  args: {
    group: 'language',
    tabs: [
      { value: 'curl', label: 'cURL', isSelected: true, content: <p>With cURL.</p> },
      { value: 'ts', label: 'TypeScript', isSelected: false, content: <p>With TypeScript.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const NoneSelected: Story = {
  args: {
    group: null,
    tabs: [
      { value: 'day', label: 'By day', isSelected: false, content: <p>It is bright.</p> },
      { value: 'night', label: 'By night', isSelected: false, content: <p>It is dark.</p> },
    ],
  },
}
export const Many: Story = {
  args: {
    tabs: Array.from({ length: 12 }, (_, index) => ({
      value: `${index}`,
      label: `Language number ${index + 1}`,
      isSelected: index === 3,
      content: <p>Panel {index + 1}</p>,
    })),
  },
}
export const TurnedByClickAndKeys: Story = {
  decorators: [withArticleScripts],
  beforeEach: () => localStorage.removeItem('fyr.tab.language'),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab')
    if (!first || !second) throw new Error('There are no two tabs.')
    await userEvent.click(second)
    await expect(canvas.getByText('With TypeScript.')).toBeVisible()
    await expect(canvas.getByText('With cURL.')).not.toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(first).toHaveFocus()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await expect(second).toHaveFocus()
    await expect(canvas.getByText('With TypeScript.')).toBeVisible()
  },
}
export const AsTheyCome: Story = {
  args: {
    group: null,
    className: 'host',
    tabs: [
      { label: 'Python', content: <p>With Python.</p> },
      { label: 'Rust', content: <p>With Rust.</p> },
    ],
  },
}
