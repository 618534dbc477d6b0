import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleCategory } from '../fixtures/sample-pages.ts'
import { DocCards } from './doc-cards.tsx'

const meta = {
  title: 'In text/DocCards',
  component: DocCards,
  args: { cards: sampleCategory.cards },
} satisfies Meta<typeof DocCards>

export default meta
type Story = StoryObj<typeof meta>

const [first] = sampleCategory.cards

export const EveryKind: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual([
      'Feeding',
      'Environment',
      'Status (opens in a new tab)',
    ])
    await expect(canvas.getByText('3 items')).toBeVisible()
    // The corner of a card belongs to its link.
    const card = links[0]?.closest('li')
    const { right, bottom } = card?.getBoundingClientRect() ?? { right: 0, bottom: 0 }
    await expect(document.elementFromPoint(right - 4, bottom - 4)).toBe(links[0])
  },
}
export const Norwegian: Story = { globals: { locale: 'no' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** In a text the cards keep to its edges and their parts to each other. */
export const InText: Story = {
  decorators: [
    (Story) => (
      <div className="fyr-text">
        <p>Before.</p>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const text = canvasElement.querySelector('.fyr-text')
    const [card] = canvas.getAllByRole('listitem')
    await expect(card?.getBoundingClientRect().left).toBe(text?.getBoundingClientRect().left)
    const icon = card?.querySelector('svg')?.getBoundingClientRect()
    const link = canvas.getByRole('link', { name: 'Feeding' }).getBoundingClientRect()
    await expect(Math.abs((icon?.top ?? 0) - link.top)).toBeLessThan(8)
  },
}
export const LongTexts: Story = {
  args: {
    cards: [1, 2, 3].map((count) => ({
      type: 'doc' as const,
      label: `${'Biomass per production area and unit '.repeat(count)}ProductionAreaBiomassMeasurement`,
      href: `/docs/${count}`,
      isExternal: false,
      description: first?.description?.repeat(count * 4) ?? null,
      itemCount: 0,
    })),
  },
}
export const Empty: Story = {
  args: { cards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBe(null)
  },
}
